#!/usr/bin/env node
import process from 'node:process';
import { cli } from '../src/cli.ts';

process.exitCode = await cli(process.argv.slice(2));
