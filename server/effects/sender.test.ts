import { createServer, type AddressInfo, type Server } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { outboxMessage } from '../store/schema.ts';
import { postMail, testSettings } from '../testing.ts';
import { keepHouse } from './housekeeping.ts';
import { KEPT_MAILS } from './sweeps/mails.ts';
import type { Mail } from './mail.ts';
import { HOLD, RETRY_DELAYS, sendDue } from './sender.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

const DATABASE_PATIENCE = 120_000;
/** In milliseconds: a mail server of the tests that is silent is silent for so long. */
const SILENCE = 400;

let database: Database;
let now: Date;
let lines: Record<string, unknown>[];
const servers: { close(): unknown }[] = [];

beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
}, DATABASE_PATIENCE);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outboxMessage);
  now = new Date('2026-11-21T10:00:00.000Z');
  lines = [];
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const remember = (line: unknown) => void lines.push(line as Record<string, unknown>);
const parts = () => ({ database, clock: () => now, log: { warn: remember, error: remember } as never });
const send = (transport: MailTransport, isStopping?: () => boolean) => sendDue(parts(), transport, isStopping);
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const mail: Mail = { locale: 'fi', subject: 'Salainen aihe', heading: 'Otsikko', intro: 'Johdanto', parts: [] };
const post = (recipient = 'salainen@kajo.example') => postMail(database.db, recipient, mail, now);

async function states() {
  const rows = await database.db.select().from(outboxMessage).orderBy(outboxMessage.createdAt);
  return rows.map(({ state, attempts, fault }) => [state, attempts, fault]);
}

/** A mail server that takes mails, or says of each what it is told to say. */
async function mailServer(
  refusal: () => { responseCode: number } | null = () => null,
  place: 'rcpt' | 'data' = 'data',
) {
  const taken: string[] = [];
  const say = () => {
    const refused = refusal();
    return refused && Object.assign(new Error('salainen@kajo.example is not liked'), refused);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(place === 'rcpt' ? say() : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const refused = place === 'data' ? say() : null;
        if (!refused) taken.push(text);
        done(refused);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  servers.push(server);
  return { taken, transport: transportTo((server.server.address() as AddressInfo).port) };
}

/** A server that answers is given time, on a busy machine too. */
const transportTo = (port: number, { patience = 5_000, silence = 5_000 } = {}) =>
  createMailTransport(
    testSettings({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_FROM: 'no-reply@kajo.example',
      CUSTOMER_SERVICE_EMAIL: 'service@kajo.example',
    }),
    silence,
    patience,
  );

async function tcpServer(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

test('a mail that is taken is sent once (mail.outbox, mail.transport)', async () => {
  const { taken, transport } = await mailServer();
  await post();
  expect([await send(transport), await send(transport)]).toEqual([1, 0]);
  expect(await states()).toEqual([['sent', 1, null]]);
  const [kept] = await database.db.select({ id: outboxMessage.id }).from(outboxMessage);
  expect(taken).toHaveLength(1);
  expect(await PostalMime.parse(taken[0] ?? '')).toMatchObject({
    from: { address: 'no-reply@kajo.example' },
    to: [{ address: 'salainen@kajo.example' }],
    subject: 'Salainen aihe',
    messageId: `<${kept?.id ?? ''}@kajo.example>`,
  });
  expect(lines).toEqual([]);
});

test('one that is refused for now is tried again, later and later, and then given up (mail.retries)', async () => {
  const { taken, transport } = await mailServer(() => ({ responseCode: 451 }));
  await post();
  for (const [index, delay] of RETRY_DELAYS.entries()) {
    expect(await send(transport)).toBe(1);
    expect(await states()).toEqual([['waiting', index + 1, 'mail.451']]);
    later(delay - 1);
    expect(await send(transport)).toBe(0);
    later(1);
  }
  await send(transport);
  expect(await states()).toEqual([['failed', RETRY_DELAYS.length + 1, 'mail.451']]);
  later(1e9);
  expect([await send(transport), taken]).toEqual([0, []]);
  expect(lines.map(({ event }) => event)).toEqual([...RETRY_DELAYS.map(() => 'mail.delayed'), 'mail.failed']);
});

test.each(['rcpt', 'data'] as const)(
  'one that is refused for good is given up at once: %s (mail.retries)',
  async (place) => {
    const { transport } = await mailServer(() => ({ responseCode: 550 }), place);
    await post();
    await send(transport);
    expect(await states()).toEqual([['failed', 1, 'mail.550']]);
    // Neither address nor subject, nor what the mail server said.
    expect(lines).toEqual([{ event: 'mail.failed', messageId: expect.any(String) as string, code: 'mail.550' }]);
  },
);

test('a mail server that is away, hangs or only ever says a little: tried again (mail.retries)', async () => {
  const away = await tcpServer(createServer());
  servers.splice(0).forEach((server) => server.close());
  const silent = await tcpServer(createServer(() => {}));
  const endless = await tcpServer(
    createServer((socket) => {
      const timer = setInterval(() => socket.write('220-still thinking\r\n'), SILENCE / 4);
      socket.on('close', () => clearInterval(timer)).on('error', () => {});
    }),
  );
  for (const transport of [
    transportTo(away),
    transportTo(silent, { silence: SILENCE }),
    transportTo(endless, { silence: SILENCE, patience: 2 * SILENCE }),
  ]) {
    await database.db.delete(outboxMessage);
    await post();
    await send(transport);
    const [[state, attempts, fault] = []] = await states();
    expect([state, attempts]).toEqual(['waiting', 1]);
    expect(fault).toMatch(/^mail\.E[A-Z]+$/);
  }
});

test('one that fails does not hold up the next (mail.retries)', async () => {
  let isFirst = true;
  const { taken, transport } = await mailServer(() => {
    const answer = isFirst ? { responseCode: 451 } : null;
    isFirst = false;
    return answer;
  });
  await post();
  later(1);
  await post('toinen@kajo.example');
  await send(transport);
  expect(await states()).toEqual([
    ['waiting', 1, 'mail.451'],
    ['sent', 1, null],
  ]);
  expect(taken).toHaveLength(1);
});

test('killed between sending and marking: sent again when the hold is over, under the same id (mail.messageId)', async () => {
  const { taken, transport } = await mailServer();
  await post();
  const killed = {
    send: async (message: Parameters<MailTransport['send']>[0]) => {
      await transport.send(message);
      throw Object.assign(new Error('killed'), { killed: true });
    },
  };
  // What the process would have written down is undone.
  await send(killed);
  await database.db.update(outboxMessage).set({ dueAt: new Date(now.getTime() + HOLD), fault: null });
  expect(await send(transport)).toBe(0);
  later(HOLD);
  await send(transport);
  const ids = await Promise.all(taken.map(async (source) => (await PostalMime.parse(source)).messageId));
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(await states()).toEqual([['sent', 2, null]]);
});

test('who is told to stop gives back what it has not begun (mail.outbox)', async () => {
  const { taken, transport } = await mailServer();
  await post();
  await post();
  let asked = 0;
  await send(transport, () => (asked += 1) > 1);
  expect(taken).toHaveLength(1);
  expect(new Set((await states()).map((state) => JSON.stringify(state)))).toEqual(
    new Set(['["sent",1,null]', '["waiting",0,null]']),
  );
  await send(transport);
  expect(taken).toHaveLength(2);
});

test('what was sent goes after a month; what failed or waits stays (mail.kept)', async () => {
  for (const state of ['sent', 'failed', 'waiting'] as const) {
    await post(`${state}@kajo.example`);
    await database.db
      .update(outboxMessage)
      .set({ state })
      .where(eq(outboxMessage.recipient, `${state}@kajo.example`));
  }
  later(KEPT_MAILS);
  await keepHouse('eachHour', parts());
  expect(await states()).toHaveLength(3);
  later(1);
  await keepHouse('eachHour', parts());
  expect(new Set((await states()).map(([state]) => state))).toEqual(new Set(['failed', 'waiting']));
});
