import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boughtIn } from '../../domain/consumption/index.ts';
import type { ConsumptionColumns, ConsumptionTotal, InvoiceDetails, Invoices } from '../../domain/types.ts';
import { contract, invoice } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer({ handlerTimeout: 60_000 });
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const aino = demoPerson('Mäkelä');
type Headers = Record<string, string>;

const list = (headers: Headers, customerId: string | null, more = '') =>
  shop.call<Invoices>('GET', `/api/invoices/all?customerId=${customerId}${more}`, headers);
const one = (headers: Headers, invoiceNo: string) =>
  shop.call<InvoiceDetails>('GET', `/api/invoices/${invoiceNo}`, headers);
const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Every page of a customer's invoices. */
async function every(headers: Headers, customerId: string | null): Promise<Invoices['invoices']> {
  const first = await list(headers, customerId);
  const pages = [first.body];
  for (let pageNo = 2; pageNo <= first.body.paging.pageCount; pageNo += 1)
    pages.push((await list(headers, customerId, `&pageNo=${pageNo}`)).body);
  return pages.flatMap(({ invoices }) => invoices);
}

test('the demo has invoices of every kind and status, electricity and heat of a place on one (demo.invoices, invoice.status, invoice.monthly, invoice.together)', async () => {
  const people = ['Mäkelä', 'Väisänen', 'Öhman', 'Laine', 'Korhonen'].map(demoPerson);
  const found: Invoices['invoices'] = [];
  for (const { sub, customerId } of people) found.push(...(await every(await shop.signedIn(sub), customerId)));
  const of = (name: 'invoiceType' | 'invoiceStatus') => [...new Set(found.map((row) => row[name]))].sort();
  expect(of('invoiceType')).toEqual(['collection', 'credit', 'equalising', 'final', 'heat', 'supply']);
  expect(of('invoiceStatus')).toEqual(['credited', 'inCollection', 'open', 'overdue', 'paid', 'partlyPaid']);
  expect(found.some(({ contents }) => contents.join() === 'electricity,districtHeat')).toBe(true);
  expect(new Set(found.map(({ invoiceNo }) => invoiceNo)).size).toBe(found.length);
  expect(found.every(({ fromDate }) => fromDate >= '2017-01-01')).toBe(true);
}, 120_000);

test('a bill says what consumption and contract say, to the cent (invoice.agrees, invoice.energy, invoice.production, consumption.bought)', async () => {
  const headers = await shop.signedIn(aino.sub);
  for (const [month, last] of [
    ['2026-10', 31],
    ['2025-07', 31],
    ['2024-12', 31],
  ] as const) {
    const [from, to] = [`${month}-01`, `${month}-${last}`];
    const bill = (await every(headers, aino.customerId)).find(
      ({ fromDate, contents }) => fromDate === from && contents.includes('districtHeat'),
    );
    const { body } = await one(headers, bill?.invoiceNo ?? '');
    for (const [no, kind] of [
      ['7012345', 'electricity'],
      ['7012346', 'districtHeat'],
    ] as const) {
      const { body: total } = await shop.call<ConsumptionTotal>(
        'GET',
        `/api/v2/consumption/total?meteringPointNo=${no}&from=${from}&to=${to}&includeCost=true`,
        headers,
      );
      const lines = body.lines.filter(({ kind: of, meteringPointNo }) => of === 'energy' && meteringPointNo === no);
      expect(lines.reduce((sum, { gross }) => sum + cents(gross), 0)).toBe(Math.round((total.cost ?? 0) * 100));
      const used = body.energy.find(({ content }) => content === kind);
      expect(Number(used?.amount)).toBeCloseTo(boughtIn(total) ?? 0, 3);
      // What was sold is paid for by a credit of its own.
      expect((await soldIn(headers, no, from)).body).toBeCloseTo(total.sold ?? 0, 3);
    }
    expect(body.lines.find(({ name }) => name === 'Perusmaksu')?.gross).toBe('4.95');
  }
}, 120_000);

test('of a month in which the exchange has not told some prices all else is charged (invoice.unpriced)', async () => {
  const { sub, customerId } = demoPerson('Peltoniemi-Järvinen');
  const headers = await shop.signedIn(sub);
  const [from, to] = ['2025-10-01', '2025-10-31'];
  const bill = (await every(headers, customerId)).find(
    ({ fromDate, invoiceType }) => fromDate === from && invoiceType === 'supply',
  );
  const { body } = await one(headers, bill?.invoiceNo ?? '');
  const { body: columns } = await shop.call<ConsumptionColumns>(
    'GET',
    `/api/v2/consumption?meteringPointNo=7033908&from=${from}&to=${to}&resolution=minute&includeCost=true`,
    headers,
  );
  const intervals = columns.segments.flatMap(({ values, sold = [], cost = [] }) =>
    values.map((value, at) => ({ bought: (value ?? 0) + (sold[at] ?? 0), cost: cost[at] ?? null })),
  );
  const told = intervals.filter(({ cost }) => cost !== null);
  expect(intervals.length - told.length).toBe(8);
  const [line, ...others] = body.lines.filter(({ kind }) => kind === 'energy');
  expect(others).toEqual([]);
  expect(Number(line?.quantity)).toBeCloseTo(
    told.reduce((sum, { bought }) => sum + bought, 0),
    3,
  );
  // Each cost is told in hundredths of a cent.
  const rounding = told.length * 0.000_05;
  const cost = told.reduce((sum, interval) => sum + (interval.cost ?? 0), 0);
  expect(Math.abs(Number(line?.gross) - cost)).toBeLessThan(rounding);
  const used = body.energy.find(({ content }) => content === 'electricity');
  expect(Number(used?.amount)).toBeCloseTo(
    intervals.reduce((sum, { bought }) => sum + bought, 0),
    3,
  );
}, 120_000);

/** What was sold of a month's production, in kWh. */
async function soldIn(headers: Headers, no: string, from: string): Promise<{ body: number }> {
  if (no !== '7012345') return { body: 0 };
  const credit = (await every(headers, aino.customerId)).find(
    ({ fromDate, contents }) => fromDate === from && contents.join() === 'production',
  );
  if (!credit) return { body: 0 };
  const { body } = await one(headers, credit.invoiceNo);
  return { body: Number(body.energy[0]?.amount) };
}

test('lines, VAT and the total sum to the same, so do the parts of the difference, and what is open is paid with codes (invoice.vat, invoice.payment, invoice.compared)', async () => {
  const headers = await shop.signedIn(aino.sub);
  for (const { invoiceNo } of (await every(headers, aino.customerId)).slice(0, 30)) {
    const { body } = await one(headers, invoiceNo);
    const sum = (of: 'gross' | 'net' | 'vat', rows: readonly Record<'gross' | 'net' | 'vat', string>[]) =>
      rows.reduce((total, row) => total + cents(row[of]), 0);
    for (const of of ['gross', 'net', 'vat'] as const) expect(sum(of, body.lines)).toBe(sum(of, body.vat));
    expect(sum('gross', body.lines)).toBe(cents(body.invoice.amount));
    expect(sum('net', body.lines) + sum('vat', body.lines)).toBe(cents(body.invoice.amount));
    expect(body.payment !== null).toBe(cents(body.invoice.openAmount) > 0);
    const { parts = [], difference = '0' } = body.comparison ?? {};
    expect(parts.reduce((total, { amount }) => total + cents(amount), 0)).toBe(cents(difference));
  }
});

test('the average price of an energy is that of its line, and one that is the same both times makes no difference (invoice.difference)', async () => {
  const [told, ofLines]: [unknown[][], unknown[][]] = [[], []];
  for (const { sub, customerId } of ['Mäkelä', 'Peltoniemi-Järvinen'].map(demoPerson)) {
    const headers = await shop.signedIn(sub);
    for (const { invoiceNo } of (await every(headers, customerId)).slice(0, 12)) {
      const { body: now } = await one(headers, invoiceNo);
      if (now.comparison === null) continue;
      const { body: then } = await one(headers, now.comparison.invoiceNo);
      const lines = [then, now].map((bill) => bill.lines.filter(({ kind }) => kind === 'energy'));
      if (lines.some(({ length }) => length !== now.energy.length)) continue;
      const prices = now.comparison.parts.filter(({ kind }) => kind === 'price');
      told.push([now.energy.length, ...prices.map(({ from, to }) => [from, to])]);
      const pairs = (lines[0] ?? []).map(({ unitPrice }, at) => [unitPrice, lines[1]?.[at]?.unitPrice]);
      ofLines.push([pairs.length, ...pairs.filter(([from, to]) => from !== to)]);
    }
  }
  expect(told).toEqual(ofLines);
  for (const of of [1, 2]) expect(told.some((row) => row[0] === of && row.length === of)).toBe(true);
}, 120_000);

test('who has no contract has no invoices, and there is none after the last page (invoice.none)', async () => {
  const outi = demoPerson('Rantanen');
  expect((await list(await shop.signedIn(outi.sub), outi.customerId)).status).toBe(204);
  const headers = await shop.signedIn(aino.sub);
  const late = await shop.call<{ code: string }>(
    'GET',
    `/api/invoices/all?customerId=${aino.customerId}&pageNo=9`,
    headers,
  );
  expect([late.status, late.body.code]).toEqual([404, 'invoices.none']);
});

describe('400 invoices (invoice.paging)', () => {
  test('come in pages, the newest first, with the bank on the first alone', async () => {
    const { customerId, sub } = demoPerson('Rantanen');
    const { db } = server.context.database;
    // The last is another's.
    const rows = Array.from({ length: 401 }, (_, at) => ({
      invoiceNo: String(700_000_000 + at),
      customerId: at < 400 ? (customerId ?? '') : '40130244',
      kind: 'supply' as const,
      billedTogether: String(at),
      contents: ['electricity' as const],
      meteringPointNos: ['7012345'],
      ledgerNo: '5009999',
      fromDate: '2020-01-01',
      toDate: '2020-01-31',
      invoiceDate: '2020-02-10',
      dueDate: '2020-02-24',
      amountCents: 100,
      body: { lines: [], uses: [] },
    }));
    for (let at = 0; at < rows.length; at += 50) await db.insert(invoice).values(rows.slice(at, at + 50));
    const headers = await shop.signedIn(sub);
    const found = await every(headers, customerId);
    expect(found.map(({ invoiceNo }) => Number(invoiceNo))).toEqual(
      Array.from({ length: 400 }, (_, at) => 700_000_399 - at),
    );
    const [first, second] = [await list(headers, customerId), await list(headers, customerId, '&pageNo=2')];
    expect([first.body.ledgers, first.body.paging.pageCount]).toEqual([
      [{ ledgerNo: '5009999', openAmount: '400.00', paymentMethod: 'directPayment', hasEnergyAccount: false }],
      4,
    ]);
    expect([second.body.ledgers, second.body.bankDetails, first.body.deliverySites.length]).toEqual([[], null, 1]);
    await db.delete(invoice).where(eq(invoice.ledgerNo, '5009999'));
  });
});

test('what is open in a ledger is what is open of its invoices (invoice.open)', async () => {
  for (const { sub, customerId } of ['Mäkelä', 'Väisänen', 'Laine'].map(demoPerson)) {
    const headers = await shop.signedIn(sub);
    const open = new Map<string, number>();
    for (const { ledgerNo, openAmount } of await every(headers, customerId))
      open.set(ledgerNo, (open.get(ledgerNo) ?? 0) + cents(openAmount));
    const { ledgers } = (await list(headers, customerId)).body;
    expect(ledgers.map(({ ledgerNo, openAmount }) => [ledgerNo, cents(openAmount)])).toEqual(
      [...open].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
});

test('the first page says what each owner has to pay of all pages, what is late, and what is to be paid first (invoice.toPay, invoice.late)', async () => {
  for (const name of ['Mäkelä', 'Laine', 'Väisänen']) {
    const { sub, customerId } = demoPerson(name);
    const headers = await shop.signedIn(sub);
    const unpaid = (await every(headers, customerId)).filter(({ openAmount }) => cents(openAmount) > 0);
    const small = await list(headers, customerId, '&pageSize=1');
    const late = unpaid.filter(({ dueDate }) => dueDate !== null && dueDate < small.body.today);
    const sum = (rows: typeof unpaid) => rows.reduce((total, { openAmount }) => total + cents(openAmount), 0);
    const [first] = unpaid
      .filter(({ invoiceStatus }) => invoiceStatus !== 'inCollection')
      .sort((left, right) => (left.dueDate ?? '').localeCompare(right.dueDate ?? ''));
    expect(
      small.body.toPay.map((its) => ({ ...its, amount: cents(its.amount), lateAmount: cents(its.lateAmount) })),
    ).toEqual([
      {
        owner: customerId,
        count: unpaid.length,
        amount: sum(unpaid),
        lateCount: late.length,
        lateAmount: sum(late),
        first,
      },
    ]);
    expect((await list(headers, customerId, '&pageSize=1&pageNo=2')).body.toPay).toEqual([]);
  }
});

test('those who ask first at once get one set, and the next day makes no second (demo.invoices)', async () => {
  const { customerId, sub } = demoPerson('Peltoniemi-Järvinen');
  const headers = await shop.signedIn(sub);
  const answers = await Promise.all([1, 2, 3].map(() => list(headers, customerId, '&pageSize=100')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const rows = () =>
    server.context.database.db
      .select({ no: invoice.invoiceNo, from: invoice.fromDate })
      .from(invoice)
      .where(eq(invoice.customerId, customerId ?? ''))
      .orderBy(asc(invoice.invoiceNo));
  const before = await rows();
  expect(before.length).toBe(answers[0]?.body.paging.invoiceCount);
  server.setNow('2026-12-15T10:00:00.000Z');
  await list(await shop.signedIn(sub), customerId);
  const after = await rows();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length).map(({ from }) => from)).toEqual(
    after.slice(before.length).map(() => '2026-11-01'),
  );
  expect(after.length).toBeGreaterThan(before.length);
  server.setNow('2026-11-21T10:00:00.000Z');
});

test('an add-on costs its fee, unless a package includes it (invoice.addons)', async () => {
  const addonsOf = async (surname: string) => {
    const { customerId, sub } = demoPerson(surname);
    const headers = await shop.signedIn(sub);
    const bills = await every(headers, customerId);
    const newest = bills.find(({ contents }) => contents.includes('electricity'));
    const { body } = await one(headers, newest?.invoiceNo ?? '');
    return body.lines.flatMap(({ kind, name, gross }) => (kind === 'addon' ? [`${name} ${gross}`] : []));
  };
  expect(await addonsOf('Mäkelä')).toEqual(['Tuulisähkö 2.95', 'Häiriöturva 1.90']);
  expect(await addonsOf('Peltoniemi-Järvinen')).toEqual([]);
});

test('other payers of the same site come along for who may act for them alone (invoice.additionalOwners)', async () => {
  const { db } = server.context.database;
  const eero = '40127732';
  const [own] = await db.select().from(contract).where(eq(contract.contractNo, '23014478016'));
  if (!own) throw new Error('there is no such contract');
  const days = { status: 'S' as const, startDate: '2022-01-01', endDate: '2023-08-31' };
  await db.insert(contract).values({ ...own, ...days, contractCode: 'K98', contractNo: '98', customerId: '40130244' });
  const owners = async (headers: Headers, more: string) =>
    [
      ...new Set((await list(headers, aino.customerId, more)).body.invoices.map(({ owner: customerId }) => customerId)),
    ].sort();
  const headers = await shop.signedIn(aino.sub);
  expect(await owners(headers, '')).toEqual([aino.customerId]);
  // Eero had the summer house before her, and she may act for him; not so for who had her home.
  expect(await owners(headers, '&additionalOwners=true')).toEqual([aino.customerId, eero]);
});
