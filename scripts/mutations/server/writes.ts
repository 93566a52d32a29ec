import type { WrittenFault } from '../mutation.ts';

const machine = 'writes';
const kind = 'hole in a write';
const file = 'server/idempotency.ts';

export const faults: WrittenFault[] = [
  {
    name: 'what a write answered is not kept',
    kind,
    machine,
    file: 'server/store/writes.ts',
    find: `.where(eq(idempotencyRecord.key, placeholder('key')))`,
    replace: `.where(eq(idempotencyRecord.actor, placeholder('key')))`,
    tests: { files: ['server/idempotency.test.ts'] },
  },
  {
    name: 'a key is not written down',
    kind,
    machine,
    file: 'server/store/writes.ts',
    find: `where held on conflict do nothing`,
    replace: `where false on conflict do nothing`,
    tests: { files: ['server/idempotency.test.ts'] },
  },
  {
    name: 'whoever has the key is told what the write answered',
    kind,
    machine,
    file,
    find: `      if (first.actor !== writer) throw new ProblemError('idempotency.received');\n`,
    replace: '',
    tests: { files: ['tests/store/writes.test.ts'], named: 'a stranger' },
  },
  {
    name: 'whoever looks a write up is told what it answered',
    kind,
    machine,
    file,
    find: `kept.actor === writer ? answerOf(kept) : 'received'`,
    replace: `answerOf(kept)`,
    tests: { files: ['server/operations/feedback.test.ts'], named: 'the bare fact' },
  },
  {
    name: 'another request under the same key is answered as the first',
    kind,
    machine,
    file,
    find: `      if (first.fingerprint !== fingerprint) throw new ProblemError('idempotency.mismatch');\n`,
    replace: '',
    tests: { files: ['server/idempotency.test.ts'], named: 'the same key for something else' },
  },
  {
    name: 'what a write does is done outside its transaction',
    kind,
    machine,
    file,
    find: `await act(transaction)`,
    replace: `await act(database.db)`,
    tests: { files: ['server/idempotency.test.ts', 'tests/store/writes.test.ts'] },
  },
  {
    name: 'the mail of a feedback is not put into the outbox',
    kind,
    machine,
    file: 'server/operations/feedback.ts',
    find: `    await postMail(db, { recipient: settings.mail.customerService, replyTo: row.email, mail }, now);\n`,
    replace: `    void [postMail, mail, settings];\n`,
    tests: { files: ['server/operations/feedback.test.ts'], named: 'one row and one mail' },
  },
  {
    name: 'a mail that another sender has taken is taken again',
    kind,
    machine,
    file: 'server/store/outbox.ts',
    find: `.set({ dueAt: until, attempts:`,
    replace: `.set({ dueAt: now, attempts:`,
    tests: { files: ['tests/store/writes.test.ts'], named: 'two senders at once' },
  },
];
