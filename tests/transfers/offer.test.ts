import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Contracts, TransferOfContract } from '../../domain/types.ts';
import { contract, outboxMessage, transfer } from '../../server/store/schema.ts';
import { demoPerson } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { aino, day, mika, Transfers, wish } from './transferring.ts';

let server: TestServer;
let shop: Transfers;
beforeEach(async () => {
  server = await openTestServer();
  shop = new Transfers(server);
}, 60_000);
afterEach(() => server.close());

const db = () => server.context.database.db;

const pekka = demoPerson('Korhonen');

describe('an offer', () => {
  test('is one row and a mail to each, with the link of which the database has the digest alone (transfer.asked, transfer.link, transfer.mails)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const key = randomUUID();
    const first = await shop.begin(headers, {}, key);
    expect([first.status, first.body]).toEqual([
      201,
      { transferId: expect.any(String), state: 'waiting', ...wish, cancelledBy: null, isOpen: true },
    ]);
    expect((await shop.begin(headers, {}, key)).body).toEqual(first.body);
    const rows = await db().select().from(transfer);
    expect(rows).toHaveLength(1);
    const posted = JSON.stringify(await db().select().from(outboxMessage));
    const secret = /transfer\/verify#([\w-]{22})/.exec(posted)?.[1] ?? 'none';
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(posted).not.toMatch(/Aino|Mäkelä|40127731/);
    expect(await shop.mails()).toEqual([
      ['aino.makela@kajo.example', 'fi', 'Sopimuksesi siirto odottaa uutta haltijaa'],
      ['uusi@haltija.example', 'fi', 'Sinulle siirretään sähkösopimusta'],
    ]);
    expect((await shop.standing(headers)).body).toEqual({
      productName: 'Kajo Pörssi',
      address: 'Koivukuja 4 B, 33820 Tampere',
      obstacle: null,
      firstDay: '2026-11-22',
      lastDay: '2027-02-19',
      transfer: first.body,
    });
  });

  test('is not made where another waits, which stays until it is taken back (transfer.asked, transfer.other)', async () => {
    const first = await shop.offersContract();
    const headers = await shop.signedIn(aino.sub);
    const begin = () => shop.begin(headers, { email: 'toinen@haltija.example' });
    const { status, problem } = await begin();
    expect([status, problem.code, await shop.mails()]).toEqual([409, 'transfer.waiting', []]);
    const mikas = await shop.opened(first, mika.sub);
    expect((await shop.read(mikas)).body.state).toBe('waiting');

    await shop.takeBack(headers);
    expect((await begin()).status).toBe(201);
    expect((await shop.read(mikas)).body).toEqual({ state: 'cancelled', customer: null, offer: null });
  });

  test('of two that are begun at once one is made (transfer.other)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const begun = await Promise.all(
      ['yksi', 'toinen'].map((name) => shop.begin(headers, { email: `${name}@haltija.example` })),
    );
    expect(begun.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await db().select().from(transfer)).toHaveLength(1);
  });

  test('stands at the contract, until it is accepted or taken back (contract.transfer)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const transferOf = async () => {
      const { body } = await shop.call<Contracts>('GET', `/api/contracts/customer/${aino.customerId ?? ''}`, headers);
      return body.active.map(({ productName, transfer: waiting }) => [productName, waiting]);
    };
    const { body } = await shop.begin(headers);
    expect(await transferOf()).toContainEqual(['Kajo Pörssi', { day: wish.day }]);
    await db().update(transfer).set({ state: 'cancelled' }).where(eq(transfer.transferId, body.transferId));
    expect(await transferOf()).toContainEqual(['Kajo Pörssi', undefined]);
  });

  test('is refused where the contract may not be handed over, or the day or the address is none (transfer.which, transfer.days)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const early = await shop.begin(headers, { day: '2026-11-21', phone: 'puhelin-on' });
    expect([early.status, early.problem.errors]).toEqual([
      400,
      [
        { field: 'body.day', rule: 'minimum' },
        { field: 'body.phone', rule: 'format' },
      ],
    ]);
    const ofHeat = await shop.write('/api/contract/19011032207/transfer', headers, wish);
    expect([ofHeat.status, ofHeat.problem.code]).toEqual([409, 'transfer.notPossible']);
    const { body } = await shop.call<TransferOfContract>('GET', '/api/contract/19011032207/transfer', headers);
    expect(body).toMatchObject({ obstacle: 'heat', firstDay: null, lastDay: null });
    const [ofPekka] = await db()
      .select()
      .from(contract)
      .where(eq(contract.customerId, pekka.customerId ?? ''))
      .limit(1);
    const ofCompany = await shop.call<TransferOfContract>(
      'GET',
      `/api/contract/${ofPekka?.contractNo}/transfer`,
      await shop.signedIn(pekka.sub),
    );
    expect(ofCompany.body.obstacle).toBe('company');
    expect(await db().select().from(transfer)).toEqual([]);
  });

  test('needs a strong sign-in (transfer.asked)', async () => {
    const { status, problem } = await shop.begin(await shop.signedIn(aino.sub, 'weak'));
    expect([status, problem.code]).toEqual([403, 'session.strengthNeeded']);
  });
});

describe('the link', () => {
  test('binds the browser by a cookie that no script reads, and tells nothing; a wrong one is nothing (transfer.link)', async () => {
    const secret = await shop.offersContract();
    const { cookie } = await shop.bind(secret);
    expect(cookie).toMatch(/^kajo_transfer=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const wrong = await shop.bind('x'.repeat(22));
    expect([wrong.status, wrong.cookie]).toEqual([404, undefined]);
    const headers = await shop.signedIn(mika.sub, 'weak');
    const weak = await shop.read({ ...headers, cookie: cookie?.split(';')[0] ?? '' });
    expect([weak.status, weak.problem.code]).toEqual([403, 'session.strengthNeeded']);
  });

  test('shows the address and the product, and nothing of the holder; the holder sees that it is their own (transfer.privacy)', async () => {
    const secret = await shop.offersContract();
    const { body, text } = await shop.read(await shop.opened(secret, mika.sub));
    expect(body).toMatchObject({
      state: 'waiting',
      customer: null,
      offer: {
        day,
        lastDay: '2026-12-14',
        address: 'Koivukuja 4 B, 33820 Tampere',
        productName: 'Kajo Pörssi',
        isEarlyStart: false,
        isOpen: true,
        paperInvoiceFeeCents: 250,
        consents: [{ id: 'terms' }],
      },
    });
    expect(text).not.toMatch(/Aino|Mäkelä|40127731|23014478016|haltija\.example/);
    expect((await shop.read(await shop.opened(secret, aino.sub))).body).toEqual({
      state: 'own',
      customer: null,
      offer: null,
    });
  });
});

test('an employee offers it for the customer who is open, and the row says who and why (transfer.asked)', async () => {
  const kaisa = await shop.signedIn(demoPerson('Lehtonen').sub);
  const reason = 'Asiakas soitti ja pyysi siirtoa';
  const acting = await shop.call('POST', '/api/backup/acting', kaisa, { customerId: aino.customerId, reason });
  expect([acting.status, acting.text]).toEqual([expect.toSatisfy((status: number) => status < 300), expect.anything()]);
  expect((await shop.begin(kaisa)).status).toBe(201);
  expect(await db().select().from(transfer)).toMatchObject([
    { sub: null, employee: demoPerson('Lehtonen').sub, actingReason: reason, customerId: aino.customerId },
  ]);
});
