// npm run check: every check, or those named: npm run check -- lint types
import { checkNames, runChecks } from './checks.mjs';
import { install } from './prepare.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !checkNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}; there are ${checkNames.join(', ')}.`);
  process.exit(1);
}
install();
const wanted = names.includes('size') && !names.includes('build') ? ['build', ...names] : names;
const { failed } = await runChecks(wanted.length > 0 ? wanted : undefined);
process.exitCode = failed.length > 0 ? 1 : 0;
