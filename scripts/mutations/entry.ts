import type { Mutation } from './mutation.ts';

const machine = 'entry';
const file = 'machines/entry/entry.machine.ts';

export const entryMutations: Mutation[] = [
  {
    name: 'a company is sent back to its own service for ever',
    kind: 'missing guard',
    machine,
    file,
    find: `(context.page === 'dashboard' || context.page === 'other') &&
      !context.isExitDismissed,`,
    replace: `(context.page === 'dashboard' || context.page === 'other'),`,
  },
  {
    name: 'private customers are sent to the service for companies, and companies are not',
    kind: 'inverted guard',
    machine,
    file,
    find: `context.customerType === 'B2B' &&`,
    replace: `context.customerType !== 'B2B' &&`,
  },
  {
    name: 'the disclaimer stands there until its day and then no more',
    kind: 'inverted guard',
    machine,
    file,
    find: `context.disclaimerActiveFrom <= context.today,`,
    replace: `context.disclaimerActiveFrom > context.today,`,
  },
  {
    name: 'nobody ever reads the disclaimer',
    kind: 'swapped order',
    machine,
    file,
    find: `        { guard: 'isDisclaimerNeeded', target: 'disclaimerNeeded' },
        { target: 'open' },`,
    replace: `        { target: 'open' },
        { guard: 'isDisclaimerNeeded', target: 'disclaimerNeeded' },`,
  },
  {
    name: 'the disclaimer comes back each time that it is dismissed',
    kind: 'missing action',
    machine,
    file,
    find: `'disclaimer.dismissed': { target: '.weighing', actions: 'dismissDisclaimer' }`,
    replace: `'disclaimer.dismissed': { target: '.weighing' }`,
  },
  {
    name: 'a company reads the disclaimer of private customers',
    kind: 'wrong address',
    machine,
    file: 'src/app/EntryGate.tsx',
    find: `exitNeeded: '/b2b-exit'`,
    replace: `exitNeeded: '/disclaimer'`,
  },
  {
    name: 'whoever goes on from the page before lands at another one than they had opened',
    kind: 'wrong address',
    machine,
    file: 'src/app/EntryGate.tsx',
    find: `search: { location: pathname + searchStr }`,
    replace: `search: { location: '/privacy' }`,
  },
  {
    name: 'the button that leads on does not',
    kind: 'wrong event',
    machine,
    file: 'src/features/entry/DisclaimerPage.tsx',
    find: `            goOn();\n`,
    replace: '',
  },
  {
    name: 'whoever goes on from the service for companies dismisses something else',
    kind: 'wrong event',
    machine,
    file: 'src/features/entry/BusinessExitPage.tsx',
    find: `entry.send({ type: 'exit.dismissed' })`,
    replace: `entry.send({ type: 'disclaimer.dismissed' })`,
  },
  {
    name: 'from which day on the disclaimer is shown is never asked',
    kind: 'wrong page',
    machine,
    file: 'src/app/EntryGate.tsx',
    find: `{isDashboard && <DisclaimerSettings />}`,
    replace: `{false && <DisclaimerSettings />}`,
  },
  {
    name: 'the button that leads on has no text in Swedish',
    kind: 'missing translation',
    machine,
    file: 'locales/sv/entry.po',
    find: `msgstr "Jag förstår, fortsätt"`,
    replace: `msgstr ""`,
  },
];
