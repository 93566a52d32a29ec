import type { WrittenFault } from '../mutation.ts';

const machine = 'access';
const kind = 'hole in access';
/** Every operation as every caller: what is shown to the wrong one is found there. */
const matrix = { files: ['tests/access/matrix.test.ts'], named: 'PGlite' };

export const faults: WrittenFault[] = [
  {
    name: 'a mandate counts after its last day',
    kind,
    machine,
    file: 'server/store/who.ts',
    find: `    and (\${representation.validTo} is null or \${representation.validTo} >= \${sql.placeholder('today')}::date)
`,
    replace: ``,
    tests: matrix,
  },
  {
    name: 'a mandate does not count on its last day',
    kind,
    machine,
    file: 'server/store/who.ts',
    find: `\${representation.validTo} >= \${sql.placeholder('today')}::date`,
    replace: `\${representation.validTo} > \${sql.placeholder('today')}::date`,
    tests: matrix,
  },
  {
    name: 'a mandate that was revoked counts',
    kind,
    machine,
    file: 'server/store/who.ts',
    find: ` and \${representation.revokedAt} is null
`,
    replace: `
`,
    tests: matrix,
  },
  {
    name: 'a mandate counts before its first day',
    kind,
    machine,
    file: 'server/store/who.ts',
    find: `    and \${representation.validFrom} <= \${sql.placeholder('today')}::date
`,
    replace: ``,
    tests: matrix,
  },
  {
    name: 'a customer who is open in another session is open in this one',
    kind,
    machine,
    file: 'server/store/who.ts',
    find: `and(eq(actingGrant.sessionId, session.id), isNull(actingGrant.endedAt))`,
    replace: `isNull(actingGrant.endedAt)`,
    tests: { files: ['tests/access/acting.test.ts'], named: 'in this session alone' },
  },
  {
    name: 'a customer stays open after the end',
    kind,
    machine,
    file: 'server/store/who.ts',
    find: `and(eq(actingGrant.sessionId, session.id), isNull(actingGrant.endedAt))`,
    replace: `eq(actingGrant.sessionId, session.id)`,
    tests: { files: ['tests/access/acting.test.ts'], named: 'at a word' },
  },
  {
    name: 'the customer who was open before stays open',
    kind,
    machine,
    file: 'server/store/acting.ts',
    find: `  await endGrants(db, sessionId, at);
`,
    replace: ``,
    tests: { files: ['tests/access/acting.test.ts'], named: 'of many that are opened at once' },
  },
  {
    name: 'who is blocked keeps all rights',
    kind,
    machine,
    file: 'server/access/resolveActor.ts',
    find: `  if (isBlocked) return new Set(['blocked']);
`,
    replace: `  void isBlocked;
`,
    tests: matrix,
  },
  {
    name: 'nobody is asked for a strong session',
    kind,
    machine,
    file: 'server/access/authorize.ts',
    find: `operation.access.isStrong && !actor.session?.strongAuthentication`,
    replace: `operation.access.isStrong && actor.session === null`,
    tests: { files: ['tests/access/holes.test.ts'], named: 'objects in path, body and cookie' },
  },
  {
    name: 'who may leave the object out may name any',
    kind,
    machine,
    file: 'server/access/authorize.ts',
    find: `if (customerId === null && allows(operation, actor, 'unnamed'))`,
    replace: `if (allows(operation, actor, 'unnamed'))`,
    tests: matrix,
  },
  {
    name: 'a customer whom one may act for counts whoever it is',
    kind,
    machine,
    file: 'server/access/authorize.ts',
    find: `customerId !== null && actor.representedCustomerIds.has(customerId)`,
    replace: `customerId !== null && actor.representedCustomerIds.size > 0`,
    tests: matrix,
  },
  {
    name: 'a session that was signed out goes on',
    kind,
    machine,
    file: 'server/identity/sessions.ts',
    find: `if (signedOutAt !== null || version !== versionOfToken) throw`,
    replace: `if (version !== versionOfToken) throw`,
    tests: matrix,
  },
];
