import type { WrittenFault } from '../mutation.ts';

const machine = 'store';
const kind = 'hole in the store';
/** Every operation as every caller: what is shown to the wrong one is found there. */
const matrix = { files: ['tests/access/matrix.test.ts'], named: 'PGlite' };
const customer = { files: ['server/operations/customer.test.ts'], named: 'the customer ends a mandate' };

export const faults: WrittenFault[] = [
  {
    name: 'contracts are told of every customer who asks at once',
    kind,
    machine,
    file: 'server/store/contracts.ts',
    find: `contractsOf(customerId)`,
    replace: `found.contracts`,
    tests: { files: ['tests/orders/contractsAtOnce.test.ts'] },
  },
  {
    name: 'delivery sites are read of every customer',
    kind,
    machine,
    file: 'server/store/deliverySites.ts',
    find: `    eq(contract.customerId, customerId),
`,
    replace: `    sql\`\${customerId}::text is not null\`,
`,
    tests: matrix,
  },
  {
    name: 'who may act is told of every customer',
    kind,
    machine,
    file: 'server/store/customers.ts',
    find: `        eq(representation.customerId, sql.placeholder('customerId')),
`,
    replace: ``,
    tests: matrix,
  },
  {
    name: 'those whom anybody represents are told to everybody',
    kind,
    machine,
    file: 'server/store/customers.ts',
    find: `        eq(representation.sub, person.sub),
`,
    replace: ``,
    tests: matrix,
  },
  {
    name: 'one mandate that is ended ends all',
    kind,
    machine,
    file: 'server/store/customers.ts',
    find: `and(eq(representation.id, id), isNull(representation.revokedAt))`,
    replace: `isNull(representation.revokedAt)`,
    tests: customer,
  },
  {
    name: 'a mandate is said to be ended and goes on',
    kind,
    machine,
    file: 'server/operations/customer.ts',
    find: `    await revokeRepresentation(database.db, ended.id, clock());
`,
    replace: `    void [revokeRepresentation, database, clock];
`,
    tests: customer,
  },
  {
    name: 'a mandate belongs to whoever names it',
    kind,
    machine,
    file: 'server/access/resolvers/representation.ts',
    find: `row ? { customerId: row.customerId,`,
    replace: `row ? { customerId: '90000001',`,
    tests: matrix,
  },
  {
    name: 'a visit shows what was read of other customers in it',
    kind,
    machine,
    file: 'server/store/staffAccess.ts',
    find: `.where(and(eq(staffAccess.customerId, customerId), ne(staffAccess.operation, 'getRecentCustomers')))`,
    replace: `.where(sql\`\${staffAccess.visit} in (select visit from staff_access where customer_id = \${customerId})\`)`,
    tests: { files: ['tests/access/accesses.test.ts'], named: 'for whom a customer may act' },
  },
  {
    name: 'a customer sees by whom the data was looked at',
    kind,
    machine,
    file: 'server/store/staffAccess.ts',
    find: `min(nullif(\${staffAccess.reason}, ''))`,
    replace: `min(nullif(\${staffAccess.sub}, ''))`,
    tests: matrix,
  },
  {
    name: 'a person’s identity code is shown whole',
    kind,
    machine,
    file: 'server/operations/session.ts',
    find: `maskIdentityCode(who.identityCode)`,
    replace: `(void maskIdentityCode, who.identityCode)`,
    tests: { files: ['server/identity/signIn.test.ts'] },
  },
  {
    name: 'the log has the address that was asked for',
    kind,
    machine,
    file: 'server/http/logging.ts',
    find: `route: request.routeOptions.url ?? 'none',`,
    replace: `route: request.url,`,
    tests: matrix,
  },
];
