import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AcceptedOffer, NewAddition } from '../../domain/types.ts';
import { linkOf } from '../orders/offering.ts';
import { demoPerson, ofKaisa } from '../orders/ordering.ts';
import { begun, codeOf } from './begun.ts';
import { free, lockOf } from './locking.ts';

const { shop, signedIn, setNow, tariffsOf, orders, mails } = begun();
const locked = [478, '2027-01-01', '2027-01-31', '6.75'];

/** Kaisa Lehtonen, with Jyrki-Pekka Väisänen open. */
async function acting() {
  const headers = await signedIn('Lehtonen');
  await shop().call('POST', '/api/backup/acting', headers, { customerId: '40130244', reason: 'Asiakas soitti' });
  return headers;
}

describe('an employee (addition.order, order.staff)', () => {
  test('locks for the customer who is open: no proof, and the row keeps who, why and where', async () => {
    const { status, body } = await shop().add(lockOf(free, { salesInfo: ofKaisa }), await acting());
    expect([status, body.isOffer, body.verifier]).toEqual([201, false, null]);
    expect(await orders()).toMatchObject([
      {
        customerId: '40130244',
        sub: null,
        employee: demoPerson('Lehtonen').sub,
        actingReason: 'Asiakas soitti',
        salesChannel: 'Asiakaspalvelu',
        addedTo: `K${free}`,
      },
    ]);
    expect(await tariffsOf(free)).toContainEqual(locked);
  });

  test('says where it is sold, and has the customer open', async () => {
    const answer = await shop().add(lockOf(free), await acting());
    expect(answer.problem.errors).toEqual([{ field: 'body.salesInfo', rule: 'required' }]);
    const closed = await shop().add(lockOf(free, { salesInfo: ofKaisa }), await signedIn('Lehtonen'));
    expect(codeOf(closed)).toEqual([403, 'acting.required']);
    expect(await orders()).toEqual([]);
  });
});

describe('a lock that is sold by telephone (addition.offer)', () => {
  const byTelephone: Partial<NewAddition> = { salesInfo: { ...ofKaisa, salesChannel: 'Puhelin' } };
  /** @returns the secret of its link */
  const offered = async () => {
    const { body } = await shop().add(lockOf(free, byTelephone), await acting());
    expect([body.isOffer, await tariffsOf(free)]).toEqual([true, expect.not.arrayContaining([locked])]);
    return linkOf((await mails()).at(-1)?.mail, 'order/offer');
  };
  const accept = (secret: string) =>
    shop().call<AcceptedOffer>(
      'POST',
      '/api/offer/link/accept',
      { 'idempotency-key': randomUUID() },
      { secret, consents: lockOf(free).consents },
    );

  test('is made when it is accepted within the window, once', async () => {
    const secret = await offered();
    setNow('2026-12-03T21:59:59.999Z');
    expect((await accept(secret)).status).toBe(201);
    expect((await accept(secret)).status).toBe(201);
    expect((await tariffsOf(free)).filter(([tariffNo, from]) => tariffNo === 478 && from === '2027-01-01')).toEqual([
      locked,
    ]);
    expect((await orders()).map(({ isOffer, addedTo }) => [isOffer, addedTo])).toEqual([[false, `K${free}`]]);
  });

  test('accepted after it the price is not locked any more (priceLock.refused)', async () => {
    const secret = await offered();
    const sent = (await mails()).length;
    setNow('2026-12-03T22:00:00.000Z');
    expect(codeOf(await accept(secret))).toEqual([409, 'priceLock.closed']);
    expect([(await orders())[0]?.isOffer, (await mails()).length]).toEqual([true, sent]);
    expect(await tariffsOf(free)).not.toContainEqual(locked);
  });

  test('what the customer has locked meanwhile is not locked again (priceLock.again)', async () => {
    const secret = await offered();
    expect((await shop().add(lockOf(free), await signedIn('Väisänen'))).status).toBe(201);
    expect(codeOf(await accept(secret))).toEqual([409, 'priceLock.held']);
  });
});
