import type { WrittenFault } from '../mutation.ts';

const machine = 'move';
const spec = ['tests/e2e/move.spec.ts'];

export const faults: WrittenFault[] = [
  {
    name: 'a contract that has moved goes on to say that it runs',
    kind: 'missing action',
    machine,
    file: 'src/features/move/MoveFlow.tsx',
    find: `      'move.received': [[customerId, 'contracts']],\n`,
    replace: '',
    tests: { files: spec, named: 'from the contract’s page' },
  },
  {
    name: 'who has a contract in the new home goes on',
    kind: 'wrong page',
    machine,
    file: 'src/features/move/later/HomeStep.tsx',
    find: `insteadOfOwn={<OwnInNewHome contractCode={contractCode} />}`,
    replace: '',
    tests: { files: spec, named: 'where one has a contract already' },
  },
  {
    name: 'why a contract does not move is not said',
    kind: 'wrong page',
    machine,
    file: 'src/features/contract/ContractActions.tsx',
    find: `        <NoMove {...{ contract, group }} />\n`,
    replace: '',
    tests: { files: spec, named: 'heat does not move' },
  },
];
