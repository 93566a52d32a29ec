// npm run import -- <file>: spot prices of a file, as CSV or as the exchange's XML, into the database that the settings
// name. What it does, and in production without this script: docs/operate.md.
import { existsSync } from 'node:fs';
import { enterProject } from './prepare.mjs';

enterProject();
if (existsSync('.env')) process.loadEnvFile('.env');
await import('../server/import/main.ts');
