import type { WrittenFault } from '../mutation.ts';

const machine = 'access';
const kind = 'hole in access';
const matrix = { files: ['tests/access/matrix.test.ts', 'tests/access/holes.test.ts'] };

export const faults: WrittenFault[] = [
  {
    name: 'a resolver says of every contract that it is the represented customer’s',
    kind,
    machine,
    file: 'server/access/resolvers/contract.ts',
    find: `row ? { customerId: row.customerId, row } : null`,
    replace: `row ? { customerId: '40127731', row } : null`,
    tests: matrix,
  },
  {
    name: 'any customer counts as one’s own',
    kind,
    machine,
    file: 'server/access/authorize.ts',
    find: `customerId !== null && customerId === actor.customerId;`,
    replace: `customerId !== null;`,
    tests: matrix,
  },
  {
    name: 'a bot check that is refused lets through',
    kind,
    machine,
    file: 'server/botCheck/index.ts',
    find: `  throw new ProblemError('botCheck.needed');\n`,
    replace: '',
    tests: { files: ['server/operations/feedback.test.ts'], named: 'a stranger' },
  },
  {
    name: 'what an employee does in a customer’s place is not written down',
    kind,
    machine,
    file: 'server/operations/serve.ts',
    find: `        if (isRecorded) await recordStaffAccess({ ...context, database }, actor, operation.id);\n`,
    replace: `        void recordStaffAccess;\n`,
    tests: { files: ['tests/access/staffAudit.test.ts'] },
  },
  {
    name: 'what an employee does is written down outside the transaction of the write',
    kind,
    machine,
    file: 'server/operations/serve.ts',
    find: `recordStaffAccess({ ...context, database }, actor, operation.id)`,
    replace: `recordStaffAccess(context, actor, operation.id)`,
    tests: { files: ['tests/access/staffAudit.test.ts'], named: 'a write' },
  },
  {
    name: 'refused calls do not count',
    kind,
    machine,
    file: 'server/operations/serve.ts',
    find: `      await request.token.catch(() => null);\n`,
    replace: `      await request.token;\n`,
    tests: { files: ['tests/access/rateLimit.test.ts'], named: 'a thousand bad tokens' },
  },
  {
    name: 'all who are signed in behind one address count as one',
    kind,
    machine,
    file: 'server/http/limits.ts',
    find: 'isByPerson(count) ? (`${count} person ${sub}` as const) : (`${count} session ${sessionId}` as const);',
    replace: '(void [sub, sessionId], `${count} address ${address}` as const);',
    tests: { files: ['tests/access/rateLimit.test.ts'] },
  },
];
