import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contractDelivery } from '../../server/store/schema.ts';
import { begun, codeOf } from './begun.ts';
import { closed, free, last, lockOf, open, taken } from './locking.ts';

const { db, shop, signedIn, setNow } = begun();

describe('a lock as it is offered (priceLock.products)', () => {
  test('has its price, its month, and the own year beside it (priceLock.profile, priceLock.breakEven, priceLock.months)', async () => {
    const { body } = await shop().lock(await signedIn('Väisänen'));
    expect(body.addons.map(({ templateId, prices }) => [templateId, prices.energy?.priceInclVat])).toEqual([
      ['hintalukko', '6.75'],
    ]);
    expect(body.priceLock).toMatchObject({
      isOpen: true,
      opensAt: '2026-11-30T22:00:00.000Z',
      closesAt: '2026-12-03T22:00:00.000Z',
      window: { from: '2026-12-01', to: '2026-12-03' },
      period: { from: '2027-01-01', to: '2027-01-31' },
      whyNot: null,
      margin: '0.69',
      baseFee: '4.20',
    });
    const { comparison } = body.priceLock ?? {};
    expect(comparison?.months.map(({ month }) => month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
    ]);
    const known = comparison?.months.flatMap(({ ownPrice }) => ownPrice ?? []) ?? [];
    expect(known.length).toBeGreaterThan(10);
    expect([comparison?.known, comparison?.paid]).toEqual([known.length, known.filter((price) => price > 6.75).length]);
    // The lock less the margin, give or take what the own hours are dearer than all of them.
    expect(Math.abs((comparison?.breakEven ?? 0) - 6.06)).toBeLessThan(3);
  });

  test('has no price while the window is closed, and says when it opens', async () => {
    setNow(closed);
    const { body } = await shop().lock(await signedIn('Väisänen'));
    expect([body.addons, body.priceLock]).toMatchObject([
      [],
      {
        isOpen: false,
        window: { from: '2027-01-05', to: '2027-01-07' },
        period: { from: '2027-02-01', to: '2027-02-28' },
        whyNot: null,
        comparison: null,
      },
    ]);
  });

  test.each([
    [taken, 'Virtanen', 'locked'],
    [last, 'Virtanen', null],
    ['23014478016', 'Mäkelä', 'tariff'],
    ['19011032207', 'Mäkelä', 'tariff'],
  ])('of the contract %s says why not', async (contractNo, name, why) => {
    setNow('2026-11-04T10:00:00.000Z');
    const { body } = await shop().lock(await signedIn(name), contractNo);
    expect([body.priceLock?.whyNot, body.addons.length]).toEqual([why, why === null ? 1 : 0]);
  });

  test('of a company is none, whatever its tariff is: the lock is for consumers', async () => {
    const ofCompany = '21013118041';
    const headers = await signedIn('Mäkelä');
    await db()
      .update(contractDelivery)
      .set({ tariffNo: 309 })
      .where(eq(contractDelivery.contractCode, `K${ofCompany}`));
    const { body } = await shop().lock(headers, ofCompany);
    expect([body.priceLock?.whyNot, body.addons]).toEqual(['tariff', []]);
    expect(codeOf(await shop().add(lockOf(ofCompany), headers))).toEqual([409, 'priceLock.notPossible']);
  });

  test('is shown to whoever comes by its link, and to nobody anything of a contract (priceLock.campaign)', async () => {
    const { body } = await shop().lockCampaign();
    expect([body.addons.length, body.priceLock?.period, body.startDate]).toEqual([
      1,
      { from: '2027-01-01', to: '2027-01-31' },
      '2027-01-01',
    ]);
    setNow(closed);
    expect((await shop().lockCampaign()).body.addons).toEqual([]);
  });

  test('of another’s contract is seen by nobody', async () => {
    expect((await shop().lock(await signedIn('Mäkelä'))).status).toBe(404);
  });

  test('is ordered with a contract alone (priceLock.alone)', async () => {
    for (const address of ['/api/campaigns/hintalukko', '/api/campaigns/hintalukko/template/hintalukko'])
      expect((await shop().call('GET', address)).status).toBe(404);
    const headers = await signedIn('Väisänen');
    const asAddon = await shop().add(lockOf(free, { processFlow: 'vapAddition' }), headers);
    const asLock = await shop().add(
      lockOf(free, {
        campaignId: 'vas',
        productData: { templateId: 'sahkovahti', tariffNo: 704, campaignCode: 'PALVELUT' },
        selectedAddon: 'sahkovahti',
      }),
      headers,
    );
    expect([codeOf(asAddon), codeOf(asLock)]).toEqual([
      [404, 'resource.notFound'],
      [404, 'resource.notFound'],
    ]);
  });

  test.each<[string, Parameters<typeof lockOf>[1], string]>([
    ['no address', { email: 'jp' }, 'order.missingMandatoryData'],
    ['its terms not agreed to', { consents: [] }, 'order.missingMandatoryData'],
    [
      'another price',
      { productData: { templateId: 'hintalukko', tariffNo: 478, campaignCode: 'ENNEN' } },
      'order.termsChanged',
    ],
  ])('with %s it is refused (priceLock.form)', async (_what, more, code) => {
    const answer = await shop().add(lockOf(free, more), await signedIn('Väisänen'));
    expect(answer.problem.code).toBe(code);
    setNow(open);
  });
});
