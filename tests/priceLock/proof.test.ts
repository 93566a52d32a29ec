import { describe, expect, test } from 'vitest';
import { begun, codeOf } from './begun.ts';
import { byStranger, closed, free, lockOf } from './locking.ts';

const { shop, signedIn, setNow, tariffsOf, orders } = begun();
const point = 'Y7044027';

describe('a lock of who proves it later (priceLock.proof)', () => {
  test('goes to the contract that is found, in time where it was sent in time', async () => {
    setNow('2026-12-03T21:50:00.000Z');
    const { cookie } = await shop().keptAddition(byStranger(point));
    expect(await orders()).toEqual([]);
    setNow('2026-12-03T22:10:00.000Z');
    const { status, body } = await shop().proveAdded(await signedIn('Väisänen'), cookie);
    expect([status, body.product?.addition?.contractCode, body.verifiedData?.currentLocation]).toEqual([
      201,
      `K${free}`,
      '/lock-price/campaign/hintalukko',
    ]);
    expect(await tariffsOf(free)).toContainEqual([478, '2027-01-01', '2027-01-31', '6.75']);
  });

  test('whose contract has another tariff is told so then, and not before', async () => {
    const { cookie } = await shop().keptAddition(byStranger('Y7012345'));
    expect(codeOf(await shop().proveAdded(await signedIn('Mäkelä'), cookie))).toEqual([409, 'priceLock.notPossible']);
    expect(codeOf(await shop().proveAdded(await signedIn('Väisänen'), cookie))).toEqual([409, 'addition.noContract']);
  });

  test('whose contract is named, and is one of heat, is told so as well (addition.found)', async () => {
    const sent = byStranger(point);
    const { formData } = sent;
    const deliverySite = { address: null, meteringPointId: null, contractCode: 'K19011032207' };
    const { cookie } = await shop().keptAddition({ ...sent, formData: { ...formData, deliverySite } });
    expect(codeOf(await shop().proveAdded(await signedIn('Mäkelä'), cookie))).toEqual([409, 'priceLock.notPossible']);
    expect(codeOf(await shop().proveAdded(await signedIn('Väisänen'), cookie))).toEqual([409, 'addition.noContract']);
  });

  test('of a stranger is refused while the window is closed', async () => {
    setNow(closed);
    expect(codeOf(await shop().add(byStranger(point)))).toEqual([409, 'priceLock.closed']);
  });

  test('signed in without a bank it is kept for that very person', async () => {
    const { cookie } = await shop().keptAddition(lockOf(free), await signedIn('Väisänen', 'weak'));
    expect(codeOf(await shop().proveAdded(await signedIn('Mäkelä'), cookie))).toEqual([403, 'VERIFICATION_ERROR']);
    expect((await shop().proveAdded(await signedIn('Väisänen'), cookie)).status).toBe(201);
  });
});
