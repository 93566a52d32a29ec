import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../access/actor.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { endProof, findProof } from '../store/proofs.ts';
import { underProof } from '../store/schema.ts';
import { testSettings } from '../testing.ts';
import { bindBrowser } from './bindBrowser.ts';
import { keepUnderProof } from './keepUnderProof.ts';
import type { ProofKind } from './kinds.ts';
import { proveKept } from './proveKept.ts';
import { createSeal } from './seal.ts';

const start = new Date('2026-11-21T10:00:00.000Z');
const seal = createSeal(new Uint8Array(32).fill(1));
const settings = testSettings();

let database: Database;
let now = start;
beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  now = start;
  await database.db.delete(underProof);
});

const clock = () => now;
/** Whoever has proven to have an identity code. */
const personOf = (identityCode: string) => ({ person: { identityCode } }) as unknown as Actor;
const [aino, mika] = [personOf('120385-9037'), personOf('180893-910X')];
const nobody = { person: null } as unknown as Actor;

const keep = (kind: ProofKind, identityCode: string | null = null) =>
  keepUnderProof(
    { db: database.db, seal, now },
    { id: randomUUID(), kind, body: { what: kind }, identityCode, locale: 'sv' },
  );

/** Proves it as somebody. @returns what was made, or the code of the refusal, and of what it was made */
async function prove(
  kind: ProofKind,
  id: string,
  actor: Actor,
  make: () => { answer: string } = () => ({ answer: 'made' }),
) {
  const bodies: unknown[] = [];
  const outcome = await database
    .transaction((db) =>
      proveKept(
        { database: { ...database, db }, clock, seal },
        { kind, found: { id }, actor },
        async (body, madeId) => {
          bodies.push([body, madeId]);
          return { ...make(), mails: [] };
        },
      ),
    )
    .catch((thrown: { code?: string }) => thrown.code);
  return { outcome, bodies };
}

describe('where nobody was named', () => {
  test('nothing of anybody stands with what waits, and whoever proves who they are gets it (proof.unnamed)', async () => {
    const { orderId, verifier, proofUntil } = await keep('vapAddition');
    expect([verifier, proofUntil]).toEqual([expect.stringMatching(/^[\w-]{22}$/), '2026-11-21T10:30:00.000Z']);
    expect(await findProof(database.db, orderId)).toMatchObject({ person: null, state: 'waiting', locale: 'sv' });
    expect(await prove('vapAddition', orderId, mika)).toEqual({
      outcome: { answer: 'made', mails: [] },
      bodies: [[{ what: 'vapAddition' }, orderId]],
    });
  });

  test('done twice it answers the same, to who has proven it alone (proof.unnamed, proof.verify)', async () => {
    const { orderId } = await keep('move');
    await prove('move', orderId, mika);
    expect(await prove('move', orderId, mika, () => ({ answer: 'again' }))).toEqual({
      outcome: { answer: 'made', mails: [] },
      bodies: [],
    });
    expect(await prove('move', orderId, aino)).toEqual({ outcome: 'VERIFICATION_ERROR', bodies: [] });
  });

  test('whose it is not is refused by what would be made, and it stays for whose it is (proof.unnamed)', async () => {
    const { orderId } = await keep('move');
    const before = await findProof(database.db, orderId);
    const refused = await prove('move', orderId, aino, () => {
      throw Object.assign(new Error('not theirs'), { code: 'VERIFICATION_ERROR' });
    });
    expect([refused.outcome, await findProof(database.db, orderId)]).toEqual(['VERIFICATION_ERROR', before]);
    expect((await prove('move', orderId, mika)).outcome).toEqual({ answer: 'made', mails: [] });
  });

  test('who has not proven who they are gets nothing (proof.unnamed)', async () => {
    const { orderId } = await keep('move');
    expect(await prove('move', orderId, nobody)).toEqual({ outcome: 'VERIFICATION_ERROR', bodies: [] });
  });

  test('at once by two people it is made once, for one of them (proof.unnamed)', async () => {
    const { orderId } = await keep('move');
    const proven = await Promise.all([aino, mika].map((actor) => prove('move', orderId, actor)));
    expect(proven.flatMap(({ bodies }) => bodies).length).toBe(1);
    expect(proven.filter(({ outcome }) => outcome === 'VERIFICATION_ERROR').length).toBe(1);
  });
});

describe('where somebody was named', () => {
  test('they alone prove it, and of another kind there is nothing (proof.person, proof.verify)', async () => {
    const { orderId } = await keep('order', '180893-910x');
    expect(await prove('order', orderId, aino)).toEqual({ outcome: 'VERIFICATION_ERROR', bodies: [] });
    expect(await prove('order', orderId, nobody)).toEqual({ outcome: 'VERIFICATION_ERROR', bodies: [] });
    expect(await prove('productChange', orderId, mika)).toEqual({ outcome: 'resource.notFound', bodies: [] });
    expect((await prove('order', orderId, mika)).outcome).toEqual({ answer: 'made', mails: [] });
  });

  test('what is over is told so (proof.expiry, proof.cancel)', async () => {
    const [late, cancelled] = [await keep('update', '180893-910X'), await keep('update', '180893-910X')];
    await endProof(database.db, cancelled.orderId, { state: 'cancelled' });
    expect((await prove('update', cancelled.orderId, mika)).outcome).toBe('VERIFICATION_CANCELLED');
    now = new Date(late.proofUntil);
    expect((await prove('update', late.orderId, mika)).outcome).toBe('VERIFICATION_EXPIRED');
  });
});

test('what is proven says by whom, or the database refuses it (proof.unnamed)', async () => {
  const { orderId } = await keep('move');
  const written = database.db
    .update(underProof)
    .set({ state: 'verified', body: null })
    .where(eq(underProof.id, orderId));
  await expect(written).rejects.toMatchObject({ cause: { message: expect.stringContaining('under_proof_person') } });
});

describe('the way to the bank and back (proof.once, proof.way)', () => {
  const cookies: string[] = [];
  /** What the browser has already. */
  let shown: Record<string, string> = {};
  const reply = { setCookie: (name: string) => cookies.push(name) } as unknown as FastifyReply;
  const go = (id: string, verifier: string, headers: Record<string, string> = {}, isUpdate = false) =>
    bindBrowser(
      { database, settings, clock },
      { id, verifier, isUpdate },
      {
        raw: { method: 'GET', headers, cookies: shown } as unknown as FastifyRequest,
        reply,
      },
    );
  beforeEach(() => {
    cookies.splice(0);
    shown = {};
  });

  test.each([
    ['order', '/order/verify'],
    ['productChange', '/product-change/verify'],
    ['vapAddition', '/vap-addition/verify'],
    ['move', '/my-move/verify'],
  ] as const)('%s comes back to %s', async (kind, page) => {
    const { orderId, verifier } = await keep(kind);
    // From elsewhere to where it is taken up on a press alone (verification.link).
    expect([await go(orderId, verifier, { 'sec-fetch-site': 'cross-site' }), cookies.length]).toEqual([
      `${page}#${orderId}.${verifier}`,
      0,
    ]);
    const location = new URL(await go(orderId, verifier), 'https://portal');
    expect([location.pathname, Object.fromEntries(location.searchParams), cookies.length]).toEqual([
      '/login',
      { tupas: 'true', prompt: 'login', location: page, lang: 'sv' },
      1,
    ]);
    // Used once: another browser is told nothing, not even what it was.
    expect(await go(orderId, verifier)).toBe('/order/verification-error?code=ORDER_NOT_FOUND');
  });

  const pressed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

  test.each([
    ['by a link from elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true],
    ['by a link in a mail', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true],
    ['by a browser that does not say whence', {}, true],
    ['on the way of something else, as from the page of its link', pressed, false],
    ['by a press in a browser that has not asked for it', pressed, true, 'another'],
    ['by a press in a browser that has asked for nothing', pressed, true, ''],
  ])('an update is never gone on with %s (update.ownBrowser)', async (_by, headers, isUpdate, mark?: string) => {
    const { orderId, verifier } = await keep('update');
    const page = `/order/verification-error?code=ORDER_NOT_FOUND${isUpdate ? '&process=update' : ''}`;
    shown.kajo_own_proof = mark ?? orderId;
    expect([await go(orderId, verifier, headers, isUpdate), cookies]).toEqual([page, []]);
    // Nothing of it was used up: a press on its own page leads to the bank.
    shown.kajo_own_proof = orderId;
    const location = new URL(await go(orderId, verifier, pressed, true), 'https://portal');
    expect([location.pathname, location.searchParams.get('location'), cookies.length]).toEqual([
      '/login',
      '/update/verify',
      1,
    ]);
  });

  test('the way of an update leads to nothing else (update.ownBrowser)', async () => {
    const { orderId, verifier } = await keep('order');
    shown.kajo_own_proof = orderId;
    expect([await go(orderId, verifier, pressed, true), cookies]).toEqual([
      '/order/verification-error?code=ORDER_NOT_FOUND&process=update',
      [],
    ]);
  });

  test.each([
    ['order', ''],
    ['move', '&process=move'],
  ] as const)('what is over says what it was, to who knows its verifier: %s', async (kind, more) => {
    const { orderId, verifier } = await keep(kind);
    await endProof(database.db, orderId, { state: 'cancelled' });
    expect([await go(orderId, verifier), await go(orderId, 'x'.repeat(22)), cookies]).toEqual([
      `/order/verification-error?code=VERIFICATION_CANCELLED${more}`,
      '/order/verification-error?code=ORDER_NOT_FOUND',
      [],
    ]);
  });
});
