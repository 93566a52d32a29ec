import type { WrittenFault } from '../mutation.ts';

const machine = 'priceLocks';
const kind = 'hole in price locks';
const made = 'tests/priceLock/lock.test.ts';

export const faults: WrittenFault[] = [
  {
    name: 'a price is locked while the window is closed',
    kind,
    machine,
    file: 'server/addons/takeAddition.ts',
    find: `if (isOfLock) checkWindow(latest.settings, now);`,
    replace: `if (!isOfLock) checkWindow(latest.settings, now);`,
    tests: { files: [made], named: 'and not after' },
  },
  {
    name: 'a price is locked that may not be',
    kind,
    machine,
    file: 'server/priceLock/lockedOrder.ts',
    find: `if (whyNot !== null || template.product.customerType !== customerType)`,
    replace: `if (whyNot === 'ends' || template.product.customerType !== customerType)`,
    tests: { files: [made], named: 'not in force' },
  },
  {
    name: 'what was locked and withdrawn from stays locked',
    kind,
    machine,
    file: 'server/priceLock/lockMonth.ts',
    find: `if (!held || startDate === null) return;`,
    replace: `if (held || startDate === null) return;`,
    tests: { files: [made], named: 'withdrawn from leaves the contract as it was' },
  },
  {
    name: 'a lock is proven in the month that it is for',
    kind,
    machine,
    file: 'server/priceLock/lockedOrder.ts',
    find: `if (lock.from !== next.from) throw new ProblemError('priceLock.closed');`,
    replace: `if (lock.from === '') throw new ProblemError('priceLock.closed');`,
    tests: { files: ['tests/priceLock/oldLogic.test.ts'], named: 'a proof that comes in the month that was read' },
  },
  {
    name: 'a reminder goes to whoever asks twice, twice',
    kind,
    machine,
    file: 'server/priceLock/remind.ts',
    find: `idOf([contractCode, email.toLowerCase(), day])`,
    replace: `idOf([contractCode, email, String(now.getTime())])`,
    tests: {
      files: ['tests/priceLock/reminder.test.ts'],
      named: 'goes out on the first morning of the next window, once',
    },
  },
];
