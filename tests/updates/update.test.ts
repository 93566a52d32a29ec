import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewContactUpdate } from '../../domain/types.ts';
import { createSeal } from '../../server/proof/seal.ts';
import {
  contactUpdate,
  customer,
  outboxMessage,
  underProof,
  idempotencyRecord,
  representation,
} from '../../server/store/schema.ts';
import { demoPerson } from '../orders/ordering.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { proofKey } from '../support/proofKey.ts';
import { markedFor, pressed, Updates } from './updating.ts';

const aino = demoPerson('Mäkelä');
const [ainos, outis] = ['40127731', demoPerson('Rantanen')];
const nobodys = '999999999999';
const iban = 'FI2112345600000785';
const next = 'aino.uusi@kajo.example';
const account = (more: Partial<NewContactUpdate> = {}): NewContactUpdate => ({
  kind: 'bankAccount',
  customerNo: ainos,
  value: iban,
  ...more,
});
const address = (more: Partial<NewContactUpdate> = {}): NewContactUpdate =>
  account({ kind: 'emailAddress', value: next, ...more });

describe('an update of a bank account or an e-mail address', () => {
  let server: TestServer;
  let updates: Updates;
  let old: string | null;
  const log: string[] = [];

  beforeAll(async () => {
    server = await openTestServer({
      env: { LOG_LEVEL: 'debug' },
      logStream: { write: (line) => void log.push(line) },
    });
    updates = new Updates(server);
    const [before] = await db().select().from(customer).where(eq(customer.customerId, ainos));
    old = before?.email ?? null;
  }, 120_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    server.setNow(testNow);
    for (const table of [contactUpdate, outboxMessage, underProof]) await db().delete(table);
    await setCustomer({ email: old, language: 'FI' });
  });

  const db = () => server.context.database.db;
  const setCustomer = (values: Partial<typeof customer.$inferInsert>) =>
    db().update(customer).set(values).where(eq(customer.customerId, ainos));
  const signedIn = (name: string, credential?: 'good' | 'weak') => updates.signedIn(demoPerson(name).sub, credential);
  const emailNow = async () =>
    (await db().select().from(customer).where(eq(customer.customerId, ainos)))[0]?.email ?? null;
  const rows = () => db().select().from(contactUpdate);
  const mails = async () =>
    (await db().select().from(outboxMessage))
      .map(({ recipient, mail }) => ({ recipient, heading: mail.heading, text: JSON.stringify(mail) }))
      .sort((one, other) => one.recipient.localeCompare(other.recipient));

  test('tells a stranger the same whoever has the number, and does nothing (update.same)', async () => {
    const told = [];
    for (const customerNo of [ainos, '40127799', nobodys]) {
      const { status, body } = await updates.ask(account({ customerNo }));
      const { orderId: _id, verifier, proofUntil, ...rest } = body;
      told.push([status, typeof verifier, proofUntil, rest]);
    }
    expect(told).toEqual(
      told.map(() => [
        201,
        'string',
        '2026-11-21T10:30:00.000Z',
        { kind: 'bankAccount', state: 'proofNeeded', isMailed: false },
      ]),
    );
    expect([await rows(), await mails(), await emailNow()]).toEqual([[], [], old]);
  });

  test('of a new account is made once its customer has proven it; its end alone is mailed (update.made, update.told)', async () => {
    const { answer, cookie } = await updates.keptUpdate(account({ value: 'fi21 1234 5600 0007 85' }));
    const { status, body } = await updates.prove(await signedIn('Mäkelä'), cookie);
    expect([status, body]).toEqual([
      201,
      { kind: 'bankAccount', state: 'made', orderId: answer.orderId, verifier: null, proofUntil: null, isMailed: true },
    ]);
    const [row] = await rows();
    expect(row).toEqual({
      updateId: answer.orderId,
      customerId: ainos,
      kind: 'bankAccount',
      value: row?.value,
      sub: aino.sub,
      state: 'waiting',
      receivedAt: new Date(testNow),
    });
    const seal = createSeal(Buffer.from(proofKey, 'base64url'));
    expect(seal.open(row?.value ?? '', answer.orderId)).toBe(iban);
    const [mail, ...more] = await mails();
    expect([mail?.recipient, mail?.heading, more]).toEqual([old, 'Tilinumerosi on vaihdettu', []]);
    expect(mail?.text).toContain('päättyy merkkeihin 0785');
    expect(await emailNow()).toBe(old);
  });

  test('leaves the account nowhere to be read: in no row, no mail and no log (update.secret)', async () => {
    const { cookie } = await updates.keptUpdate(account());
    const found = async () => {
      const all = [];
      for (const table of [contactUpdate, outboxMessage, underProof, idempotencyRecord])
        all.push(await db().select().from(table));
      return JSON.stringify(all);
    };
    expect(await found()).not.toContain('12345600000785');
    await updates.prove(await signedIn('Mäkelä'), cookie);
    await updates.ask(account({ value: 'FI2112345600000786' }));
    expect(await found()).not.toMatch(/123456000007/);
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toMatch(/123456000007|1234 5600/);
  });

  test('of a new address holds at once, and the old address is told without it (update.told)', async () => {
    await setCustomer({ language: 'SV' });
    const { cookie } = await updates.keptUpdate(address());
    expect(await emailNow()).toBe(old);
    expect((await updates.prove(await signedIn('Mäkelä'), cookie)).body.isMailed).toBe(true);
    expect(await emailNow()).toBe(next);
    const [first, second, ...more] = await mails();
    expect(more).toEqual([]);
    expect([first?.recipient, first?.heading]).toEqual([
      old,
      'Våra meddelanden kommer inte längre till den här adressen',
    ]);
    expect(first?.text).not.toContain(next);
    expect([second?.recipient, second?.heading]).toEqual([next, 'Sähköpostiosoitteesi on vaihdettu']);
  });

  test('where no address is known, a new account is mailed to nobody and a new address to itself (update.told)', async () => {
    await setCustomer({ email: null });
    const headers = await signedIn('Mäkelä');
    expect((await updates.ask(account(), headers)).body.isMailed).toBe(false);
    expect(await mails()).toEqual([]);
    expect((await updates.ask(address(), headers)).body.isMailed).toBe(true);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([next]);
  });

  test('proven by another, and of a number that nobody has, is refused alike and waits on (update.anotherPerson)', async () => {
    const refused = [];
    for (const customerNo of [ainos, nobodys]) {
      const { answer, cookie } = await updates.keptUpdate(address({ customerNo }));
      const { status, problem } = await updates.prove(await signedIn('Väisänen'), cookie);
      const { requestId: _id, ...rest } = problem as unknown as Record<string, unknown>;
      refused.push([status, rest, (await updates.state(answer.orderId)).body.state]);
    }
    expect(refused[0]).toEqual(refused[1]);
    expect([refused[0]?.[0], refused[0]?.[2]]).toEqual([403, 'waiting']);
    expect([await rows(), await mails(), await emailNow()]).toEqual([[], [], old]);
    // The right one may still prove it.
    const { cookie } = await updates.keptUpdate(address());
    await updates.prove(await signedIn('Väisänen'), cookie);
    expect((await updates.prove(await signedIn('Mäkelä'), cookie)).status).toBe(201);
  });

  test('is made for whom one may act (update.whose)', async () => {
    const [represented] = await db()
      .select()
      .from(representation)
      .where(and(eq(representation.sub, outis.sub), isNull(representation.revokedAt)));
    const customerNo = represented?.customerId ?? '';
    const { cookie } = await updates.keptUpdate(account({ customerNo }));
    expect((await updates.prove(await signedIn('Rantanen'), cookie)).status).toBe(201);
    expect((await rows()).map(({ customerId, sub }) => [customerId, sub])).toEqual([[customerNo, outis.sub]]);
  });

  test('proven twice, or sent twice, is made once (update.once)', async () => {
    const { cookie } = await updates.keptUpdate(address());
    const headers = await signedIn('Mäkelä');
    const first = await updates.prove(headers, cookie);
    expect((await updates.prove(headers, cookie)).body).toEqual(first.body);
    const key = randomUUID();
    const sent = await updates.ask(account(), headers, key);
    expect((await updates.ask(account(), headers, key)).body).toEqual(sent.body);
    expect((await rows()).map(({ kind }) => kind).sort()).toEqual(['bankAccount', 'emailAddress']);
  });

  test('of who has signed in through a bank is made with the answer; otherwise it waits (update.whoProves)', async () => {
    const state = async (name: string, credential: 'good' | 'weak' = 'good') =>
      (await updates.ask(account(), await signedIn(name, credential))).body.state;
    expect([await state('Mäkelä', 'weak'), await state('Väisänen'), await state('Niemi')]).toEqual([
      'proofNeeded',
      'proofNeeded',
      'proofNeeded',
    ]);
    expect(await rows()).toEqual([]);
    expect(await state('Mäkelä')).toBe('made');
    expect(await rows()).toHaveLength(1);
  });

  test('too late is over, and nothing is made (verification.expired)', async () => {
    const { cookie } = await updates.keptUpdate(address());
    server.setNow('2026-11-21T10:30:00Z');
    const { status, problem } = await updates.prove(await signedIn('Mäkelä'), cookie);
    expect([status, problem.code, await rows(), await emailNow()]).toEqual([409, 'VERIFICATION_EXPIRED', [], old]);
  });

  test.each([
    [account({ value: 'FI2112345600000786' }), 'bankAccount'],
    [account({ value: next }), 'bankAccount'],
    [address({ value: 'aino' }), 'emailAddress'],
    [address({ value: iban }), 'emailAddress'],
  ])('that is none of its kind is refused: %j (update.value)', async (body, rule) => {
    const { status, problem } = await updates.ask(body);
    expect([status, problem.errors]).toEqual([400, [{ field: 'body.value', rule }]]);
    expect(await db().select().from(underProof)).toEqual([]);
  });

  test('a stranger shows that no bot writes (update.botCheck)', async () => {
    const { status, problem } = await updates.call<never>(
      'POST',
      '/api/update',
      { 'idempotency-key': randomUUID() },
      account(),
    );
    expect([status, problem.code]).toEqual([403, 'botCheck.needed']);
  });

  test('the way to the bank leads back to the page of updates, by a press on the page that has sent it alone (update.verify, update.ownBrowser)', async () => {
    const { body } = await updates.ask(account());
    const go = (way: string, verifier: string | null, headers: Record<string, string>) =>
      updates.call('GET', `/${way}/redirect/${body.orderId}/${verifier}`, {
        accept: 'text/html',
        ...markedFor(body),
        ...headers,
      });
    const location = async (...asked: Parameters<typeof go>) => (await go(...asked)).headers.location;
    const notHere = '/order/verification-error?code=ORDER_NOT_FOUND';
    // As a link that somebody was sent, in a mail or on a page of another site; and over the page of a link to an order.
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await location('update', body.verifier, { ...pressed, 'sec-fetch-site': site })).toBe(
        `${notHere}&process=update`,
      );
    expect(await location('update', body.verifier, {})).toBe(`${notHere}&process=update`);
    // In a browser that has not asked for it, by a press on whichever page of the portal.
    for (const cookie of ['', `kajo_own_proof=${randomUUID()}`])
      expect(await location('update', body.verifier, { ...pressed, cookie })).toBe(`${notHere}&process=update`);
    for (const way of ['order', 'my-move', 'vap-addition'])
      expect(await location(way, body.verifier, pressed)).toBe(notHere);
    expect(await location('update', 'x'.repeat(22), pressed)).toBe(`${notHere}&process=update`);
    const { headers, cookie } = await go('update', body.verifier, pressed);
    expect(new URL(String(headers.location), 'http://x').searchParams.get('location')).toBe('/update/verify');
    expect((await updates.prove(await signedIn('Mäkelä'), cookie)).status).toBe(201);
  });
});
