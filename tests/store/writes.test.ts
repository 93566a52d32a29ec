import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../server/effects/outbox.ts';
import { sendDue } from '../../server/effects/sender.ts';
import { findWrite, writeOnce } from '../../server/idempotency.ts';
import type { OutboxMessage } from '../../server/store/outbox.ts';
import { feedback, idempotencyRecord, outboxMessage } from '../../server/store/schema.ts';
import { postMail } from '../../server/testing.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { callers, customers, insertCallers, subOf } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { headersOf } from '../support/tokens.ts';
import { until } from '../support/until.ts';

const silent = { warn: () => {}, error: () => {} } as never;
const AT_ONCE = 50;
const mail = { locale: 'fi' as const, subject: 'a', heading: 'a', intro: 'a', parts: [] };

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutPostgres },
])('writes on $name', ({ name, needs }) => {
  let postgres: Postgres | undefined;
  let server: TestServer;
  let headers: Record<string, string>;

  beforeAll(async () => {
    if (needs !== null) return;
    if (name === 'PostgreSQL') postgres = await startPostgres();
    server = await openTestServer({ databaseUrl: await postgres?.createDatabase() });
    await insertCallers(server.context.database, server.context.clock);
    const consumer = callers['customer-b2c'];
    if (consumer) headers = await headersOf(server.context, consumer);
  }, 200_000);
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });
  beforeEach(async () => {
    if (needs !== null) return;
    for (const table of [feedback, outboxMessage, idempotencyRecord]) await server.context.database.db.delete(table);
  });

  const send = (key: string, customerId: string | null = customers.ownB2c, as: Record<string, string> = headers) =>
    server.app.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: { ...as, 'idempotency-key': key },
      payload: {
        customerId,
        kind: 'praise',
        text: 'Kiitos',
        wantsAnswer: false,
        email: null,
        view: null,
        faultRequestId: null,
      },
    });
  const rows = async () => {
    const { db } = server.context.database;
    const counts = [feedback, outboxMessage, idempotencyRecord].map(async (table) => {
      const [row] = await db.select({ n: count() }).from(table);
      return row?.n;
    });
    return Promise.all(counts);
  };

  test.skipIf(needs)('fifty at once with one key: one row, one mail, one answer (server.idempotency)', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(key)));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    const codes = answers.flatMap((answer) => answer.json<{ code?: string }>().code ?? []);
    // On a busy machine some wait for a connection for too long.
    for (const code of codes) expect(['idempotency.running', 'database.unavailable']).toContain(code);
    expect([done.length > 0, done.length + codes.length]).toEqual([true, AT_ONCE]);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    expect(await rows()).toEqual([1, 1, 1]);
    // Whoever was told to wait gets the same answer now.
    expect((await send(key)).json()).toEqual(done[0]?.json());
    expect(await rows()).toEqual([1, 1, 1]);
  });

  test.skipIf(needs)('fifty at once with fifty keys: fifty rows, each with a number of its own', async () => {
    const sendUntilDone = async (key: string) => {
      let answer = await send(key);
      while (answer.statusCode === 503) answer = await send(key);
      expect(answer.statusCode).toBe(201);
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendUntilDone(randomUUID())));
    expect(new Set(answers.map((answer) => answer.json<{ feedbackNo: string }>().feedbackNo)).size).toBe(AT_ONCE);
    expect(await rows()).toEqual([AT_ONCE, AT_ONCE, AT_ONCE]);
  });

  test.skipIf(needs)('a key that was used after the look at it: the write is undone (server.idempotency)', async () => {
    const { context } = server;
    const key = randomUUID();
    const row = { key, actor: 'first', operation: 'o', fingerprint: 'f', status: 201, createdAt: context.clock() };
    const late = writeOnce(context, { writer: 'late', key, operation: 'o', sent: {} }, async (db) => {
      await db.insert(idempotencyRecord).values(row);
      return { status: 201, mails: [{ recipient: 'a@kajo.example', replyTo: null, mail }] };
    });
    await expect(late).rejects.toMatchObject({ code: 'idempotency.running' });
    expect(await rows()).toEqual([0, 0, 0]);
  });

  test.skipIf(needs || name === 'PGlite')(
    'a write that meets what the first under its key has just done is told to ask again (server.idempotency)',
    async () => {
      const { context } = server;
      const key = randomUUID();
      const row = { key, actor: 'first', operation: 'o', fingerprint: 'f', status: 201, createdAt: context.clock() };
      const meet = (isFirstDone: boolean) =>
        writeOnce(context, { writer: 'late', key, operation: 'o', sent: {} }, async () => {
          if (isFirstDone) await context.database.db.insert(idempotencyRecord).values(row);
          throw new Error('there already');
        });
      await expect(meet(false)).rejects.toThrow('there already');
      await expect(meet(true)).rejects.toMatchObject({ code: 'idempotency.running' });
    },
  );

  test.skipIf(needs)('another’s customer: refused, and nothing is written', async () => {
    expect((await send(randomUUID(), customers.foreign)).statusCode).toBe(404);
    expect(await rows()).toEqual([0, 0, 0]);
  });

  test.skipIf(needs)(
    'a stranger: with a solved puzzle, and again with another; signed in, it is known as received (feedback.botCheck, server.idempotency)',
    async () => {
      const key = randomUUID();
      const solved = async () => ({ 'x-bot-check': await solvedPuzzle(server.context, 'feedback') });
      const puzzle = await solved();
      const first = await send(key, null, puzzle);
      expect(first.statusCode).toBe(201);
      // The same puzzle counts once, and the key stays good.
      expect((await send(key, null, puzzle)).json()).toMatchObject({ code: 'botCheck.needed' });
      const again = await send(key, null, await solved());
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      const later = await send(key, null);
      expect([later.statusCode, later.json<{ code: string }>().code]).toEqual([409, 'idempotency.received']);
      const asked = await server.app.inject(`/api/writes/${key}`);
      expect(asked.json()).toEqual({ state: 'done', status: 201, answer: first.json() });
      expect(await rows()).toEqual([1, 1, 1]);
    },
  );

  test.skipIf(needs)('an employee for a customer: kept with who wrote and why (feedback.send)', async () => {
    const { employee } = callers;
    if (!employee) throw new Error('nobody is an employee');
    const as = await headersOf(server.context, employee, { customerId: customers.opened });
    expect((await send(randomUUID(), customers.opened, as)).statusCode).toBe(201);
    const [kept] = await server.context.database.db.select().from(feedback);
    expect(kept).toMatchObject({
      customerId: customers.opened,
      sub: subOf(employee.person),
      actingReason: 'Asiakas soitti laskustaan',
    });
    const asked = await server.app.inject({ url: `/api/nps?customerId=${customers.opened}`, headers: as });
    expect(asked.json()).toEqual({ isDue: false });
  });

  test.skipIf(needs || name === 'PGlite')(
    'while it runs, its repetition and who looks it up are told to wait (server.writeLookup)',
    async () => {
      const write = { writer: 'x', key: randomUUID(), operation: 'sendFeedback', sent: {} };
      let finish = () => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      let hasBegun = false;
      const first = writeOnce(server.context, write, async () => {
        hasBegun = true;
        await finished;
        return { status: 201, body: { a: 1 } };
      });
      await until('it runs', async () => hasBegun, 10_000);
      const second = writeOnce(server.context, write, async () => ({ status: 201, body: { a: 2 } }));
      await expect(second).rejects.toMatchObject({ code: 'idempotency.running', more: { retryAfter: 1 } });
      expect(await findWrite(server.context, write.key, 'x')).toBe('running');
      finish();
      expect(await first).toEqual({ status: 201, body: { a: 1 } });
      expect(await findWrite(server.context, write.key, 'x')).toEqual({ status: 201, body: { a: 1 } });
      expect(await findWrite(server.context, write.key, 'y')).toBe('received');
    },
  );

  test.skipIf(needs)('two senders at once send each mail once (mail.outbox)', async () => {
    const { database, clock } = server.context;
    for (let index = 0; index < 40; index += 1) await postMail(database.db, `${index}@kajo.example`, mail, clock());
    const sent: string[] = [];
    const transport = { send: async ({ recipient }: OutboxMessage) => void sent.push(recipient) };
    const sender = async () => {
      while ((await sendDue({ database, clock, log: silent }, transport)) > 0);
    };
    await Promise.all([sender(), sender(), sender()]);
    expect([sent.length, new Set(sent).size]).toEqual([40, 40]);
  });

  test.skipIf(needs)('what is put in is sent soon after it was said, and a stop is heard (mail.outbox)', async () => {
    const { database, clock } = server.context;
    const sent: string[] = [];
    const transport = { send: async ({ recipient }: OutboxMessage) => void sent.push(recipient) };
    const outbox = createOutbox({ database, clock, log: silent }, transport);
    const post = (recipient: string) => postMail(database.db, recipient, mail, clock());
    await post('first@kajo.example');
    outbox.start();
    await until('the first is sent', async () => sent.length === 1, 10_000);
    await post('second@kajo.example');
    outbox.wake();
    await until('the second is sent', async () => sent.length === 2, 10_000);
    await outbox.stop();
    await post('third@kajo.example');
    outbox.wake();
    expect(sent).toEqual(['first@kajo.example', 'second@kajo.example']);
  });

  test.skipIf(needs)('told to stop amid many, it finishes the one that it has begun (mail.outbox)', async () => {
    const { database, clock } = server.context;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const begun: string[] = [];
    const transport = {
      send: async ({ recipient }: OutboxMessage) => {
        begun.push(recipient);
        await held;
      },
    };
    for (let index = 0; index < 30; index += 1) await postMail(database.db, `${index}@kajo.example`, mail, clock());
    const outbox = createOutbox({ database, clock, log: silent }, transport);
    outbox.start();
    await until('the first is begun', async () => begun.length === 1, 10_000);
    const stopped = outbox.stop();
    letGo();
    await stopped;
    expect(begun).toHaveLength(1);
    const states = await database.db
      .select({ state: outboxMessage.state, attempts: outboxMessage.attempts })
      .from(outboxMessage);
    expect(states.filter(({ state }) => state === 'sent')).toHaveLength(1);
    expect(states.filter(({ state, attempts }) => state === 'waiting' && attempts === 0)).toHaveLength(29);
  });
});
