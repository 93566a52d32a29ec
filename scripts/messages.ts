// Checks every text of the portal and of the server: up to date, in all three languages, with the same placeholders, in
// the words that were decided on.
import { checkPortal } from './messages/portal.ts';
import { checkServer } from './messages/server.ts';
import { readTexts, wordFaults } from './messages/words.ts';

const faults = [...(await checkPortal()), ...checkServer(), ...wordFaults(readTexts())];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
