import type { WrittenFault } from '../mutation.ts';

const machine = 'moves';
const kind = 'hole in moves';
const proof = 'tests/moves/proof.test.ts';
const made = 'tests/moves/move.test.ts';

export const faults: WrittenFault[] = [
  {
    name: 'whoever has got a link moves another’s contract',
    kind,
    machine,
    file: 'server/moves/takeMove.ts',
    find: `return id !== undefined && (id === customerId || representedCustomerIds.has(id));`,
    replace: `return id === undefined || !(id === customerId || representedCustomerIds.has(id));`,
    tests: { files: [proof], named: 'its metering point' },
  },
  {
    name: 'a contract moves on any day',
    kind,
    machine,
    file: 'server/moves/makeMove.ts',
    find: `if (!areMoveDays(move, contract, today)) throw new ProblemError('move.dayNotPossible');`,
    replace: '',
    tests: { files: [made], named: 'a last day 31 days after' },
  },
  {
    name: 'what belongs to the building goes on',
    kind,
    machine,
    file: 'server/moves/makeMove.ts',
    find: `ending.map((one) => one.contract.contractCode),`,
    replace: `[],`,
    tests: { files: [made], named: 'ends the old half' },
  },
  {
    name: 'a second contract is made beside one’s own',
    kind,
    machine,
    file: 'server/moves/makeMove.ts',
    find: `if (goingOn.some((one) => one.customerId === customerId)) throw new ProblemError('move.ownContract');`,
    replace: '',
    tests: { files: [made], named: 'a home where they have a contract' },
  },
  {
    name: 'an add-on stays in the old home',
    kind,
    machine,
    file: 'server/store/moves.ts',
    find: `for (const { held: addon } of await findMovedAddons(db, oldCode, startDate))`,
    replace: `for (const { held: addon } of (await findMovedAddons(db, oldCode, startDate)).slice(1))`,
    tests: { files: [made], named: 'ends the old half' },
  },
  {
    name: 'what was withdrawn from goes on in the new home',
    kind,
    machine,
    file: 'server/withdrawals/withdraw.ts',
    find: `const moved = sold === null ? [] : await findMovedOn(db, sold);`,
    replace: `const moved = sold === null ? [] : (await findMovedOn(db, sold)).slice(0, 0);`,
    tests: { files: ['tests/moves/withdrawn.test.ts'], named: 'ends in both homes' },
  },
];
