import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DueSubscription } from '../../domain/types.ts';
import { contactUpdate, customer, dueCalendar, outboxMessage, underProof } from '../../server/store/schema.ts';
import { demoPerson, type Answered } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { Updates } from './updating.ts';

const aino = demoPerson('Mäkelä');
const customerNo = aino.customerId ?? '';
const FIFTY = 50;

type Headers = Record<string, string>;

describe.each([
  ['PGlite', false],
  ['PostgreSQL', true],
] as const)('on %s', (_name, isPostgres) => {
  describe.skipIf(isPostgres && withoutPostgres)('fifty at once', () => {
    let postgres: Postgres | undefined;
    let server: TestServer;
    let updates: Updates;
    let headers: Headers;
    let old: string | null;

    beforeAll(async () => {
      postgres = isPostgres ? await startPostgres() : undefined;
      server = await openTestServer({
        handlerTimeout: 60_000,
        ...(postgres && { databaseUrl: await postgres.createDatabase() }),
      });
      updates = new Updates(server);
      headers = await updates.signedIn(aino.sub);
      old = await emailNow();
    }, 120_000);
    afterAll(async () => {
      await server?.close();
      await postgres?.stop();
    });

    const db = () => server.context.database.db;
    const emailNow = async () =>
      (await db().select().from(customer).where(eq(customer.customerId, customerNo)))[0]?.email ?? null;
    /** Each under a key of its own; where no connection was free in time it is sent again, as the portal does. */
    const fifty = <Body>(send: (key: string, index: number) => Promise<Answered<Body>>) =>
      Promise.all(
        Array.from({ length: FIFTY }, async (_none, index) => {
          const key = randomUUID();
          let answer = await send(key, index);
          while (answer.status === 503) answer = await send(key, index);
          return answer;
        }),
      );
    const mailed = async () =>
      (await db().select().from(outboxMessage)).map(({ recipient, mail }) => `${recipient} ${mail.subject}`).sort();
    const told = 'Sähköpostiosoitteesi on vaihdettu';
    const warned = 'Sähköpostiosoite on vaihdettu';

    beforeEach(async () => {
      for (const table of [contactUpdate, outboxMessage, underProof, dueCalendar]) await db().delete(table);
      await db().update(customer).set({ email: old }).where(eq(customer.customerId, customerNo));
    });

    test('proofs of one update make it once, and all are answered the same (update.once)', async () => {
      const { answer, cookie } = await updates.keptUpdate({
        kind: 'emailAddress',
        customerNo,
        value: 'uusi@kajo.example',
      });
      const answers = await fifty((key) => updates.prove(headers, cookie, key));
      const made = { ...answer, state: 'made', verifier: null, proofUntil: null, isMailed: true };
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, made]));
      expect((await db().select().from(contactUpdate)).map(({ updateId }) => updateId)).toEqual([answer.orderId]);
      expect(await mailed()).toEqual([`${old} ${warned}`, `uusi@kajo.example ${told}`]);
      expect(await emailNow()).toBe('uusi@kajo.example');
    });

    test('the same request under one key is made once (update.once)', async () => {
      const one = randomUUID();
      const value = 'uusi@kajo.example';
      const answers = await fifty(async () => {
        const answer = await updates.ask({ kind: 'emailAddress', customerNo, value }, headers, one);
        // Under way: the portal asks again.
        return answer.problem.code === 'idempotency.running' ? { ...answer, status: 503 } : answer;
      });
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, answers[0]?.body]));
      expect(await db().select().from(contactUpdate)).toHaveLength(1);
      expect(await mailed()).toEqual([`${old} ${warned}`, `${value} ${told}`]);
    });

    test('different new addresses are made one after the other: the last holds, and each that held is warned once (update.made, update.told)', async () => {
      const addresses = Array.from({ length: FIFTY }, (_none, index) => `uusi${index}@kajo.example`);
      const answers = await fifty((key, index) =>
        updates.ask({ kind: 'emailAddress', customerNo, value: addresses[index] ?? '' }, headers, key),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.state}`))).toEqual(new Set(['201 made']));
      const last = (await emailNow()) ?? '';
      expect(addresses).toContain(last);
      expect(await db().select().from(contactUpdate)).toHaveLength(FIFTY);
      expect(await mailed()).toEqual(
        [
          ...addresses.map((address) => `${address} ${told}`),
          ...[old, ...addresses].filter((address) => address !== last).map((address) => `${address} ${warned}`),
        ].sort(),
      );
    });

    const subscription = `/api/invoices/calendar/${customerNo}/subscription`;
    const subscribe = () => updates.call<DueSubscription>('POST', subscription, headers);
    const end = async () => (await server.app.inject({ method: 'DELETE', url: subscription, headers })).statusCode;
    /** How many of the addresses are good. */
    const good = async (answers: Answered<DueSubscription>[]) => {
      const rows = await db().select().from(dueCalendar);
      const statuses = [];
      for (const { body } of answers) statuses.push((await updates.call('GET', new URL(body.address).pathname)).status);
      return [rows.length, statuses.filter((status) => status === 200).length, new Set(statuses).size];
    };

    test('subscriptions to the due days leave one, and one address of it (dueCalendar.subscribed, dueCalendar.ended)', async () => {
      const answers = await fifty(subscribe);
      expect(new Set(answers.map(({ body }) => body.address)).size).toBe(FIFTY);
      expect(await good(answers)).toEqual([1, 1, 2]);
    }, 120_000);

    test('subscriptions and their ends leave at most one address, and none once the last has ended (dueCalendar.ended)', async () => {
      const ends: Promise<number>[] = [];
      const answers = await fifty((_key, index) => {
        if (index % 2 === 0) ends.push(end());
        return subscribe();
      });
      expect(new Set(await Promise.all(ends))).toEqual(new Set([204]));
      const [rows, addresses] = await good(answers);
      expect(addresses).toBe(rows);
      expect(await Promise.all(Array.from({ length: FIFTY }, end))).toEqual(Array<number>(FIFTY).fill(204));
      expect(await good(answers)).toEqual([0, 0, 1]);
    }, 120_000);
  });
});
