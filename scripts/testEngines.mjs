// npm run test:engines: the main ways through in Firefox and WebKitGTK. How they went and where the two differ:
// reports/engines.json.
import { provideEngines } from './engines.mjs';
import { runPlaywright } from './testRuns.mjs';

const projects = ['firefox', 'webkit'];
const results = provideEngines() ? await runPlaywright(projects) : [];
const sum = (what) => results.reduce((total, result) => total + result[what], 0);
for (const [index, { passed, failed, failures }] of results.entries()) {
  console.log(`${projects[index]}: ${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = results.length === 0 || sum('failed') > 0 ? 1 : 0;
