import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { findRepresentatives } from '../store/customers.ts';
import { representation } from '../store/schema.ts';
import { setUpOperations } from './operations.testing.ts';

let now = new Date('2026-11-21T10:00:00.000Z');
const here = setUpOperations(() => now);

/** In Helsinki this is the second before and the second after midnight of 24 to 25 November. */
const lastSecond = '2026-11-24T21:59:59.000Z';
const nextDay = '2026-11-24T22:00:00.000Z';

async function signedIn(sub: string) {
  const { authorization } = await here.signIn(sub);
  return async (url: string, method: 'GET' | 'DELETE' = 'GET') => {
    const answer = await here.app.inject({ url, method, headers: { authorization } });
    return { status: answer.statusCode, body: answer.body === '' ? null : (answer.json() as Record<string, never>) };
  };
}

/** Aino may act for As Oy from the 21st, until the 24th. */
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00.000Z');
  await here.database.db
    .update(representation)
    .set({ validTo: '2026-11-24', revokedAt: null })
    .where(eq(representation.customerId, '333333'));
});

const idOf = async (customerId: string) => {
  const [row] = await here.database.db
    .select({ id: representation.id })
    .from(representation)
    .where(eq(representation.customerId, customerId));
  return row?.id ?? '';
};

describe('who may act for a customer (representation.representatives)', () => {
  test('the customer sees by whom and for how long, and nothing that says who else it is', async () => {
    const read = await signedIn('asoy');
    expect(await read('/api/customer/333333/representatives')).toEqual({
      status: 200,
      body: {
        representatives: [
          {
            id: await idOf('333333'),
            firstName: 'Aino',
            lastName: 'Mäkelä aino',
            validFrom: '2026-11-21',
            validTo: '2026-11-24',
          },
        ],
      },
    });
  });

  test('what is to begin is told as well, what has ended is not', async () => {
    const read = await signedIn('aino');
    expect(await read('/api/customer/111111/representatives')).toEqual({ status: 200, body: { representatives: [] } });
    // Aino's right to act for 222222 begins tomorrow; its holder may not sign in.
    expect(await findRepresentatives(here.database.db, '222222', '2026-11-21')).toMatchObject([
      { firstName: 'Aino', validFrom: '2026-11-22', validTo: null },
    ]);
    now = new Date(nextDay);
    const company = await signedIn('asoy');
    expect(await company('/api/customer/333333/representatives')).toEqual({
      status: 200,
      body: { representatives: [] },
    });
  });

  test('who acts for a customer does not see who else does', async () => {
    const read = await signedIn('aino');
    expect((await read('/api/customer/333333/representatives')).status).toBe(404);
  });
});

describe('a mandate counts from its first day to the end of its last (representation.days)', () => {
  test.each([
    ['the evening before the first day', '2026-11-20T21:59:59.000Z', 404],
    ['from midnight on', '2026-11-20T22:00:00.000Z', 200],
    ['to the last second of the last day', lastSecond, 200],
    ['not on the day after', nextDay, 404],
  ])('%s', async (_, at, status) => {
    now = new Date(at);
    const read = await signedIn('aino');
    expect((await read('/api/customer/333333')).status).toBe(status);
    const { body } = await read('/api/customer/representations');
    const names = ((body?.['representing'] ?? []) as { customerId: string }[]).map(({ customerId }) => customerId);
    expect(names.includes('333333')).toBe(status === 200);
  });
});

describe('the customer ends a mandate (representation.end)', () => {
  test('it ends at once, twice is once, and it is kept when', async () => {
    const [acts, owns] = [await signedIn('aino'), await signedIn('asoy')];
    expect((await acts('/api/contracts/customer/333333')).status).toBe(200);
    const begun = now.getTime();
    const url = `/api/customer/representatives/${await idOf('333333')}`;
    expect(await owns(url, 'DELETE')).toEqual({ status: 204, body: null });
    expect(await acts('/api/contracts/customer/333333')).toMatchObject({
      status: 404,
      body: { code: 'resource.notFound' },
    });
    now = new Date('2026-11-21T10:00:05.000Z');
    expect((await owns(url, 'DELETE')).status).toBe(204);
    const ended = await here.database.db.select().from(representation).where(isNotNull(representation.revokedAt));
    // Another had been ended before; the one who may still act for others goes on.
    const endedNow = ended.filter(({ revokedAt }) => revokedAt?.getTime() === begun);
    expect(endedNow.map(({ customerId }) => customerId)).toEqual(['333333']);
    expect(ended).toHaveLength(2);
    expect(await owns('/api/customer/333333/representatives')).toEqual({ status: 200, body: { representatives: [] } });
  });

  test('nobody ends another’s: not who acts, nor a stranger to it, and one that is not there is not found', async () => {
    const id = await idOf('333333');
    const acts = await signedIn('aino');
    const none = '/api/customer/representatives/00000000-0000-4000-8000-000000000000';
    for (const url of [`/api/customer/representatives/${id}`, none])
      expect(await acts(url, 'DELETE')).toMatchObject({ status: 404, body: { code: 'resource.notFound' } });
    expect((await (await signedIn('seller'))(`/api/customer/representatives/${id}`, 'DELETE')).status).toBe(403);
    const [row] = await here.database.db.select().from(representation).where(eq(representation.customerId, '333333'));
    expect(row?.revokedAt).toBeNull();
  });
});
