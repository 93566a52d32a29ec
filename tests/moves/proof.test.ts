import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { NewMove } from '../../domain/types.ts';
import { DEMO_MOVE_CODE } from '../../server/demo/moveLinks.ts';
import { consent } from '../../server/store/schema.ts';
import { begun, codeOf } from './begun.ts';
import { byStranger, moveOf, spot } from './moving.ts';

const { db, shop, signedIn, contractOf, rows, mails } = begun();
const code = `K${spot}`;
const point = { meteringPointId: 'Y7012345', name: 'Aino Mäkelä' };
const nobodys = 'x'.repeat(22);

describe('the short link (move.link)', () => {
  const open = (shortCode: string) => shop().call('POST', '/api/contract/move/link', {}, { shortCode });
  test('opens one contract, as far as its product and street', async () => {
    expect((await open(DEMO_MOVE_CODE)).body).toEqual({
      productName: 'Kajo Pörssi',
      street: 'Koivukuja',
      postalCity: 'Tampere',
    });
  });
  test('that nobody has got opens nothing', async () => {
    expect(codeOf(await open(nobodys))).toEqual([404, 'resource.notFound']);
  });
});

describe('a move of who proves it later (move.proof, move.found)', () => {
  test('the answer tells nothing, whatever was named', async () => {
    const told = [];
    for (const named of [
      point,
      { ...point, meteringPointId: 'Y7999999' },
      { shortCode: DEMO_MOVE_CODE },
      { shortCode: nobodys },
    ]) {
      const { status, body } = await shop().move(byStranger(named));
      const { orderId: _id, verifier, proofUntil: _until, ...rest } = body;
      told.push(JSON.stringify([status, typeof verifier, rest]));
    }
    expect(new Set(told).size).toBe(1);
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  test.each<[string, NewMove]>([
    ['its metering point', byStranger(point)],
    ['a name written otherwise', byStranger({ ...point, name: 'mäkelä  aino' })],
    ['another name', byStranger({ ...point, name: 'Eero Mäkelä' })],
    ['the link', byStranger({ shortCode: DEMO_MOVE_CODE })],
  ])('by %s the contract is found after the proof, and moves', async (_how, sent) => {
    const { cookie } = await shop().keptMove(sent);
    const { status, body } = await shop().proveMoved(await signedIn('Mäkelä'), cookie);
    expect([status, body.move?.contractCode, body.verifier]).toEqual([201, code, null]);
    const [row] = await rows();
    expect([row?.customerId, row?.named]).toEqual(['40127731', sent.named]);
  });

  test('proven twice it answers the same', async () => {
    const { cookie } = await shop().keptMove(byStranger(point));
    const headers = await signedIn('Mäkelä');
    const first = await shop().proveMoved(headers, cookie);
    expect((await shop().proveMoved(headers, cookie)).body).toEqual(first.body);
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test.each([
    ['has none there', byStranger(point), 'Öhman'],
    ['has got another’s link', byStranger({ shortCode: DEMO_MOVE_CODE }), 'Öhman'],
    ['has got a link of nothing', byStranger({ shortCode: nobodys }), 'Mäkelä'],
  ])('who %s is told so, and nothing is made', async (_who, sent, name) => {
    const { cookie } = await shop().keptMove(sent);
    expect(codeOf(await shop().proveMoved(await signedIn(name), cookie))).toEqual([409, 'move.noContract']);
    expect([await rows(), (await contractOf(code))?.status]).toEqual([[], 'A']);
  });

  test('signed in without a bank it is kept for that very person', async () => {
    const { cookie } = await shop().keptMove(moveOf(), await signedIn('Mäkelä', 'weak'));
    expect(codeOf(await shop().proveMoved(await signedIn('Väisänen'), cookie))).toEqual([403, 'VERIFICATION_ERROR']);
    expect((await shop().proveMoved(await signedIn('Mäkelä'), cookie)).status).toBe(201);
  });

  test('days that are none for anybody are refused at once, those of the contract after the proof', async () => {
    const late = { startDate: '2027-02-20', lastDay: '2027-02-20' };
    expect(codeOf(await shop().move(byStranger(point, late)))).toEqual([409, 'move.dayNotPossible']);
    const { problem } = await shop().move(byStranger({}));
    expect(problem.errors?.map(({ field }) => field)).toEqual(['body.named.meteringPointId']);
  });

  test('what was ticked is noted as a stranger’s once it is proven (move.consents)', async () => {
    const consents = [{ id: 'marketingSms', version: '2026-11-01', isGiven: true } as const];
    const { cookie } = await shop().keptMove(byStranger(point, { consents }));
    await shop().proveMoved(await signedIn('Mäkelä'), cookie);
    const noted = await db().select().from(consent).where(eq(consent.useCase, 'MyMoveAnonymous'));
    expect(noted.map(({ consentId, customerId }) => [consentId, customerId])).toEqual([['marketingSms', '40127731']]);
  });
});
