import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AcceptedOffer, NewAddition, OpenedOffer } from '../../domain/types.ts';
import { consent } from '../../server/store/schema.ts';
import { linkOf } from '../orders/offering.ts';
import { demoPerson, ofKaisa } from '../orders/ordering.ts';
import { addition, spot } from './adding.ts';
import { begun, codeOf } from './begun.ts';

const code = `K${spot}`;
const { db, shop, signedIn, addonsOf, orders, mails, setNow } = begun();

/** Kaisa Lehtonen, with Aino Mäkelä open. */
async function acting() {
  const headers = await signedIn('Lehtonen');
  await shop().call('POST', '/api/backup/acting', headers, { customerId: '40127731', reason: 'Asiakas soitti' });
  return headers;
}
const byTelephone: Partial<NewAddition> = { salesInfo: { ...ofKaisa, salesChannel: 'Puhelin' } };

describe('an employee (addition.order, order.staff)', () => {
  test('adds it for the customer who is open: no proof, and the row keeps who, why and where', async () => {
    const { status, body } = await shop().add(addition('sahkovahti', { salesInfo: ofKaisa }), await acting());
    expect([status, body.isOffer, body.verifier]).toEqual([201, false, null]);
    expect(await orders()).toMatchObject([
      {
        customerId: '40127731',
        sub: null,
        employee: demoPerson('Lehtonen').sub,
        actingReason: 'Asiakas soitti',
        salesChannel: 'Asiakaspalvelu',
        addedTo: code,
      },
    ]);
  });

  test('says where it is sold, and has the customer open', async () => {
    const answer = await shop().add(addition(), await acting());
    expect(answer.problem.errors).toEqual([{ field: 'body.salesInfo', rule: 'required' }]);
    const closed = await shop().add(addition('sahkovahti', { salesInfo: ofKaisa }), await signedIn('Lehtonen'));
    expect(codeOf(closed)).toEqual([403, 'acting.required']);
  });
});

describe('what is sold by telephone (addition.offer)', () => {
  const offered = async (templateId = 'sahkovahti') => {
    const { body } = await shop().add(addition(templateId, byTelephone), await acting());
    const secret = linkOf((await mails()).at(-1)?.mail, 'order/offer');
    return { body, secret };
  };
  const accept = (secret: string) =>
    shop().call<AcceptedOffer>(
      'POST',
      '/api/offer/link/accept',
      { 'idempotency-key': randomUUID() },
      { secret, consents: addition().consents },
    );

  test('is an offer, and stands with nothing until it is accepted', async () => {
    const { body, secret } = await offered();
    expect([body.isOffer, secret.length]).toEqual([true, 22]);
    expect((await addonsOf(code)).map(([tariffNo]) => tariffNo)).toEqual([701, 702]);
    expect(await db().select().from(consent)).toEqual([]);
    const opened = await shop().call<OpenedOffer>('POST', '/api/offer/link', {}, { secret });
    expect(opened.body.offered).toMatchObject({ place: 'Koivukuja 4 B, 33820 Tampere', startDate: '2026-12-01' });
    expect(opened.body.offered?.consents.map(({ id }) => id)).toEqual(['terms', 'earlyStart']);
  });

  test('accepted it is added, once, with what was agreed to', async () => {
    const { secret } = await offered();
    expect((await accept(secret)).status).toBe(201);
    expect((await accept(secret)).status).toBe(201);
    expect(await addonsOf(code)).toContainEqual([704, '2026-12-01', '2.4']);
    expect((await orders()).map(({ isOffer, addedTo, contractCode }) => [isOffer, addedTo, contractCode])).toEqual([
      [false, code, null],
    ]);
    const ledger = await db().select().from(consent);
    expect(ledger.map(({ consentId, useCase }) => [consentId, useCase])).toEqual([
      ['terms', 'VapAddition'],
      ['earlyStart', 'VapAddition'],
    ]);
  });

  test('accepted in another month it begins with the one after (addition.start)', async () => {
    const { secret } = await offered();
    setNow('2026-12-02T10:00:00.000Z');
    const { body } = await shop().call<OpenedOffer>('POST', '/api/offer/link', {}, { secret });
    expect(body.offered?.startDate).toBe('2027-01-01');
    const consents = (body.offered?.consents ?? []).map(({ id, version }) => ({ id, version, isGiven: true }));
    const answer = await shop().call<AcceptedOffer>(
      'POST',
      '/api/offer/link/accept',
      { 'idempotency-key': randomUUID() },
      { secret, consents },
    );
    expect([answer.status, answer.body.startDate]).toEqual([201, '2027-01-01']);
  });

  test('what the contract has got meanwhile is not added again (addition.again)', async () => {
    const { secret } = await offered();
    await shop().add(addition(), await signedIn('Mäkelä'));
    expect(codeOf(await accept(secret))).toEqual([409, 'addition.held']);
  });
});
