import type { WrittenFault } from '../mutation.ts';

const machine = 'audit';
const kind = 'hole in the audit';

export const faults: WrittenFault[] = [
  {
    name: 'a search is not written down',
    kind,
    machine,
    file: 'server/operations/backup.ts',
    find: `      await recordSearch(inTransaction, sub, 'searchCustomers', { sought, reason, total, customerIds });
`,
    replace: `      void [recordSearch, inTransaction];
`,
    tests: { files: ['tests/access/customerSearch.test.ts'], named: 'each that it lists' },
  },
  {
    name: 'whom a search has shown is not written down',
    kind,
    machine,
    file: 'server/access/staffAudit.ts',
    find: `  await recordVisits(context, employee, operation, visits);
`,
    replace: `  void visits;
`,
    tests: { files: ['tests/access/walk.test.ts'], named: 'PGlite' },
  },
  {
    name: 'customers opened before are shown again without a record',
    kind,
    machine,
    file: 'server/operations/backup.ts',
    find: `      await recordVisits({ ...context, database: { ...context.database, db } }, sub, 'getRecentCustomers', grants);
`,
    replace: `      void sub;
`,
    tests: { files: ['tests/access/acting.test.ts'], named: 'customers opened before' },
  },
  {
    name: 'a customer is opened without a record',
    kind,
    machine,
    file: 'server/operations/backup.ts',
    find: `      await recordVisits({ ...context, database: { ...context.database, db } }, sub, 'openCustomer', [open]);
`,
    replace: `      void sub;
`,
    tests: { files: ['tests/access/acting.test.ts'], named: 'what cannot be written down' },
  },
  {
    name: 'what was opened is written down outside its transaction',
    kind,
    machine,
    file: 'server/operations/backup.ts',
    find: `await recordVisits({ ...context, database: { ...context.database, db } }, sub, 'openCustomer', [open])`,
    replace: `void recordVisits(context, sub, 'openCustomer', [open]).catch(() => {})`,
    tests: { files: ['tests/access/acting.test.ts'], named: 'what cannot be written down' },
  },
  {
    name: 'a read is written down for the reason of another',
    kind,
    machine,
    file: 'server/access/staffAudit.ts',
    find: `({ ...acting, customerId })`,
    replace: `({ ...acting, customerId, reason: 'Asiakas soitti' })`,
    tests: { files: ['tests/access/staffAudit.test.ts'], named: 'leaves a record of each' },
  },
  {
    name: 'of what a search has shown the first alone is written down',
    kind,
    machine,
    file: 'server/store/staffAccess.ts',
    find: `for (const row of rows) await`,
    replace: `for (const row of rows.slice(0, 1)) await`,
    tests: { files: ['tests/access/walk.test.ts'], named: 'PGlite' },
  },
  {
    name: 'customers opened in other sessions are shown as recent',
    kind,
    machine,
    file: 'server/store/acting.ts',
    find: `    .where(eq(actingGrant.sessionId, sessionId))
    .orderBy(actingGrant.customerId`,
    replace: `    .where(eq(actingGrant.sessionId, actingGrant.sessionId))
    .orderBy(actingGrant.customerId`,
    tests: { files: ['tests/access/walk.test.ts'], named: 'PGlite' },
  },
];
