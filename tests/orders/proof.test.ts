import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../../server/effects/housekeeping.ts';
import { campaign, orderedService, outboxMessage, productOrder, underProof } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, FLAT, newOrder, Shop } from './ordering.ts';

const MINUTE = 60_000;
const after = (minutes: number) => new Date(Date.parse(testNow) + minutes * MINUTE).toISOString();

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(testNow);
  for (const table of [orderedService, productOrder, outboxMessage, underProof])
    await server.context.database.db.delete(table);
  await emptyLedger(server.context.database.db);
});

const mika = demoPerson('Salo');
const aino = demoPerson('Mäkelä');
/** An order that Mika Salo types without signing in. */
const ofMika = () =>
  newOrder({ person: { firstName: 'Mika', lastName: 'Salo', identityCode: mika.identityCode.toLowerCase() } });
const orders = () => server.context.database.db.select().from(productOrder);
const mails = () => server.context.database.db.select().from(outboxMessage);
const proofs = () => server.context.database.db.select().from(underProof);

describe('a stranger’s order is kept until the proof (order.kept)', () => {
  test('the answer says how to prove it, and nothing of anybody; nobody is written to', async () => {
    const { status, body } = await shop.send(ofMika());
    expect([status, body]).toEqual([
      201,
      {
        orderId: expect.any(String),
        verifier: expect.stringMatching(/^[\w-]{22}$/),
        proofUntil: after(30),
        process: 'order',
        orderNo: null,
        importNo: null,
        isOffer: false,
        isContactRequest: false,
        isCreditable: null,
        security: null,
        isLiableCompanyGrid: null,
        isSccHouseType: null,
        isCustomer: null,
        isMoving: null,
        noOfServicesToImport: 0,
        serviceImportNos: [],
        error: null,
      },
    ]);
    expect([await orders(), await mails()]).toEqual([[], []]);
  });

  test('who is a customer, and who is not creditable, gets the same answer as anybody', async () => {
    const shapes = [];
    for (const name of ['Mäkelä', 'Laine', 'Niemi', 'Salo']) {
      const { identityCode } = demoPerson(name);
      const person = { firstName: 'Kuka', lastName: 'Tahansa', identityCode };
      const { status, body } = await shop.send(newOrder({ person }));
      shapes.push([status, { ...body, orderId: '', verifier: '' }]);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  });

  test('what was typed cannot be read in the database, and is gone once it waits no more (proof.sealed, proof.person)', async () => {
    const { cookie } = await shop.kept(ofMika());
    const [row] = await proofs();
    // The bytes, as four letters come together by chance in what they are written with.
    const body = Buffer.from(row?.body ?? '', 'base64url').toString('latin1');
    expect(JSON.stringify({ ...row, body })).not.toMatch(/180893|Mika|Salo|Koivukuja|esimerkki/i);
    expect(row?.body).not.toBe(null);
    await shop.verify(await shop.signedIn(mika.sub), cookie);
    expect(await proofs()).toMatchObject([{ state: 'verified', body: null }]);
  });

  test('whoever has signed in without strong authentication proves it too, as the person who has (order.whoProves)', async () => {
    const order = newOrder({ customerId: aino.customerId, person: null, address: null });
    const { body } = await shop.send(order, await shop.signedIn(aino.sub, 'weak'));
    expect([body.verifier, body.orderNo, body.isCustomer]).toEqual([expect.any(String), null, null]);
    const { cookie } = await shop.redirect(body.orderId, body.verifier ?? '');
    const other = await shop.verify(await shop.signedIn(mika.sub), cookie);
    expect([other.status, other.problem.code]).toEqual([403, 'VERIFICATION_ERROR']);
    const proven = await shop.verify(await shop.signedIn(aino.sub), cookie);
    expect([proven.status, proven.body.isCustomer]).toEqual([201, true]);
  });
});

test('who is blocked is a stranger, whose proof nobody takes (order.whoProves, access.blocked)', async () => {
  const timo = demoPerson('Niemi');
  const headers = await shop.signedIn(timo.sub);
  const person = { firstName: 'Timo', lastName: 'Niemi', identityCode: timo.identityCode };
  const { body } = await shop.send(newOrder({ person }), headers);
  expect([body.orderNo, body.verifier]).toEqual([null, expect.any(String)]);
  const { cookie } = await shop.redirect(body.orderId, body.verifier ?? '');
  const { status, problem } = await shop.verify(headers, cookie);
  expect([status, problem.code, await orders()]).toEqual([403, 'session.blocked', []]);
});

describe('the proof (proof.verify)', () => {
  test('of the person who has ordered makes the order, under its id; done twice it answers the same', async () => {
    const { orderId, cookie } = await shop.kept(ofMika());
    const headers = await shop.signedIn(mika.sub);
    const first = await shop.verify(headers, cookie);
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        orderId,
        orderNo: expect.stringMatching(/^\d{8}$/),
        importNo: expect.stringMatching(/^\d{6}$/),
        isCreditable: true,
        isMoving: true,
        product: { templateId: 'kiintea-24', place: expect.stringMatching(FLAT) },
      },
    ]);
    const again = await shop.verify(await shop.signedIn(mika.sub), cookie);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([(await orders()).length, (await mails()).length]).toEqual([1, 1]);
    expect((await shop.state(orderId)).body).toMatchObject({ state: 'verified' });
  });

  test('done once more it tells of a service as it stands by then (order.retry)', async () => {
    const antti = demoPerson('Laaksonen');
    const person = { firstName: 'Antti', lastName: 'Laaksonen', identityCode: antti.identityCode };
    const { orderId, cookie } = await shop.kept(newOrder({ person, services: ['tuulisahko'] }));
    const headers = await shop.signedIn(antti.sub);
    const first = await shop.verify(headers, cookie);
    expect(first.body.serviceImportNos).toMatchObject([{ templateId: 'tuulisahko', importNo: null }]);
    const { body } = await shop.retry(headers, orderId, 'tuulisahko');
    const again = await shop.verify(headers, cookie);
    expect(again.body).toEqual({
      ...first.body,
      serviceImportNos: [{ ...first.body.serviceImportNos[0], importNo: body.importNo }],
    });
    expect(body.importNo).toMatch(/^\d{6}$/);
  });

  test('of another is refused, nothing is written, and the order stays for who made it (proof.person)', async () => {
    const { orderId, cookie } = await shop.kept(ofMika());
    const before = await proofs();
    const other = await shop.verify(await shop.signedIn(aino.sub), cookie);
    expect([other.status, other.problem.code]).toEqual([403, 'VERIFICATION_ERROR']);
    expect([await proofs(), await orders(), await mails()]).toEqual([before, [], []]);
    expect((await shop.verify(await shop.signedIn(mika.sub), cookie)).body.orderId).toBe(orderId);
    // Nor does another learn what became of it.
    const late = await shop.verify(await shop.signedIn(aino.sub), cookie);
    expect([late.status, late.problem.code]).toEqual([403, 'VERIFICATION_ERROR']);
  });

  test('at once in many tabs makes one order, one mail', async () => {
    const { cookie } = await shop.kept(ofMika());
    const headers = await shop.signedIn(mika.sub);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.verify(headers, cookie)));
    const [first] = answers;
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 201, body: first?.body })),
    );
    expect([(await orders()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('after half an hour is too late, and nothing of it is left; a moment before it is not (proof.expiry)', async () => {
    const { orderId, verifier, cookie } = await shop.kept(ofMika());
    server.setNow(after(30));
    const headers = await shop.signedIn(mika.sub);
    expect((await shop.state(orderId)).body).toEqual({ state: 'expired', until: after(30), now: after(30) });
    const late = await shop.verify(headers, cookie);
    expect([late.status, late.problem.code]).toEqual([409, 'VERIFICATION_EXPIRED']);
    expect((await shop.redirect(orderId, verifier)).headers['location']).toBe(
      '/order/verification-error?code=VERIFICATION_EXPIRED',
    );
    const [waiting] = await proofs();
    expect(waiting?.body).not.toBe(null);
    await keepHouse('eachMinute', server.context);
    expect(await proofs()).toMatchObject([{ state: 'expired', body: null }]);
    server.setNow(after(29.9));
    expect((await shop.verify(headers, cookie)).problem.code).toBe('VERIFICATION_EXPIRED');
    const other = await shop.kept(ofMika());
    server.setNow(after(59));
    expect((await shop.verify(await shop.signedIn(mika.sub), other.cookie)).status).toBe(201);
  });

  test('of what was given up comes to nothing; who has the verifier gives it up, and nobody else (proof.cancel, access.shown)', async () => {
    const { orderId, verifier, cookie } = await shop.kept(ofMika());
    const wrong = await shop.cancel(orderId, 'x'.repeat(22));
    expect([wrong.status, wrong.problem.code]).toEqual([404, 'resource.notFound']);
    expect((await shop.state(orderId)).body.state).toBe('waiting');
    expect((await shop.cancel(orderId, verifier)).body.state).toBe('cancelled');
    expect((await shop.cancel(orderId, verifier)).body.state).toBe('cancelled');
    expect(await proofs()).toMatchObject([{ body: null }]);
    const late = await shop.verify(await shop.signedIn(mika.sub), cookie);
    expect([late.status, late.problem.code]).toEqual([409, 'VERIFICATION_CANCELLED']);
    expect((await shop.redirect(orderId, verifier)).headers['location']).toBe(
      '/order/verification-error?code=VERIFICATION_CANCELLED',
    );
    expect(await orders()).toEqual([]);
  });

  test('cannot give up what is proven', async () => {
    const { orderId, verifier, cookie } = await shop.kept(ofMika());
    await shop.verify(await shop.signedIn(mika.sub), cookie);
    expect((await shop.cancel(orderId, verifier)).body.state).toBe('verified');
    expect((await orders()).length).toBe(1);
  });

  test('without the cookie, or in a session of another strength, there is nothing (access.verified, access.strength)', async () => {
    const { cookie } = await shop.kept(ofMika());
    const none = await shop.verify(await shop.signedIn(mika.sub), undefined);
    expect([none.status, none.problem.code]).toEqual([404, 'resource.notFound']);
    const weak = await shop.verify(await shop.signedIn(mika.sub, 'weak'), cookie);
    expect([weak.status, weak.problem.code]).toEqual([403, 'session.strengthNeeded']);
    expect((await shop.verify({}, cookie)).status).toBe(401);
  });

  test('holds to the terms that were read, whatever has become of the campaign meanwhile (proof.verify)', async () => {
    const { cookie } = await shop.kept(
      newOrder({ person: { firstName: 'Mika', lastName: 'Salo', identityCode: mika.identityCode } }),
    );
    const { db } = server.context.database;
    await db.update(campaign).set({ closesOn: '2026-11-20' }).where(eq(campaign.campaignId, 'talvi'));
    expect((await shop.verify(await shop.signedIn(mika.sub), cookie)).status).toBe(201);
    await db.update(campaign).set({ closesOn: null }).where(eq(campaign.campaignId, 'talvi'));
  });
});

test('of an order that nobody knows nothing is told (proof.state)', async () => {
  const { status, problem } = await shop.state('5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11');
  expect([status, problem.code]).toEqual([404, 'resource.notFound']);
  const { orderId } = await shop.kept(ofMika());
  expect((await shop.state(orderId)).body).toEqual({ state: 'waiting', until: after(30), now: testNow });
});
