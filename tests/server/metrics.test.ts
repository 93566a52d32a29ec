import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxMessage } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';

const token = 'a-token-of-tests';

describe.each(['pglite', 'postgres'] as const)('on %s', (kind) => {
  const needs = kind === 'postgres' ? withoutPostgres : null;
  let postgres: Postgres | undefined;
  let server: TestServer;
  beforeAll(async () => {
    if (needs) return;
    postgres = kind === 'postgres' ? await startPostgres() : undefined;
    server = await openTestServer({
      env: { METRICS_TOKEN: token },
      ...(postgres && { databaseUrl: await postgres.createDatabase() }),
    });
  }, 150_000);
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  test.skipIf(needs)(
    'what lies in the outbox, and the connections to the database, are counted (server.metrics)',
    async () => {
      const { db } = server.context.database;
      await db.delete(outboxMessage);
      const before = (minutes: number) => new Date(Date.parse(testNow) - minutes * 60_000);
      const mails = [
        ['waiting', before(1)],
        ['waiting', before(6)],
        ['waiting', before(-60)],
        ['sent', before(9)],
        ['failed', before(600)],
      ] as const;
      await db.insert(outboxMessage).values(
        mails.map(([state, dueAt]) => ({
          id: randomUUID(),
          recipient: 'nobody@example.com',
          mail: { subject: 'A mail', blocks: [] } as never,
          state,
          dueAt,
          createdAt: dueAt,
        })),
      );
      const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
      const linesOf = (name: string) => body.split('\n').filter((line) => line.startsWith(`${name}{`));
      expect(linesOf('outbox_messages')).toEqual([
        'outbox_messages{state="waiting"} 3',
        'outbox_messages{state="overdue"} 1',
        'outbox_messages{state="failed"} 1',
      ]);
      expect(linesOf('database_connections').map((line) => line.replace(/\d+$/, ''))).toEqual(
        kind === 'pglite' ? [] : ['busy', 'idle', 'waiting'].map((state) => `database_connections{state="${state}"} `),
      );
      expect(body).not.toContain('nobody@example.com');
    },
  );
});
