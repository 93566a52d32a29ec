import type { WrittenFault } from '../mutation.ts';

const machine = 'entry';

export const faults: WrittenFault[] = [
  {
    name: 'a company reads the disclaimer of private customers',
    kind: 'wrong address',
    machine,
    file: 'src/app/EntryGate.tsx',
    find: `exit: '/b2b-exit'`,
    replace: `exit: '/disclaimer'`,
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
    find: `msgstr "Fortsätt"`,
    replace: `msgstr ""`,
  },
];
