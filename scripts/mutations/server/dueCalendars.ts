import type { WrittenFault } from '../mutation.ts';

const machine = 'dueCalendars';
const kind = 'hole in the store';
const due = (named: string) => ({ files: ['tests/invoices/dueCalendar.test.ts'], named });

export const faults: WrittenFault[] = [
  {
    name: 'a calendar goes on when the right to act for the customer is over',
    kind,
    machine,
    file: 'server/operations/dueCalendar.ts',
    find: `const isGood = row !== null && (await mayRead(database.db, row, helsinkiToday(clock().getTime())));`,
    replace: `const isGood = row !== null && [mayRead, helsinkiToday, clock].length > 0;`,
    tests: due('of whom somebody acted for'),
  },
  {
    name: 'the calendar of who is blocked goes on',
    kind,
    machine,
    file: 'server/store/dueCalendars.ts',
    find: `and(eq(dueCalendar.digest, digest), eq(person.isBlocked, false))`,
    replace: `eq(dueCalendar.digest, digest)`,
    tests: due('of whom somebody acted for'),
  },
  {
    name: 'an address that was ended goes on',
    kind,
    machine,
    file: 'server/operations/dueCalendar.ts',
    find: `await endDueCalendar(db, { sub: subOf(actor), customerId });`,
    replace: `void [endDueCalendar, db, subOf(actor), customerId];`,
    tests: due('an address that was ended'),
  },
  {
    name: 'the secret of an address is kept as it is',
    kind,
    machine,
    file: 'server/operations/dueCalendar.ts',
    find: `const digest = digestOfSecret(secret);`,
    replace: `const digest = secret;`,
    tests: due('are had by an address'),
  },
  {
    name: 'a calendar names the invoices',
    kind,
    machine,
    file: 'server/dueCalendar/dueDays.ts',
    find: 'seal.digestOf(`due day of ${one.invoiceNo}`)',
    replace: 'seal && one.invoiceNo',
    tests: due('are those of what is to be paid'),
  },
];
