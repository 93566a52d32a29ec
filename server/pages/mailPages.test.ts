import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../documents/testing.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { outboxMessage } from '../store/schema.ts';
import { buildSmallApp, postMail } from '../testing.ts';

let database: Database;
let app: FastifyInstance;
let id: string;
const typed = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
  app = await buildSmallApp({ database, environment: { DEMO: 'true' } });
  const parts = [{ kind: 'quote' as const, title: 'Palaute', text: typed }];
  const attachments = [{ id: 'ehdot', version: '2026-11-01', title: typed, sections: [] }];
  const mail = { locale: 'fi' as const, subject: typed, heading: typed, intro: typed, parts, attachments };
  await postMail(database.db, 'service@kajo.example', mail, new Date(0));
  const [row] = await database.db.select({ id: outboxMessage.id }).from(outboxMessage);
  id = row?.id ?? '';
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('the demo shows its mails (mail.demo)', () => {
  test('a list, and each mail in words and as it looks', async () => {
    const [list, one, look] = await Promise.all(
      ['', `/${id}`, `/${id}/html`].map((path) => app.inject(`/dev/mail${path}`)),
    );
    expect([list, one, look].map((answer) => answer?.statusCode)).toEqual([200, 200, 200]);
    expect(list?.body).toContain(`href="/dev/mail/${id}"`);
    expect(list?.body).toContain('1970-01-01 00:00:00 UTC');
    expect(one?.body).toContain(`href="/dev/mail/${id}/html"`);
    for (const answer of [list, one, look]) {
      expect(answer?.body).not.toMatch(/<(script|img)\b/);
      expect(answer?.body).toContain('&lt;script&gt;alert(1)');
      expect(answer?.headers['cache-control']).toBe('no-store');
    }
    // A mail has its look in itself, so that its page lets styles in and nothing else.
    const policy = String(look?.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.*; sandbox$/);
    expect(String(list?.headers['content-security-policy'])).not.toContain('unsafe-inline');
  });

  test('what goes with a mail can be opened (mail.attachments)', async () => {
    const name = 'ehdot-2026-11-01-fi.pdf';
    expect((await app.inject(`/dev/mail/${id}`)).body).toContain(`href="/dev/mail/${id}/attachments/0">${name}</a>`);
    const file = await app.inject(`/dev/mail/${id}/attachments/0`);
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${name}"`,
    ]);
    expect((await readPdf(file.rawPayload)).text).toContain(typed);
    for (const none of ['1', 'x', '-1'])
      expect((await app.inject(`/dev/mail/${id}/attachments/${none}`)).statusCode).toBe(404);
  });

  test.each(['/dev/mail/1', '/dev/mail/00000000-0000-4000-8000-000000000000', '/dev/mail/1/html', '/dev'])(
    '%s is not there',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(404);
    },
  );

  test('outside the demo there are none', async () => {
    const live = await buildSmallApp({ database, environment: { DEMO: 'false' } });
    for (const path of ['', `/${id}`, `/${id}/html`])
      expect((await live.inject(`/dev/mail${path}`)).statusCode).toBe(404);
    await live.close();
  });
});
