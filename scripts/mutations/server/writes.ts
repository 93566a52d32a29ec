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
    find: `answer: answer === null ? null : JSON.stringify(answer),`,
    replace: `answer: null,`,
    tests: { files: ['server/idempotency.test.ts'] },
  },
  {
    name: 'a key is not written down',
    kind,
    machine,
    file: 'server/store/writes.ts',
    find: `execute({\n    ...write,`,
    replace: `execute({\n    ...write,\n    key: randomUUID(),`,
    tests: { files: ['server/idempotency.test.ts'] },
  },
  {
    name: 'whoever has the key is told what the write answered',
    kind,
    machine,
    file,
    find: `      if (kept.actor !== writer) throw new ProblemError('idempotency.received');\n`,
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
    find: `      if (kept.fingerprint !== fingerprint) throw new ProblemError('idempotency.mismatch');\n`,
    replace: '',
    tests: { files: ['server/idempotency.test.ts'], named: 'the same key for something else' },
  },
  {
    name: 'a write is kept though its key was used meanwhile',
    kind,
    machine,
    file,
    find: `if (!(await endWrite(transaction, row, mails))) throw running();`,
    replace: `await endWrite(transaction, row, mails);`,
    tests: { files: ['tests/store/writes.test.ts'], named: 'after the look at it' },
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
    find: `const mails = [{ recipient: settings.mail.customerService, replyTo: row.email, mail }];`,
    replace: `void [mail, settings];\n    const mails: [] = [];`,
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
