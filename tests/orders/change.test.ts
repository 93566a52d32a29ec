import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CampaignTemplate, Contracts, NewOrder, OrderForm, OrderResult } from '../../domain/types.ts';
import {
  consent,
  contract,
  contractDelivery,
  orderedService,
  outboxMessage,
  productOrder,
  underProof,
} from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, newChange, newOrder, Shop, type Answered } from './ordering.ts';

const aino = demoPerson('Mäkelä');
const spot = 'K23014478016';
const customerId = '40127731';
/** The first day that a change may have. */
const tomorrow = '2026-11-22';

let server: TestServer;
let shop: Shop;
let before: (typeof contract.$inferSelect)[];
let deliveries: (typeof contractDelivery.$inferSelect)[];
const db = () => server.context.database.db;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
  before = await db().select().from(contract);
  deliveries = await db().select().from(contractDelivery);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(testNow);
  for (const table of [orderedService, productOrder, outboxMessage, underProof]) await db().delete(table);
  await emptyLedger(db());
  const known = new Set(before.map(({ contractCode }) => contractCode));
  for (const { contractCode } of await db().select().from(contract)) {
    if (known.has(contractCode)) continue;
    await db().delete(contractDelivery).where(eq(contractDelivery.contractCode, contractCode));
    await db().delete(contract).where(eq(contract.contractCode, contractCode));
  }
  const row = before.find(({ contractCode }) => contractCode === spot);
  if (row) await db().update(contract).set(row).where(eq(contract.contractCode, spot));
  for (const held of deliveries.filter(({ contractCode }) => contractCode === spot))
    await db().update(contractDelivery).set(held).where(eq(contractDelivery.contractCode, spot));
});

const today = testNow.slice(0, 10);
const url = (rest: string) => `/api/contract/product-change/${rest}`;
const templateAt = (headers: Record<string, string>, rest = `${spot}/talvi/template/kiintea-24`) =>
  shop.call<CampaignTemplate>('GET', url(rest), headers);

const change = (form: Partial<OrderForm> = {}, more: Partial<NewOrder> = {}): NewOrder =>
  newChange({ customerId, ...form }, { contracts: [spot], ...more });
const send = (headers: Record<string, string>, order: NewOrder, contractCode = spot, key?: string) =>
  shop.change(headers, order, contractCode, key);
const verify = (headers: Record<string, string>, cookie: string | undefined) =>
  shop.call<OrderResult>('POST', '/api/contract/product-change?verification=true', {
    ...headers,
    cookie: cookie?.split(';')[0] ?? '',
    'idempotency-key': randomUUID(),
  });
const contractOf = async (code: string) =>
  (await db().select().from(contract).where(eq(contract.contractCode, code)))[0];
const codeOf = <Body>({ status, problem }: Answered<Body>) => [status, problem.code];
const endTermOn = (endDate: string) => db().update(contract).set({ endDate }).where(eq(contract.contractCode, spot));

describe('what a contract may become (change.choice, change.which, change.same)', () => {
  test('the products of its kind for its kind of customer, without the one that it is of', async () => {
    const headers = await shop.signedIn(aino.sub);
    const { status, body } = await shop.call<{
      campaign: { campaignId: string; products: { templateId: string; productKind: string }[] };
      isSameOffered: boolean;
    }>('GET', url(`${spot}/b2c`), headers);
    const { products } = body.campaign;
    expect([status, body.campaign.campaignId, new Set(products.map(({ productKind }) => productKind))]).toEqual([
      200,
      'talvi',
      new Set(['Electricity']),
    ]);
    const whole = await shop.call<{ products: { tariffNo: number }[] }>('GET', '/api/campaigns/talvi');
    const isOffered = whole.body.products.some(({ tariffNo }) => tariffNo === 594);
    expect([body.isSameOffered, products.length]).toEqual([isOffered, whole.body.products.length - Number(isOffered)]);
  });

  test('a company’s campaign has nothing for a private person', async () => {
    const { body } = await shop.call<{ campaign: { products: unknown[] } }>(
      'GET',
      url(`${spot}/b2b`),
      await shop.signedIn(aino.sub),
    );
    expect(body.campaign.products).toEqual([]);
  });

  test('a contract in force says where nothing on offer may take its place (change.entry)', async () => {
    const { body } = await shop.call<Contracts>(
      'GET',
      `/api/contracts/customer/${aino.customerId}`,
      await shop.signedIn(aino.sub),
    );
    const without = Object.fromEntries(body.active.map(({ contractNo, hasNoChange }) => [contractNo, hasNoChange]));
    expect(without).toMatchObject({ '23014478016': undefined, '19011032207': true });
    expect(body.starting.every(({ hasNoChange }) => hasNoChange === undefined)).toBe(true);
  });

  test.each([
    ['that is ending', 'K25012218850'],
    ['that has ended', 'K25018842096'],
    ['that has not begun', 'K26013307741'],
  ])('a contract %s becomes nothing', async (_which, code) => {
    const headers = await shop.signedIn(aino.sub);
    const answers = [
      await shop.call('GET', url(`${code}/talvi`), headers),
      await templateAt(headers, `${code}/talvi/template/kiintea-24`),
      await send(headers, change({}, { contracts: [code] }), code),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => [409, 'productChange.notPossible']));
  });

  test('who says that the contract is another’s changes nothing (change.whose, access.foreign)', async () => {
    const headers = await shop.signedIn(aino.sub);
    expect(codeOf(await send(headers, change({ customerId: '10234567' })))).toEqual([404, 'resource.notFound']);
  });

  test('another’s contract is nobody’s', async () => {
    const headers = await shop.signedIn(demoPerson('Salo').sub);
    expect((await templateAt(headers)).status).toBe(403);
    expect((await send(headers, change())).status).toBe(403);
  });
});

describe('the form of a change (change.steps, change.days, change.fee)', () => {
  test('asks for what changes, from tomorrow on, and tells the contract', async () => {
    const { body } = await templateAt(await shop.signedIn(aino.sub));
    expect([body.product.activityStep, body.start.earliestMoving, body.start.earliestSwitching]).toEqual([
      ['person', 'start', 'services'],
      tomorrow,
      tomorrow,
    ]);
    expect(body.change).toEqual({
      contractCode: spot,
      productName: expect.any(String),
      place: expect.stringContaining('Koivukuja'),
      termEndsOn: null,
      customerType: 'B2C',
      earlyEndFeeCents: null,
    });
  });

  test('names the fee of a term that runs', async () => {
    await endTermOn('2027-04-30');
    const { body } = await templateAt(await shop.signedIn(aino.sub));
    expect([body.change?.termEndsOn, body.change?.earlyEndFeeCents]).toEqual(['2027-04-30', 5000]);
  });

  test('there is none for heat in the place of electricity, nor for the same product', async () => {
    const headers = await shop.signedIn(aino.sub);
    expect(codeOf(await templateAt(headers, `${spot}/kaukolampo/template/kaukolampo`))).toEqual([
      409,
      'productChange.notPossible',
    ]);
    await db().update(contract).set({ tariffNo: 424 }).where(eq(contract.contractCode, spot));
    expect(codeOf(await templateAt(headers))).toEqual([409, 'productChange.sameProduct']);
    expect(codeOf(await send(headers, change()))).toEqual([409, 'productChange.sameProduct']);
  });
});

describe('a change that is ordered (change.order, change.whose, change.made, change.mail)', () => {
  test('the new contract stands at the same point on the same bill, and the old one ends the day before', async () => {
    const date = '2026-12-01';
    const { status, body } = await send(await shop.signedIn(aino.sub), change({ start: { reason: 'change', date } }));
    expect([status, body.process, body.product?.startDate, body.product?.place]).toEqual([
      201,
      'productChange',
      date,
      expect.stringContaining('Koivukuja'),
    ]);
    const [order] = await db().select().from(productOrder);
    const [old, made] = [await contractOf(spot), await contractOf(order?.contractCode ?? '')];
    expect([old?.status, old?.endDate]).toEqual(['M', '2026-11-30']);
    expect(made).toMatchObject({
      customerId,
      tariffNo: 424,
      status: 'O',
      startDate: date,
      meteringPointNo: old?.meteringPointNo,
      ledgerNo: old?.ledgerNo,
      billingGroupNo: old?.billingGroupNo,
    });
    expect([order?.contracts, order?.earlyEndFeeCents]).toEqual([[spot], null]);
    const consents = await db().select().from(consent);
    expect(new Set(consents.map(({ useCase }) => useCase))).toEqual(new Set(['MyProductChange']));
    const mails = await db().select().from(outboxMessage);
    // As the example gives another address than her own: both (`order.mailKnown`).
    expect(mails.map(({ mail }) => JSON.stringify(mail))).toEqual(
      [mails[0], mails[0]].map(() => expect.stringContaining('Korvaa sopimuksen')),
    );
    expect(JSON.stringify(mails[0])).not.toContain('Ennenaikaisen päättämisen maksu');
  });

  test.each([
    ['before the term is over costs its fee', '2027-01-31', 5000],
    ['on the term’s last day too', '2026-12-01', 5000],
    ['after it costs nothing', '2026-11-30', null],
  ])('one %s (change.fee)', async (_when, termEndsOn, fee) => {
    await endTermOn(termEndsOn);
    await send(await shop.signedIn(aino.sub), change({ start: { reason: 'change', date: '2026-12-01' } }));
    const [order] = await db().select().from(productOrder);
    const [mail] = await db().select().from(outboxMessage);
    expect(order?.earlyEndFeeCents).toBe(fee);
    expect(/(?<![\d,])50 €/.test(JSON.stringify(mail))).toBe(fee !== null);
  });

  test('of two at once one is made', async () => {
    const headers = await shop.signedIn(aino.sub);
    const answers = await Promise.all([send(headers, change()), send(headers, change())]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await db().select().from(productOrder)).length).toBe(1);
  });

  test.each([
    ['of today', change({ start: { reason: 'change', date: today } }), 'body.formData.start.date'],
    ['of a move', change({ start: { reason: 'moving', date: null } }), 'body.formData.start.reason'],
    [
      'with a place of its own',
      change({ deliverySite: newOrder().formData.deliverySite }),
      'body.formData.deliverySite',
    ],
  ])('one %s is refused', async (_which, order, field) => {
    const { status, problem } = await send(await shop.signedIn(aino.sub), order);
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await db().select().from(productOrder)).toEqual([]);
  });

  test.each([
    ['contract', change({}, { contracts: ['K19011032207'] })],
    ['contract and customer', change({ customerId: null }, { contracts: [] })],
  ])(
    'whatever %s the order names, it is of the contract that it changes, and of whose that is',
    async (_which, order) => {
      await send(await shop.signedIn(aino.sub), order);
      const [made] = await db().select().from(productOrder);
      expect([made?.customerId, made?.contracts]).toEqual([customerId, [spot]]);
      expect((await contractOf('K19011032207'))?.status).toBe(
        before.find((row) => row.contractCode === 'K19011032207')?.status,
      );
    },
  );

  test('an order that is none cannot say that it is a change', async () => {
    const { status, problem } = await shop.send(newOrder({ start: { reason: 'change', date: null } }));
    expect([status, problem.errors]).toEqual([400, [{ field: 'body.formData.start.reason', rule: 'notAsked' }]]);
  });
});

describe('of who has not signed in strongly (change.order)', () => {
  const kept = async () => {
    const { body } = await send(await shop.signedIn(aino.sub, 'weak'), change());
    const { headers, cookie } = await shop.redirect(body.orderId, body.verifier ?? '');
    return { body, cookie, location: String(headers['location']) };
  };

  test('it is kept, and proven at its own page alone', async () => {
    const { body, cookie, location } = await kept();
    expect([body.process, body.importNo, (await contractOf(spot))?.status]).toEqual(['productChange', null, 'A']);
    expect(new URLSearchParams(location.split('?')[1]).get('location')).toBe('/product-change/verify');
    const headers = await shop.signedIn(aino.sub);
    expect((await shop.verify(headers, cookie)).status).toBe(404);
    const first = await verify(headers, cookie);
    const again = await verify(headers, cookie);
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect([(await contractOf(spot))?.status, (await db().select().from(productOrder)).length]).toEqual(['M', 1]);
  });

  test('another person cannot prove it', async () => {
    const { cookie } = await kept();
    const { status, problem } = await verify(await shop.signedIn(demoPerson('Salo').sub), cookie);
    expect([status, problem.code]).toEqual([403, 'VERIFICATION_ERROR']);
  });

  test('a contract that was changed meanwhile is not changed again', async () => {
    const { cookie } = await kept();
    const headers = await shop.signedIn(aino.sub);
    await send(headers, change());
    expect(codeOf(await verify(headers, cookie))).toEqual([409, 'VERIFICATION_CANCELLED']);
    expect((await db().select().from(productOrder)).length).toBe(1);
  });
});
