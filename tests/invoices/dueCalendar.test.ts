import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DueCalendar, DueSubscription, Invoices } from '../../domain/types.ts';
import { dueCalendar, person, representation } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';

const aino = demoPerson('Mäkelä');
const outi = demoPerson('Rantanen');
const ainos = aino.customerId ?? '';

/** Of a file, the lines that begin so, without what they begin with. */
const linesOf = (file: string, begin: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((line) => (line.startsWith(begin) ? [line.slice(begin.length)] : []));

describe('the due days in a calendar', () => {
  let server: TestServer;
  let shop: Shop;
  let headers: Record<string, string>;

  beforeAll(async () => {
    server = await openTestServer({ handlerTimeout: 60_000 });
    shop = new Shop(server);
    headers = await shop.signedIn(aino.sub);
  }, 120_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    server.setNow(testNow);
    await db().delete(dueCalendar);
  });

  const db = () => server.context.database.db;
  const shown = (of = headers, whose = ainos, language = 'fi') =>
    shop.call<DueCalendar>('GET', `/api/invoices/calendar/${whose}`, { ...of, 'accept-language': language });
  const subscription = `/api/invoices/calendar/${ainos}/subscription`;
  const subscribe = async (of = headers, whose = ainos) => {
    const { body, text } = await shop.call<DueSubscription>('POST', `/api/invoices/calendar/${whose}/subscription`, of);
    return body.address ? new URL(body.address).pathname : text;
  };
  const end = () => server.app.inject({ method: 'DELETE', url: subscription, headers });
  const read = (path: string) => server.app.inject({ method: 'GET', url: path });

  test('are those of what is to be paid, each once, with its amount and nothing more (dueCalendar.what, dueCalendar.bare)', async () => {
    const { body: listed } = await shop.call<Invoices>('GET', `/api/invoices/all?customerId=${ainos}`, headers);
    const due = listed.invoices
      .filter(({ openAmount, dueDate }) => Number(openAmount) > 0 && dueDate !== null)
      .filter(({ invoiceStatus }) => invoiceStatus !== 'inCollection');
    expect(due.length).toBeGreaterThan(1);
    const { status, body } = await shown();
    expect([status, body.customerId, body.subscribedAt]).toEqual([200, ainos, null]);
    expect(linesOf(body.file, 'DTSTART;VALUE=DATE:').sort()).toEqual(
      due.map(({ dueDate }) => (dueDate ?? '').replaceAll('-', '')).sort(),
    );
    const uids = linesOf(body.file, 'UID:');
    expect(new Set(uids).size).toBe(due.length);
    for (const { invoiceNo } of due) expect(body.file).not.toContain(invoiceNo);
    expect(body.file).not.toMatch(/Mäkelä|Koivukuja|40127731/);
    // The same ones when it is asked again, in another language too.
    const again = (await shown(headers, ainos, 'sv')).body.file;
    expect(linesOf(again, 'UID:')).toEqual(uids);
    expect(linesOf(again, 'X-WR-CALNAME:')).toEqual(['Fakturornas förfallodagar']);
  });

  test('are had by an address that is told once, and kept as a digest (dueCalendar.subscribed, dueCalendar.secret)', async () => {
    const address = await subscribe();
    expect(address).toMatch(/^\/api\/due-days\/[\w-]{22}$/);
    const answer = await read(address);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const { body } = await shown();
    expect(body.subscribedAt).toBe(testNow);
    expect(linesOf(answer.body, 'UID:')).toEqual(linesOf(body.file, 'UID:'));
    expect(JSON.stringify([body, await db().select().from(dueCalendar)])).not.toContain(address.split('/').at(-1));
  });

  test('follow what is paid meanwhile (dueCalendar.what)', async () => {
    const address = await subscribe();
    const days = async () => linesOf((await read(address)).body, 'UID:');
    const before = await days();
    server.setNow('2027-06-01T10:00:00Z');
    expect(await days()).not.toEqual(before);
  });

  test('an address that was ended, or that another has taken the place of, is found no more than one that nobody has (dueCalendar.ended)', async () => {
    const first = await subscribe();
    const second = await subscribe();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect((await end()).statusCode).toBe(204);
    expect((await end()).statusCode).toBe(204);
    const told = [];
    for (const path of [second, `/api/due-days/${'x'.repeat(22)}`]) {
      const { requestId: _id, ...problem } = (await read(path)).json<Record<string, unknown>>();
      told.push(problem);
    }
    expect(told[0]).toEqual(told[1]);
    expect((await shown()).body.subscribedAt).toBeNull();
  });

  test('of whom somebody acted for end with the right to act, and of who is blocked at once (dueCalendar.ended)', async () => {
    const [right] = await db().select().from(representation).where(eq(representation.sub, outi.sub));
    const whose = right?.customerId ?? '';
    const address = await subscribe(await shop.signedIn(outi.sub), whose);
    expect((await read(address)).statusCode).toBe(200);
    const ends = (revokedAt: Date | null) =>
      db()
        .update(representation)
        .set({ revokedAt })
        .where(eq(representation.id, right?.id ?? ''));
    await ends(new Date(testNow));
    expect((await read(address)).statusCode).toBe(404);
    await ends(right?.revokedAt ?? null);
    expect((await read(address)).statusCode).toBe(200);
    const block = (isBlocked: boolean) => db().update(person).set({ isBlocked }).where(eq(person.sub, outi.sub));
    await block(true);
    expect((await read(address)).statusCode).toBe(404);
    await block(false);
  });

  test('another’s are not found, and an employee makes no address (dueCalendar.whose)', async () => {
    const stranger = await shop.signedIn(demoPerson('Väisänen').sub);
    expect((await shown(stranger)).problem.code).toBe('resource.notFound');
    const staff = await shop.signedIn(demoPerson('Lehtonen').sub);
    await shop.call('POST', '/api/backup/acting', staff, { customerId: ainos, reason: 'Soitti laskusta' });
    expect((await shown(staff)).status).toBe(200);
    expect((await shop.call('POST', subscription, staff)).status).toBe(403);
    expect(await db().select().from(dueCalendar)).toEqual([]);
  });
});
