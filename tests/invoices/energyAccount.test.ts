import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnergyAccounts, InvoiceDetails, Invoices } from '../../domain/types.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer({ handlerTimeout: 60_000 });
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const sari = demoPerson('Peltoniemi-Järvinen');
const eeva = demoPerson('Laine');
type Person = typeof sari;

const cents = (amount: string) => Math.round(Number(amount) * 100);
async function accountsOf({ sub, customerId }: Person) {
  const headers = await shop.signedIn(sub);
  return (await shop.call<EnergyAccounts>('GET', `/api/invoices/energy-account/${customerId}`, headers)).body.accounts;
}
async function detailsOf({ sub }: Person, invoiceNo: string): Promise<InvoiceDetails> {
  return (await shop.call<InvoiceDetails>('GET', `/api/invoices/${invoiceNo}`, await shop.signedIn(sub))).body;
}

test.each([
  ['an energy account', sari, { kind: 'energyAccount', nextEqualising: '2027-07', lowestAmount: null, mostOwed: null }],
  [
    'a flex payment',
    eeva,
    { kind: 'flexPayment', nextEqualising: '2027-09', lowestAmount: '15.00', mostOwed: '100.00' },
  ],
] as const)(
  'of %s each bill is what was agreed, each balance follows, and after its year it is nothing (account.sum, account.balance, account.equalised, account.told)',
  async (_what, person, told) => {
    const [account, ...others] = await accountsOf(person);
    if (!account) throw new Error('the demo has it');
    expect([account, others]).toEqual([expect.objectContaining(told), []]);
    const { statements, monthlyAmount, balance } = account;
    let sum = 0;
    for (const { charged, used, balance: after } of statements) {
      sum += cents(charged) - cents(used);
      expect(cents(after)).toBe(sum);
    }
    expect(cents(balance)).toBe(sum);
    const [equalising, bills] = [true, false].map((is) => statements.filter(({ isEqualising }) => isEqualising === is));
    expect(new Set(equalising?.map(({ balance: after }) => after))).toEqual(new Set(['0.00']));
    expect(new Set(bills?.map(({ charged }) => charged))).toEqual(new Set([monthlyAmount]));
    expect(statements.map(({ toDate }) => toDate)).toEqual(statements.map(({ toDate }) => toDate).toSorted());
  },
  60_000,
);

test('its bill says to the cent what was used and what makes of it the agreed sum; another bill is compared with it (account.sum, invoice.difference)', async () => {
  const [account] = await accountsOf(eeva);
  const last = account?.statements.at(-1);
  const { invoice, lines, comparison } = await detailsOf(eeva, last?.invoiceNo ?? '');
  const sumOf = (some: typeof lines) => some.reduce((sum, { gross }) => sum + cents(gross), 0);
  const own = lines.filter(({ kind }) => kind === 'account');
  expect([invoice.amount, sumOf(lines), own.map(({ name }) => name)]).toEqual([
    '20.00',
    2000,
    ['Kuukausierän ja käytön erotus'],
  ]);
  expect(sumOf(lines.filter(({ kind }) => kind !== 'account'))).toBe(cents(last?.used ?? ''));
  const parts = comparison?.parts ?? [];
  expect(parts.map(({ kind }) => kind)).toContain('account');
  expect(parts.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(comparison?.difference ?? ''));
});

test('what equalises pays back what was charged and not used, and is due where it charges (account.equalised)', async () => {
  for (const person of [sari, eeva]) {
    const [account] = await accountsOf(person);
    for (const { invoiceNo, charged } of account?.statements.filter(({ isEqualising }) => isEqualising) ?? []) {
      const { invoice, lines } = await detailsOf(person, invoiceNo);
      expect([invoice.invoiceType, invoice.amount, lines.length]).toEqual(['equalising', charged, 1]);
      expect(invoice.dueDate === null).toBe(cents(charged) < 0);
    }
  }
});

test('a ledger says how it is paid, and whether by an account (account.ledger)', async () => {
  const ledgersOf = async ({ sub, customerId }: Person) => {
    const path = `/api/invoices/all?customerId=${customerId}`;
    const { body } = await shop.call<Invoices>('GET', path, await shop.signedIn(sub));
    return body.ledgers.map(({ paymentMethod, hasEnergyAccount }) => [paymentMethod, hasEnergyAccount]);
  };
  expect(await ledgersOf(sari)).toEqual([['directPayment', true]]);
  expect(await ledgersOf(eeva)).toEqual([['flexPayment', true]]);
  expect(await ledgersOf(demoPerson('Väisänen'))).toEqual([['eInvoice', false]]);
  expect(await accountsOf(demoPerson('Väisänen'))).toEqual([]);
});

test('the bills of later months go by it too, and the next year is equalised in its month, on its day (account.sum, account.equalised)', async () => {
  const [before] = await accountsOf(eeva);
  server.setNow('2027-09-19T20:00:00Z');
  const [eve] = await accountsOf(eeva);
  server.setNow('2027-09-19T21:00:00Z');
  const [after] = await accountsOf(eeva);
  server.setNow(testNow);
  const count = before?.statements.length ?? 0;
  // From October's, which had come, to August's.
  expect(eve?.statements.slice(count).map(({ charged }) => charged)).toEqual(Array.from({ length: 10 }, () => '20.00'));
  expect([eve?.nextEqualising, after?.nextEqualising]).toEqual(['2027-09', '2028-09']);
  expect(after?.statements.slice(count + 10)).toEqual([
    expect.objectContaining({ isEqualising: true, fromDate: '2026-09-01', toDate: '2027-08-31', balance: '0.00' }),
  ]);
}, 60_000);
