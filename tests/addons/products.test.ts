import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campaign, contractAddon } from '../../server/store/schema.ts';
import { addition, additionTo, spot } from './adding.ts';
import { begun, codeOf } from './begun.ts';

const tarka = '24013090027';
const { db, shop, signedIn } = begun();

describe('what may be added to a contract (addition.products, addition.choice)', () => {
  const choiceOf = async (name: string, contractNo: string, rest: [string?, string?] = []) => {
    const { body } = await shop().products(await signedIn(name), contractNo, ...rest);
    return body.addons.map(({ templateId, isIncluded, takesIn }) =>
      [templateId, isIncluded ? 'included' : '', ...takesIn].filter(Boolean).join(' '),
    );
  };

  test('what it has not, and no environmental one beside its own', async () => {
    expect(await choiceOf('Mäkelä', spot)).toEqual(['sahkovahti', 'latausohjaus', 'alypaketti']);
    const { body } = await shop().products(await signedIn('Mäkelä'));
    expect([body.hasEnvironmental, body.startDate, body.contract.place, body.contract.customerId]).toEqual([
      true,
      '2026-12-01',
      'Koivukuja 4 B, 33820 Tampere',
      '40127731',
    ]);
  });

  test('of a contract without any all of it, the popular ones told by their label (addition.popular)', async () => {
    const { body } = await shop().products(await signedIn('Väisänen'), tarka);
    expect(body.addons.map(({ templateId, isPopular }) => [templateId, isPopular])).toEqual([
      ['tuulisahko', true],
      ['vesisahko', false],
      ['hairioturva', false],
      ['sahkovahti', false],
      ['latausohjaus', false],
      ['alypaketti', false],
    ]);
    expect(body.hasEnvironmental).toBe(false);
  });

  test('what the package includes is said to be so', async () => {
    const sari = await choiceOf('Peltoniemi-Järvinen', '22017733908');
    expect(sari).toEqual(['vesisahko included', 'hairioturva', 'sahkovahti included', 'latausohjaus', 'alypaketti']);
  });

  test('a package says what it takes in', async () => {
    await db()
      .insert(contractAddon)
      .values({ contractCode: `K${tarka}`, tariffNo: 704, startDate: '2026-01-01' });
    expect(await choiceOf('Väisänen', tarka)).toContain('alypaketti Sähkövahti');
  });

  test('of what is asked for by tariff, packages with it', async () => {
    expect(await choiceOf('Väisänen', tarka, ['vas', '?tariffNos=702,703'])).toEqual([
      'vesisahko',
      'hairioturva',
      'alypaketti',
    ]);
  });

  test('the tariffs of the contracts leave all of them', async () => {
    const all = await choiceOf('Väisänen', tarka);
    expect(await choiceOf('Väisänen', tarka, ['vas', '?tariffNos=309,594'])).toEqual(all);
  });

  test('a campaign for customers of another kind has nothing for it; b2c stands for the one of the settings', async () => {
    expect(await choiceOf('Väisänen', tarka, ['yrityspalvelut'])).toEqual([]);
    const { body } = await shop().products(await signedIn('Väisänen'), tarka, 'b2c');
    expect(body.campaign.campaignId).toBe('vas');
  });

  test.each([
    ['heat', '19011032207'],
    ['small production', '24016690353'],
    ['what is ending', '25012218850'],
    ['what has ended', '25018842096'],
  ])('%s takes none (addition.which)', async (_what, contractNo) => {
    const headers = await signedIn('Mäkelä');
    expect(codeOf(await shop().products(headers, contractNo))).toEqual([409, 'addition.notPossible']);
    expect(codeOf(await shop().add(additionTo(contractNo), headers))).toEqual([409, 'addition.notPossible']);
  });

  test('one that has not begun takes some from its first day on (addition.start)', async () => {
    const { body } = await shop().products(await signedIn('Mäkelä'), '26013307741');
    expect(body.startDate).toBe('2026-12-01');
  });

  test('another’s contract is nobody’s, whatever the address says of its customer', async () => {
    for (const name of ['Salo', 'Väisänen']) {
      const headers = await signedIn(name);
      expect([403, 404]).toContain((await shop().products(headers)).status);
      expect([403, 404]).toContain((await shop().add(addition(), headers)).status);
    }
  });

  test('a campaign without add-ons is not found, one that is not open refused', async () => {
    const headers = await signedIn('Mäkelä');
    expect(codeOf(await shop().products(headers, spot, 'talvi'))).toEqual([404, 'resource.notFound']);
    expect((await shop().products(headers, spot, 'nothing')).status).toBe(404);
    const isVas = eq(campaign.campaignId, 'vas');
    await db().update(campaign).set({ closesOn: '2026-01-31' }).where(isVas);
    const closed = codeOf(await shop().products(headers, spot));
    await db().update(campaign).set({ closesOn: null }).where(isVas);
    expect(closed).toEqual([409, 'campaign.closed']);
  });

  test('everyone sees a campaign’s add-ons, and nothing of a contract (addition.anonymous)', async () => {
    const { status, body } = await shop().call<{ addons: unknown[] }>('GET', '/api/contract/addonproducts/vas');
    expect([status, body.addons.length, Object.keys(body).sort()]).toEqual([
      200,
      6,
      ['addons', 'campaign', 'consents', 'startDate', 'today'],
    ]);
    expect(codeOf(await shop().call('GET', '/api/contract/addonproducts/talvi'))).toEqual([404, 'resource.notFound']);
  });
});
