import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from '../../domain/time/index.ts';
import type { ConsumptionTotal, InvoiceDetails, Invoices } from '../../domain/types.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

const hannele = demoPerson('Virtanen');
/** Her summer house, four times a year since the third of February 2025, and her home, each month. */
const [SUMMER_HOUSE, HOME] = ['7044032', '7044031'];

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer({ handlerTimeout: 60_000 });
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

type Headers = Record<string, string>;
const cents = (amount: string) => Math.round(Number(amount) * 100);

async function billsOf(headers: Headers, meteringPointNo: string): Promise<Invoices['invoices']> {
  const { body } = await shop.call<Invoices>(
    'GET',
    `/api/invoices/all?customerId=${hannele.customerId}&pageSize=100`,
    headers,
  );
  return body.invoices.filter(({ meteringPointNos }) => meteringPointNos.includes(meteringPointNo)).toReversed();
}

const periods = (bills: Invoices['invoices']) => bills.map(({ fromDate, toDate }) => `${fromDate} ${toDate}`);

/** The months of a bill. */
function monthsOf({ fromDate, toDate }: Invoices['invoices'][number]): Month[] {
  const months: Month[] = [];
  for (let day = firstDayOf(monthOf(fromDate)); day <= toDate; day = addMonths(day, 1)) months.push(monthOf(day));
  return months;
}

test('who has wished for four invoices a year has them from the next one on, and each says what consumption says, to the cent (billing.changed, invoice.monthly, invoice.agrees)', async () => {
  const headers = await shop.signedIn(hannele.sub);
  const bills = await billsOf(headers, SUMMER_HOUSE);
  expect(periods(bills.slice(-9))).toEqual([
    '2024-11-01 2024-11-30',
    '2024-12-01 2024-12-31',
    '2025-01-01 2025-03-31',
    '2025-04-01 2025-06-30',
    '2025-07-01 2025-09-30',
    '2025-10-01 2025-12-31',
    '2026-01-01 2026-03-31',
    '2026-04-01 2026-06-30',
    '2026-07-01 2026-09-30',
  ]);
  expect(bills.flatMap(monthsOf)).toEqual([...new Set(bills.flatMap(monthsOf))]);
  const compared: string[] = [];
  for (const bill of bills.slice(-8)) {
    const { body } = await shop.call<InvoiceDetails>('GET', `/api/invoices/${bill.invoiceNo}`, headers);
    let [cost, energy] = [0, 0];
    for (const month of monthsOf(bill)) {
      const days = `from=${firstDayOf(month)}&to=${lastDayOf(month)}`;
      const { body: total } = await shop.call<ConsumptionTotal>(
        'GET',
        `/api/v2/consumption/total?meteringPointNo=${SUMMER_HOUSE}&${days}&includeCost=true`,
        headers,
      );
      cost += Math.round((total.cost ?? 0) * 100);
      energy += total.energy ?? 0;
    }
    const ofEnergy = body.lines.filter(({ kind }) => kind === 'energy');
    // Of October 2025 some prices were never told, so that its cost is not known (`invoice.unpriced`).
    const unpriced = ofEnergy.filter(({ fromDate }) => monthOf(fromDate ?? '') === '2025-10');
    const sumOf = (lines: typeof ofEnergy) => lines.reduce((sum, { gross }) => sum + cents(gross), 0);
    expect(sumOf(ofEnergy) - sumOf(unpriced)).toBe(cost);

    expect(body.energy.length).toBe(1);
    expect(Number(body.energy[0]?.amount)).toBeCloseTo(energy, 3);
    expect(body.lines.reduce((sum, { gross }) => sum + cents(gross), 0)).toBe(cents(bill.amount));
    const { parts = [], difference = '0' } = body.comparison ?? {};
    expect(parts.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(difference));
    compared.push(`${body.comparison?.basis} ${body.comparison?.fromDate} ${body.comparison?.toDate}`);
  }
  // With the same months of the year before, where one invoice was of these (invoice.compared).
  expect([compared[1], compared.at(-1)]).toEqual(['before 2024-12-01 2024-12-31', 'yearBefore 2025-07-01 2025-09-30']);
}, 120_000);

test('a frequency that a customer chooses shapes the invoices that are made from then on (billing.changed)', async () => {
  const headers = await shop.signedIn(hannele.sub);
  const before = await billsOf(headers, HOME);
  expect(periods(before).at(-1)).toBe('2026-10-01 2026-10-31');
  const { status } = await shop.call(
    'POST',
    '/api/invoices/frequency',
    { ...headers, 'idempotency-key': randomUUID() },
    { customerId: hannele.customerId, contractNo: '24014380114', frequency: 2 },
  );
  expect(status).toBe(201);
  const made: string[] = [];
  for (const now of ['2026-12-20', '2027-01-20', '2027-02-20', '2027-03-20']) {
    server.setNow(`${now}T10:00:00.000Z`);
    const bills = await billsOf(await shop.signedIn(hannele.sub), HOME);
    made.push(`${now}: ${periods(bills.slice(before.length)).join(', ')}`);
  }
  expect(made).toEqual([
    '2026-12-20: ',
    '2027-01-20: 2026-11-01 2026-12-31',
    '2027-02-20: 2026-11-01 2026-12-31',
    '2027-03-20: 2026-11-01 2026-12-31, 2027-01-01 2027-02-28',
  ]);
}, 120_000);
