import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffAccess, staffSearch } from '../../server/store/schema.ts';
import { insertCallers, subOf, type PersonName } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';
import { insertObjects } from './objectFixtures.ts';
import { withoutRoomIn } from './withoutRoom.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
  await insertObjects(server.context.database);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [staffAccess, staffSearch]) await server.context.database.db.delete(table);
});

type Headers = Record<string, string>;
const signedIn = (person: PersonName) => headersOf(server.context, { person, credential: 'good' });

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers, payload?: object) {
  const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), text: answer.body };
}
const records = async () => {
  const rows = await server.context.database.db.select().from(staffAccess);
  return rows.map(({ customerId, operation, reason, visit }) => ({ customerId, operation, reason, visit }));
};

describe('a search finds (acting.search, acting.searchWords, acting.searchPasted)', () => {
  const found = async (headers: Headers, sought: string, page = 1) => {
    const { body, status } = await call('POST', '/api/backup/customers/search', headers, {
      reason: 'Asiakas soitti',
      sought,
      page,
    });
    if (status !== 200) return body['code'];
    const { total, customers: listed } = body as { total: number; customers: { customerId: string }[] };
    return { total, ids: listed.map(({ customerId }) => customerId) };
  };
  const aino = { total: 1, ids: ['40127731'] };

  test.each([
    ['40127731', aino],
    [' 4012 7731 ', aino],
    ['mäkelä aino', aino],
    ['AINO MAKELA', aino],
    ['koivukuja 4 b', aino],
    ['Koivuk', aino],
    ['aino.makela@KAJO.example', aino],
    ['7012345', aino],
    ['y7012345', aino],
    ['KL 70 2346', aino],
    ['KL702346', aino],
    ['kl  70 2346', aino],
    ['KL\u00a070\u00a02346', aino],
    ['4012-7731', aino],
    ['40127731.', aino],
    ['<aino.makela@kajo.example>', aino],
    ['aino.makela@kajo.example;', aino],
    ['Aino Mäkelä <aino.makela@kajo.example>', aino],
    ['aino m', aino],
    // Eero had it before.
    ['Rantasaunantie 118', { total: 2, ids: ['40127731', '40127732'] }],
    ['peltoniemi', { total: 1, ids: ['40163350'] }],
    ['As. Oy Kuusik', { total: 2, ids: ['70031199', '70031180'] }],
    ['kuusikkorinne oy', { total: 2, ids: ['70031199', '70031180'] }],
    ['soutuseura', { total: 1, ids: ['70035518'] }],
    ['aino.makela@', { total: 0, ids: [] }],
    ['ukuja', { total: 0, ids: [] }],
    ["'; drop table customer; --", { total: 0, ids: [] }],
    ['a:* | b', { total: 0, ids: [] }],
    ['!!!***', { total: 0, ids: [] }],
    ['  a ', 'request.invalid'],
    ['120385-123K', 'request.invalid'],
  ])('%j: %j', async (sought, expected) => {
    expect(await found(await signedIn('employee'), sought)).toEqual(expected);
  });

  test('what tells customers apart, and nothing more', async () => {
    const { body } = await call('POST', '/api/backup/customers/search', await signedIn('salesAgent'), {
      reason: 'Asiakas soitti',
      sought: '40127731',
      page: 1,
    });
    expect(body).toEqual({
      total: 1,
      customers: [
        {
          customerId: '40127731',
          customerType: 'B2C',
          firstName: 'Aino',
          lastName: 'Mäkelä',
          street: 'Koivukuja 4 B',
          city: 'Tampere',
        },
      ],
    });
  });

  test('twenty on a page, in the order of their names, and the total', async () => {
    const headers = await signedIn('employee');
    // Each customer of the tests has a point in Salainenkatu; those of the demo live in Tampere too.
    const all = (await found(headers, 'Tampere')) as { total: number; ids: string[] };
    const next = (await found(headers, 'Tampere', 2)) as { total: number; ids: string[] };
    expect([all.ids.length, next.total]).toEqual([Math.min(20, all.total), next.ids.length > 0 ? all.total : 0]);
    expect(new Set([...all.ids, ...next.ids]).size).toBe(Math.min(40, all.total));
  });

  test('each that it lists is written down, and the search itself (acting.searchAudit)', async () => {
    const headers = await signedIn('employee');
    const { ids } = (await found(headers, 'salainenkatu')) as { ids: string[] };
    expect(ids.length).toBeGreaterThan(3);
    const [search] = await server.context.database.db.select().from(staffSearch);
    expect(search).toMatchObject({
      sub: subOf('employee'),
      sought: 'salainenkatu',
      reason: 'Asiakas soitti',
      found: ids.length,
    });
    expect(await records()).toEqual(
      ids.map((customerId) => ({
        customerId,
        operation: 'searchCustomers',
        reason: 'Asiakas soitti',
        visit: search?.visit,
      })),
    );
  });

  test.each(['staff_access', 'staff_search'] as const)(
    'where %s takes no row nothing is told (access.staffAudit)',
    async (table) => {
      const headers = await signedIn('employee');
      await withoutRoomIn(server, table, async () => {
        expect(await found(headers, '40127731')).toBe('server.error');
      });
      expect([await records(), await server.context.database.db.$count(staffSearch)]).toEqual([[], 0]);
    },
  );
});
