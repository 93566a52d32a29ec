import type { WrittenFault } from '../mutation.ts';

const machine = 'eInvoices';
const kind = 'hole in the store';
const ordered = (named: string) => ({ files: ['tests/eInvoice/order.test.ts'], named });

export const faults: WrittenFault[] = [
  {
    name: 'an order of e-invoices is taken of whoever may not order',
    kind,
    machine,
    file: 'server/eInvoice/order.ts',
    find: `  if (!mayOrder(standing, last, bankId)) throw new ProblemError('eInvoice.notPossible');\n`,
    replace: '  void [mayOrder, standing, last];\n',
    tests: ordered('is not taken of a company'),
  },
  {
    name: 'an order of e-invoices is taken for a bank that nobody knows',
    kind,
    machine,
    file: 'server/eInvoice/order.ts',
    find: `find(({ id }) => id === bankId);`,
    replace: `find(({ id }) => id === bankId) ?? { id: bankId, name: bankId, bic: '' };`,
    tests: ordered('is not taken of a company'),
  },
  {
    name: 'two orders of e-invoices at once do not wait for each other',
    kind,
    machine,
    file: 'server/store/eInvoices.ts',
    find: `.for('no key update')`,
    replace: '',
    tests: ordered('sent fifty times at once'),
  },
  {
    name: 'of the orders of e-invoices the first holds',
    kind,
    machine,
    file: 'server/store/eInvoices.ts',
    find: `.orderBy(desc(eInvoiceOrder.receivedAt), desc(eInvoiceOrder.orderId))`,
    replace: `.orderBy(eInvoiceOrder.receivedAt, eInvoiceOrder.orderId)`,
    tests: ordered('goes to another bank'),
  },
  {
    name: 'of two orders of e-invoices in one moment either may hold',
    kind,
    machine,
    file: 'server/eInvoice/order.ts',
    find: `receivedAt: afterLast(last, now)`,
    replace: `receivedAt: (void afterLast, now)`,
    tests: ordered('the one that was taken last holds'),
  },
  {
    name: 'the mail of an order of e-invoices is not put into the outbox',
    kind,
    machine,
    file: 'server/eInvoice/order.ts',
    find: `mails: recipient === null ? [] : [{ recipient, replyTo: null, mail }]`,
    replace: `mails: mail && []`,
    tests: ordered('waits for the customer'),
  },
];
