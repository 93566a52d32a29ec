import type { WrittenFault } from '../mutation.ts';

const machine = 'invoices';
const kind = 'hole in the store';
const pdf = (named: string) => ({ files: ['tests/invoices/pdf.test.ts'], named });
const listed = (named: string) => ({ files: ['tests/invoices/invoices.test.ts'], named });
const postponed = (named: string) => ({ files: ['tests/invoices/postpone.test.ts'], named });
const firstAsked = (named: string) => ({ files: ['tests/invoices/firstAsked.test.ts'], named });
const aTicket = 'a ticket is good once';

export const faults: WrittenFault[] = [
  {
    name: 'a ticket stays good when it was used',
    kind,
    machine,
    file: 'server/store/invoices.ts',
    find: `  const [taken] = await db
    .delete(invoiceTicket)
    .where(
      and(eq(invoiceTicket.digest, digest), eq(invoiceTicket.invoiceNo, invoiceNo), gt(invoiceTicket.expiresAt, now)),
    )
    .returning({ sessionId: invoiceTicket.sessionId });
`,
    replace: `  const [taken] = await db
    .select({ sessionId: invoiceTicket.sessionId })
    .from(invoiceTicket)
    .where(
      and(eq(invoiceTicket.digest, digest), eq(invoiceTicket.invoiceNo, invoiceNo), gt(invoiceTicket.expiresAt, now)),
    );
`,
    tests: pdf(aTicket),
  },
  {
    name: 'a ticket is good for every invoice',
    kind,
    machine,
    file: 'server/store/invoices.ts',
    find: `eq(invoiceTicket.digest, digest), eq(invoiceTicket.invoiceNo, invoiceNo), gt`,
    replace: `eq(invoiceTicket.digest, digest), ne(invoiceTicket.invoiceNo, ''), gt`,
    tests: pdf(aTicket),
  },
  {
    name: 'a ticket is good for ever',
    kind,
    machine,
    file: 'server/store/invoices.ts',
    find: `, gt(invoiceTicket.expiresAt, now)),
    )`,
    replace: `),
    )`,
    tests: pdf(aTicket),
  },
  {
    name: 'a ticket outlives its session and the right to see the invoice',
    kind,
    machine,
    file: 'server/invoices/ticket.ts',
    find: `row !== null && (await maySee(context, sessionId, row.customerId)) ? row : null`,
    replace: `row !== null && (await maySee(context, sessionId, row.customerId), true) ? row : null`,
    tests: pdf('a ticket opens what'),
  },
  {
    name: 'a ticket is kept as it is sent',
    kind,
    machine,
    file: 'server/invoices/ticket.ts',
    find: `{ digest: digestOfSecret(ticket), invoiceNo, sessionId`,
    replace: `{ digest: ticket, invoiceNo, sessionId`,
    tests: pdf(aTicket),
  },
  {
    name: 'a ticket that is no good is told apart by the number',
    kind,
    machine,
    file: 'server/invoices/ticket.ts',
    find: `const row = sessionId === null ? null : await findInvoice(database.db, invoiceNo);`,
    replace: `const row = await findInvoice(database.db, invoiceNo);
  if (!row) throw new ProblemError('resource.notFound');`,
    tests: pdf(aTicket),
  },
  {
    name: 'a cache may keep the PDF',
    kind,
    machine,
    file: 'server/operations/invoices.ts',
    find: `        'Cache-Control': 'no-store',
      },`,
    replace: `        'Cache-Control': 'private',
      },`,
    tests: pdf('the PDF says what the invoice says'),
  },
  {
    name: 'the name of the PDF says whose it is',
    kind,
    machine,
    file: 'server/documents/invoiceFile.ts',
    find: '`${row.invoiceNo}-${locale}.pdf`',
    replace: '`${row.customerId}-${row.invoiceNo}-${locale}.pdf`',
    tests: pdf('the PDF says what the invoice says'),
  },
  {
    name: 'tickets that nobody has used are kept',
    kind,
    machine,
    file: 'server/store/invoices.ts',
    find: `delete(invoiceTicket).where(lte(invoiceTicket.expiresAt, now))`,
    replace: `delete(invoiceTicket).where(and(lte(invoiceTicket.expiresAt, now), eq(invoiceTicket.digest, '')))`,
    tests: pdf(aTicket),
  },
  {
    name: 'invoices of all who pay for the same sites are shown',
    kind,
    machine,
    file: 'server/operations/invoices.ts',
    find: `...beside.filter((id) => id === actor.customerId || actor.representedCustomerIds.has(id))]`,
    replace: `...beside]`,
    tests: listed('other payers of the same site'),
  },
  {
    name: 'invoices of other payers are shown unasked',
    kind,
    machine,
    file: 'server/operations/invoices.ts',
    find: `additionalOwners !== 'true' || `,
    replace: '',
    tests: listed('other payers of the same site'),
  },
  {
    name: 'invoices are listed of every customer',
    kind,
    machine,
    file: 'server/store/invoicePages.ts',
    find: `where \${invoice.customerId} = asked.id`,
    replace: `where asked.id <> ''`,
    tests: listed('come in pages'),
  },
  {
    name: 'what was paid counts as open',
    kind,
    machine,
    file: 'server/store/invoicePages.ts',
    find: `greatest(0, amount_cents - paid_cents)`,
    replace: `amount_cents`,
    tests: listed('what is open in a ledger'),
  },
  {
    name: 'an invoice that nobody has listed is not there',
    kind,
    machine,
    file: 'server/invoices/makeInvoices.ts',
    find: `found || !context.settings.isDemo ? null : customerOfDemoNo(invoiceNo)`,
    replace: `found || context.settings.isDemo ? null : customerOfDemoNo(invoiceNo)`,
    tests: firstAsked('the number of one invoice is enough'),
  },
  {
    name: 'invoices that could not be put in count as made',
    kind,
    machine,
    file: 'server/invoices/makeInvoices.ts',
    find: `await context.database.transaction(async (work) => {
    // First: whoever makes the same at the same time waits here, and then leaves it.
    if (await noteMade(work, customerId, { after, through: today }))`,
    replace: `const isFirst = await noteMade(db, customerId, { after, through: today });
  await context.database.transaction(async (work) => {
    if (isFirst)`,
    tests: { files: ['tests/invoices/faults.test.ts'], named: 'cannot be made leave none half made' },
  },
  {
    name: 'another’s invoice is postponed',
    kind,
    machine,
    file: 'server/invoices/postpone.ts',
    find: `if (!held || held.customerId !== customerId)`,
    replace: `if (!held)`,
    tests: postponed('named as another’s, is not found'),
  },
  {
    name: 'the mail of a postponed invoice takes off what is to be paid on a day to come',
    kind,
    machine,
    file: 'server/invoices/postpone.ts',
    find: `openCents: openCents(held, today)`,
    replace: `openCents: openCents(held, '9999-12-31')`,
    tests: postponed('is mailed with what is open'),
  },
  {
    name: 'a due day is postponed twice',
    kind,
    machine,
    file: 'server/store/invoices.ts',
    find: `where(eq(invoice.invoiceNo, invoiceNo)).for('update');`,
    replace: `where(eq(invoice.invoiceNo, invoiceNo));`,
    tests: postponed('fifty times at once'),
  },
];
