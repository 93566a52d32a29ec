import type { WrittenFault } from '../mutation.ts';

const machine = 'additions';
const kind = 'hole in add-ons';
const proof = 'tests/addons/proof.test.ts';
const made = 'tests/addons/addition.test.ts';

export const faults: WrittenFault[] = [
  {
    name: 'an add-on goes to anybody’s contract that was named',
    kind,
    machine,
    file: 'server/orders/namedContracts.ts',
    find: `(id: string) => id === customerId || representedCustomerIds.has(id);`,
    replace: `(id: string) => id !== customerId || !representedCustomerIds.has(id);`,
    tests: { files: [proof], named: 'who has no contract there is told so' },
  },
  {
    name: 'a contract gets what it has already',
    kind,
    machine,
    file: 'server/addons/addedContract.ts',
    find: `const own = all.filter((one) => one.contractCode === contractCode);`,
    replace: `const own = all.filter((one) => one.contractCode !== contractCode);`,
    tests: { files: [made], named: 'a second environmental one' },
  },
  {
    name: 'what was withdrawn from stays with its contract',
    kind,
    machine,
    file: 'server/withdrawals/withdraw.ts',
    find: `await removeAddon(db, held.contractCode, order.tariffNo);`,
    replace: `await removeAddon(db, held.contractCode, 0);`,
    tests: { files: [made], named: 'takes it away and leaves the contract' },
  },
  {
    name: 'the proof of an add-on makes an order',
    kind,
    machine,
    file: 'server/orders/process.ts',
    find: `if (addition !== undefined) return 'vapAddition';`,
    replace: `if (addition === undefined) return 'vapAddition';`,
    tests: { files: [proof], named: 'proven twice it answers the same' },
  },
];
