import type { WrittenFault } from '../mutation.ts';

const machine = 'feedback';
const page = 'src/features/feedback/FeedbackPage.tsx';
const form = 'src/features/feedback/FeedbackForm.tsx';
const fields = 'src/features/feedback/feedback.form.ts';
const spec = ['tests/e2e/feedback.spec.ts'];
const ofFailures = ['tests/e2e/feedbackFailures.spec.ts'];

export const faults: WrittenFault[] = [
  {
    name: 'each press has a key of its own',
    kind: 'call sent twice',
    machine,
    file: page,
    find: `      key: draft.key,\n      needsBotCheck`,
    replace: `      key: crypto.randomUUID(),\n      needsBotCheck`,
    tests: { files: ofFailures, named: 'without a connection' },
  },
  {
    name: 'what is typed is not kept',
    kind: 'lost draft',
    machine,
    file: form,
    find: `  useSavedForm(form.methods, draft);\n`,
    replace: '',
    tests: { files: spec, named: 'survives a reload' },
  },
  {
    name: 'an identity code in the text is kept',
    kind: 'secret kept',
    machine,
    file: 'src/shared/draft/drafts.ts',
    find: `withoutSecrets(values[field])`,
    replace: `values[field] ?? withoutSecrets('')`,
    tests: { files: spec, named: 'survives a reload' },
  },
  {
    name: 'a page loaded anew knows nothing of what it sent',
    kind: 'lost draft',
    machine,
    file: page,
    find: `    draft.markSent(true);\n`,
    replace: '',
    tests: { files: ofFailures, named: 'loaded anew while it sends' },
  },
  {
    name: 'the focus is lost when it is sent',
    kind: 'lost focus',
    machine,
    file: page,
    find: `usePage(heading, isSent ? 'sent' : draft.key);`,
    replace: `usePage(heading);`,
    tests: { files: spec, named: 'a number, after the bot check' },
  },
  {
    name: 'a stranger sends without a bot check',
    kind: 'call without its bot check',
    machine,
    file: page,
    find: `needsBotCheck: !isSignedIn`,
    replace: `needsBotCheck: false`,
    tests: { files: spec, named: 'a number, after the bot check' },
  },
  {
    name: 'a bot check that is refused is not solved again',
    kind: 'dropped error branch',
    machine,
    file: 'src/shared/submission/submission.actors.ts',
    find: `solveBotCheck: fromPromise<string, undefined>(({ signal }) => solveBotCheck(signal)),`,
    replace: `solveBotCheck: fromPromise<string, undefined>(
        ((solved) => ({ signal }) => (solved[0] ??= solveBotCheck(signal)))([] as Promise<string>[]),
      ),`,
    tests: { files: ['src/features/feedback/feedback.actors.test.ts'], named: 'replaced once' },
  },
  {
    name: 'the length of the text is not looked at',
    kind: 'missing check',
    machine,
    file: fields,
    find: `text: textField(FEEDBACK_LIMIT)`,
    replace: `text: textField(10 * FEEDBACK_LIMIT)`,
    tests: { files: ['src/features/feedback/feedback.form.test.ts'], named: 'a text of' },
  },
  {
    name: 'an answer may be wanted without an address',
    kind: 'missing check',
    machine,
    file: fields,
    find: `!wantsAnswer || emailError(email) === null`,
    replace: `!wantsAnswer || email === '' || emailError(email) === null`,
    tests: { files: spec, named: 'all that is wrong at once' },
  },
  {
    name: 'what failed is told as what was sent, in Swedish',
    kind: 'wrong text',
    machine,
    file: 'locales/sv/submission.po',
    find: `msgstr "Det gick inte att skicka"`,
    replace: `msgstr "Responsnummer"`,
  },
];
