// Writes the charts of all machines of a folder as JSON: node --import tsx describeAll.ts <folder> <file>
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { describeMachine } from '../chart/describe.ts';

const [folder = '', out = ''] = process.argv.slice(2);

/** Whether something that a module exports is a machine; another copy of XState may have made it. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
const files = found.filter((file) => file.endsWith('.machine.ts'));
const modules = await Promise.all(
  files.toSorted().map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>),
);
const machines = modules.flatMap((module) => Object.values(module)).filter(isMachine);
writeFileSync(out, JSON.stringify(machines.map(describeMachine)));
