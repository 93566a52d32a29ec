import type { WrittenFault } from '../mutation.ts';

const machine = 'addonRemoval';
const spec = ['tests/e2e/addonRemoval.spec.ts'];

export const faults: WrittenFault[] = [
  {
    name: 'a contract goes on to show a service as if it did not end',
    kind: 'missing action',
    machine,
    file: 'src/shared/addonRemoval/useAddonRemoval.ts',
    find: `'removal.removed': old, `,
    replace: '',
    tests: { files: spec, named: 'from its contract’s page' },
  },
  {
    name: 'what ends with a package is not said',
    kind: 'wrong page',
    machine,
    file: 'src/shared/addonRemoval/RemovalForm.tsx',
    find: `...(endsWithIt.length === 0`,
    replace: `...(endsWithIt.length < 99`,
  },
];
