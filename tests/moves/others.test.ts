import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { transfer } from '../../server/store/schema.ts';
import { demoPerson } from '../orders/ordering.ts';
import { begun, codeOf } from './begun.ts';
import { byStranger, moveOf, newAddress, spot } from './moving.ts';

const { db, shop, signedIn, rows, mails } = begun();

/** Kaisa Lehtonen, with Aino Mäkelä open. */
async function acting() {
  const headers = await signedIn('Lehtonen');
  await shop().call('POST', '/api/backup/acting', headers, { customerId: '40127731', reason: 'Asiakas soitti' });
  return headers;
}

describe('an employee (move.proof)', () => {
  test('moves for the customer who is open: no proof, and the row keeps who and why', async () => {
    const { status, body } = await shop().move(moveOf(), await acting());
    expect([status, body.verifier]).toEqual([201, null]);
    expect(await rows()).toMatchObject([
      { customerId: '40127731', sub: null, employee: demoPerson('Lehtonen').sub, actingReason: 'Asiakas soitti' },
    ]);
  });

  test('has the customer open', async () => {
    const headers = await signedIn('Lehtonen');
    expect(codeOf(await shop().move(moveOf(), headers))).toEqual([403, 'acting.required']);
    const named = byStranger({ meteringPointId: 'Y7012345', name: 'Aino Mäkelä' });
    expect(codeOf(await shop().move(named, headers))).toEqual([403, 'acting.required']);
    expect(await rows()).toEqual([]);
  });
});

test('who still has a contract in the new home is told so, without who moves in (move.resident)', async () => {
  const home = { streetName: 'Lentävänniemenkatu', houseNumber: '21', houseLetter: 'A', residence: '14' };
  const address = { ...newAddress, ...home, postalCode: '33410' };
  const { status } = await shop().move(
    moveOf({ newHome: { address, meteringPointId: null, isToBeFound: false } }),
    await signedIn('Mäkelä'),
  );
  expect(status).toBe(201);
  const [, toResident, ...others] = await mails();
  expect([others, toResident?.mail]).toMatchObject([[], { subject: 'Osoitteeseesi on tehty uusi sopimus' }]);
  expect(JSON.stringify(toResident)).not.toMatch(/Aino|Mäkelä|aino/);
});

test('what was offered to a new holder is taken back with the move, and both are told (move.transfer)', async () => {
  const headers = await signedIn('Mäkelä');
  await shop().call(
    'POST',
    `/api/contract/${spot}/transfer`,
    { ...headers, 'idempotency-key': randomUUID() },
    { day: '2026-12-15', email: 'uusi@haltija.example', phone: '0401234567' },
  );
  const before = (await mails()).length;
  expect((await shop().move(moveOf(), headers)).status).toBe(201);
  expect((await db().select().from(transfer)).map(({ state }) => state)).toEqual(['cancelled']);
  // The move's own, and one to each of the two.
  const sent = await mails();
  expect(sent.length - before).toBe(3);
  const intros = sent.map(({ mail }) => mail.intro);
  expect(intros).toContain('Sopimus ei siirry toiselle, koska se siirtyy mukanasi uuteen kotiisi.');
  expect(intros).toContain('Sopimus ei siirry sinulle.');
});
