import type { WrittenFault } from '../mutation.ts';

const machine = 'contactUpdate';
const spec = (named: string) => ({ files: ['tests/e2e/update.spec.ts'], named });

export const faults: WrittenFault[] = [
  {
    name: 'what was proven at the bank is not said',
    kind: 'wrong page',
    machine,
    file: 'src/features/update/later/VerifyUpdatePage.tsx',
    find: `if (hasShape(answer, contactUpdateShape)) setResult(answer as ContactUpdate);`,
    replace: `void [hasShape, contactUpdateShape, setResult];`,
    tests: spec('a stranger changes an account'),
  },
  {
    name: 'who has signed in types the customer number',
    kind: 'wrong page',
    machine,
    file: 'src/features/update/UpdateForm.tsx',
    find: `draft.values.customerNo || (customerId ?? '')`,
    replace: `customerId === null ? draft.values.customerNo : ''`,
    tests: spec('who has signed in through a bank finds the number'),
  },
];
