import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConsentGiven, NewOrder, OpenedOffer, OrderForm } from '../../domain/types.ts';
import { keepHouse } from '../../server/effects/housekeeping.ts';
import {
  consent,
  contract,
  customer,
  orderedService,
  outboxMessage,
  person,
  productOrder,
} from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { box, linkOf, Offers } from './offering.ts';
import { demoPerson, emptyLedger, FLAT, newChange, ofKaisa } from './ordering.ts';

let server: TestServer;
let shop: Offers;
beforeEach(async () => {
  server = await openTestServer();
  shop = new Offers(server);
  for (const table of [orderedService, productOrder, outboxMessage]) await db().delete(table);
  await emptyLedger(db());
}, 60_000);
afterEach(() => server.close());

const db = () => server.context.database.db;
const rowOf = (orderId: string) => shop.rowOf(orderId);
const mailsTo = (recipient: string) => shop.mailsTo(recipient);
const offered = (form: Partial<OrderForm> = {}, more: Partial<NewOrder> = {}) => shop.offer(form, more);
const open = (secret: string) => shop.open(secret);
const accept = (secret: string, consents: readonly ConsentGiven[] = both, key?: string) =>
  shop.accept(secret, consents, key);

const kaisa = demoPerson('Lehtonen');
const salesInfo = { ...ofKaisa, salesChannel: 'Puhelin' };

const both = [box('terms'), box('earlyStart')];

describe('an offer', () => {
  test('has a link with a secret, of which a digest is kept, and binds nobody (offer.made, offer.mail, offer.secrets, offer.consents)', async () => {
    const [customers, contracts] = [await db().$count(customer), await db().$count(contract)];
    const { orderId, secret, offer, recipient } = await offered({ services: ['tuulisahko'] });
    // What the employee reads out.
    expect(offer).toEqual({ lastDay: '2026-12-05', recipients: [recipient] });
    const row = await rowOf(orderId);
    expect(row).toMatchObject({ isOffer: true, customerId: null, contractCode: null, offerLastDay: '2026-12-05' });
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(row)).not.toContain('010190-901R');
    expect([await db().$count(customer), await db().$count(contract)]).toEqual([customers, contracts]);
    // The employee agrees to nothing that binds in the customer's place.
    const ledger = await db().select().from(consent);
    expect(ledger.map(({ consentId }) => consentId).filter((id) => ['terms', 'earlyStart'].includes(id))).toEqual([]);
  });

  test('is shown by its link as it was ordered, and opening it changes nothing (offer.page, offer.press)', async () => {
    const { orderId, secret, orderNo } = await offered({ services: ['tuulisahko'] });
    const before = await rowOf(orderId);
    const { status, body } = await open(secret);
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'open',
        orderNo,
        productName: 'Kajo Kiinteä 24 kk',
        lastDay: '2026-12-05',
        offered: {
          product: { prices: { energy: { priceInclVat: '7.49' } }, noticePeriodDays: 14 },
          services: [{ templateId: 'tuulisahko' }],
          place: expect.stringMatching(FLAT),
          startDate: '2026-11-21',
          consents: [{ id: 'terms' }, { id: 'earlyStart' }],
        },
      },
    ]);
    expect(body.offered?.product.terms.map(({ documentId }) => documentId)).toEqual([
      'electricity-terms',
      'price-list',
      'withdrawal-form',
    ]);
    expect(await rowOf(orderId)).toEqual(before);
  });

  test('is called as the page’s language has it, at the prices of then (offer.language, offer.prices)', async () => {
    const { secret } = await offered({ services: ['tuulisahko'] });
    const { body } = await shop.call<OpenedOffer>('POST', '/api/offer/link', { 'accept-language': 'sv' }, { secret });
    expect([body.productName, body.offered?.services.map(({ productName }) => productName)]).toEqual([
      'Kajo Fast 24 mån.',
      ['Vindel'],
    ]);
    expect(body.offered?.product.terms.map(({ name }) => name)).not.toContain('Sähkönmyyntiehdot');
    expect(body.offered?.product.prices.energy?.priceInclVat).toBe('7.49');
  });

  test('is made without a box, and takes none that is sent with it (offer.consents)', async () => {
    const { orderId } = await offered({}, { consents: [] });
    expect(await rowOf(orderId)).toMatchObject({ isOffer: true, isEarlyStartWished: false });
    const other = await offered({}, { locale: 'sv' });
    expect((await rowOf(other.orderId)).isEarlyStartWished).toBe(false);
    expect(await db().$count(consent)).toBe(0);
  });

  test('is not found by another secret (offer.link)', async () => {
    await offered();
    const other = 'c2VjcmV0c2VjcmV0c2Vjcg';
    expect([(await open(other)).problem.code, (await accept(other)).problem.code]).toEqual([
      'resource.notFound',
      'resource.notFound',
    ]);
  });
});

describe('who accepts it', () => {
  test('is the customer, with the contract, the boxes and the confirmation (offer.accepted, offer.consents, offer.receipt)', async () => {
    const { orderId, orderNo, secret, recipient } = await offered({ services: ['tuulisahko'] });
    server.setNow('2026-11-23T10:00:00.000Z');
    const { status, body, text } = await accept(secret);
    expect([status, body], text).toEqual([
      201,
      {
        orderNo,
        productName: 'Kajo Kiinteä 24 kk',
        place: expect.stringMatching(FLAT),
        startDate: '2026-11-23',
        lastWithdrawalDay: '2026-12-07',
        security: null,
      },
    ]);
    const row = await rowOf(orderId);
    expect(row).toMatchObject({ isOffer: false, offerSecrets: null, isEarlyStartWished: true, employee: kaisa.sub });
    const [known] = await db().select().from(person).where(eq(person.identityCode, '010190-901R'));
    expect(known).toMatchObject({ givenName: 'Anna', customerId: row.customerId });
    const [made] = await db()
      .select()
      .from(contract)
      .where(eq(contract.contractCode, row.contractCode ?? ''));
    expect(made).toMatchObject({ customerId: row.customerId, startDate: '2026-11-23', status: 'A' });
    const ledger = await db().select().from(consent).where(eq(consent.channel, 'portal'));
    expect(ledger.map(({ consentId, employee, customerId }) => [consentId, employee, customerId])).toEqual([
      ['terms', null, row.customerId],
      ['earlyStart', null, row.customerId],
    ]);
    const [, confirmation, ...more] = await mailsTo(recipient);
    expect([confirmation?.mail.subject.replaceAll(' ', ''), more]).toEqual([`Tilausvahvistus${orderNo}`, []]);
    expect(confirmation?.mail.attachments?.map(({ id }) => id)).toContain('withdrawal-form');
    const { body: withdrawable } = await shop.call<{ orders: object[] }>(
      'POST',
      '/api/withdrawal/link',
      {},
      { secret: linkOf(confirmation?.mail, 'withdrawal') },
    );
    expect(withdrawable.orders).toMatchObject([{ orderNo, state: 'open', lastDay: '2026-12-07' }]);
    expect((await open(secret)).body).toMatchObject({ state: 'accepted', accepted: body });
    expect((await open(secret)).body.offered).toBeUndefined();
    // Once it is withdrawn from, nobody is told that it is accepted.
    const link = { secret: linkOf(confirmation?.mail, 'withdrawal') };
    const withdrawn = await shop.call(
      'POST',
      '/api/withdrawal/link/confirm',
      { 'idempotency-key': randomUUID() },
      { ...link, name: 'Anna Niemi', email: recipient },
    );
    expect(withdrawn.status, withdrawn.text).toBe(201);
    const { body: after } = await open(secret);
    expect([after.state, after.accepted]).toEqual(['withdrawn', undefined]);
  });

  test('fifty times at once has one contract, one mail and one answer (offer.once)', async () => {
    const { secret, recipient } = await offered();
    const [customers, contracts] = [await db().$count(customer), await db().$count(contract)];
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(secret)));
    expect(new Set([...answers, await accept(secret)].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status, answers[0]?.text).toBe(201);
    expect([await db().$count(customer), await db().$count(contract)]).toEqual([customers + 1, contracts + 1]);
    expect((await mailsTo(recipient)).length).toBe(2);
  });

  test('may do so until the end of the 14th day in Helsinki, and not a moment later (offer.time, offer.secrets)', async () => {
    const [one, other] = [await offered(), await offered({}, { locale: 'sv' })];
    server.setNow('2026-12-05T21:59:59.000Z');
    await keepHouse('eachHour', server.context);
    expect((await accept(one.secret)).status).toBe(201);
    server.setNow('2026-12-05T22:00:00.000Z');
    const { status, problem } = await accept(other.secret);
    expect([status, problem.code]).toEqual([409, 'offer.over']);
    expect((await open(other.secret)).body).toMatchObject({ state: 'over', lastDay: '2026-12-05' });
    expect(await rowOf(other.orderId)).toMatchObject({ isOffer: true, contractCode: null });
    await keepHouse('eachHour', server.context);
    expect((await rowOf(other.orderId)).offerSecrets).toBe(null);
    // What was accepted stays so.
    expect((await accept(one.secret)).status).toBe(201);
  });

  test('is not known to the link when it was over for 90 days (offer.shown)', async () => {
    const { secret } = await offered();
    server.setNow('2027-03-05T10:00:00.000Z');
    expect((await open(secret)).status).toBe(200);
    server.setNow('2027-03-06T10:00:00.000Z');
    expect((await open(secret)).problem.code).toBe('resource.notFound');
  });

  test.each([
    ['a version that is not that of now', [box('terms', true, '2025-01-01'), box('earlyStart')], 409],
    ['a box too few', [box('terms')], 409],
    ['a box too many', [...both, box('terminationMandate')], 409],
    ['a box that is open', [box('terms'), box('earlyStart', false)], 400],
  ])('%s binds nobody (offer.consents)', async (_what, consents, expected) => {
    const { secret, orderId } = await offered();
    const { status, problem } = await accept(secret, consents);
    expect([status, problem.code, problem.errors]).toEqual(
      expected === 409
        ? [409, 'order.termsChanged', undefined]
        : [400, 'request.invalid', [{ field: 'body.consents.earlyStart', rule: 'required' }]],
    );
    expect((await rowOf(orderId)).isOffer).toBe(true);
  });

  test('has the prices that were offered, and the first start that can still be (offer.prices, offer.start)', async () => {
    const { secret, orderId } = await offered(
      { start: { reason: 'switching', date: '2026-12-05' } },
      {
        consents: [box('terms'), box('terminationMandate'), box('earlyStart')],
      },
    );
    server.setNow('2026-12-01T10:00:00.000Z');
    const { body } = await open(secret);
    expect([body.offered?.startDate, body.offered?.consents.map(({ id }) => id)]).toEqual([
      '2026-12-16',
      ['terms', 'terminationMandate'],
    ]);
    const { status, text } = await accept(secret, [box('terms'), box('terminationMandate')]);
    expect([status, (await rowOf(orderId)).startDate], text).toEqual([201, '2026-12-16']);
  });

  test('has one customership where two offers were made (offer.accepted)', async () => {
    const [one, other] = [await offered(), await offered({}, { locale: 'sv' })];
    await accept(one.secret);
    await accept(other.secret);
    const [first, second] = [await rowOf(one.orderId), await rowOf(other.orderId)];
    expect([first.customerId, second.language]).toEqual([second.customerId, 'SV']);
  });
});

test('of a change the contract in whose place it comes ends, and one that has changed meanwhile is not changed (offer.change)', async () => {
  const aino = demoPerson('Mäkelä');
  const headers = await shop.signedIn(kaisa.sub);
  await shop.call('POST', '/api/backup/acting', headers, { customerId: aino.customerId, reason: 'Soitin' });
  const code = 'K23014478016';
  const change = () =>
    shop.change(headers, newChange({ customerId: aino.customerId }, { salesInfo, contracts: [code] }), code);
  const first = await change();
  expect([first.status, first.body.isOffer], first.text).toEqual([201, true]);
  const second = await change();
  const mails = await mailsTo((await rowOf(first.body.orderId)).form.contact.email);
  const [one = '', other = ''] = mails.map(({ mail }) => linkOf(mail, 'order/offer'));
  const { body } = await open(one);
  expect(body.offered?.replaces).toEqual([
    { productName: 'Kajo Pörssi', lastDay: '2026-11-21', services: ['Tuulisähkö', 'Häiriöturva'], servicesGoOn: [] },
  ]);
  expect(mails[0]?.mail.parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []))).toEqual(
    expect.arrayContaining([
      ['Korvaa sopimuksen', 'Kajo Pörssi'],
      ['Sen viimeinen päivä', '21.11.2026'],
      ['Päättyvät lisäpalvelut', 'Tuulisähkö, Häiriöturva'],
    ]),
  );
  const read = (body.offered?.consents ?? []).map(({ id, version }) => ({ id, version, isGiven: true }));
  const accepted = await accept(one, read);
  expect([accepted.status, accepted.body.startDate], accepted.text).toEqual([201, '2026-11-22']);
  const [ended] = await db().select().from(contract).where(eq(contract.contractCode, code));
  expect(ended?.endDate).toBe('2026-11-21');
  const refused = await accept(other, read);
  expect([refused.status, refused.problem.code]).toEqual([409, 'productChange.notPossible']);
  expect((await rowOf(second.body.orderId)).isOffer).toBe(true);
});
