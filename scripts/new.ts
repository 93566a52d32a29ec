// npm run new -- operation <tag>/<operationId> | page <area>/<Name> | machine <flow>: writes what each begins with, as the
// how-tos describe it. A machine that stands already gets its model, in which everything that it declares is named.
import { enterProject } from './prepare.mjs';
import { NotMade } from './new/files.ts';
import { newMachine } from './new/machine.ts';
import { newOperation } from './new/operation.ts';
import { newPage } from './new/page.ts';

enterProject();

const kinds: Record<string, { make(name: string): Promise<string[]>; form: RegExp; shown: string }> = {
  operation: { make: newOperation, form: /^[a-z][A-Za-z]*\/[a-z][A-Za-z]*$/, shown: '<tag>/<operationId>' },
  page: { make: newPage, form: /^[a-z][A-Za-z]*\/[A-Z][A-Za-z]*$/, shown: '<area>/<Name>' },
  machine: { make: newMachine, form: /^[a-z][A-Za-z]*$/, shown: '<flow>, in one word: signOut' },
};

const [kind = '', name = ''] = process.argv.slice(2);
const chosen = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (!chosen?.form.test(name)) {
  const usage = Object.entries(kinds).map(([one, { shown }]) => `  npm run new -- ${one} ${shown}`);
  console.error(['What is to be written?', ...usage].join('\n'));
  process.exitCode = 1;
} else {
  try {
    const next = await chosen.make(name);
    console.log(['', 'Next:', ...next.map((step) => `- ${step}`)].join('\n'));
  } catch (thrown) {
    if (!(thrown instanceof NotMade)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  }
}
