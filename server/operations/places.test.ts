import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../identity/sessions.ts';
import { mintAccessToken } from '../identity/tokens.ts';
import * as tables from '../store/schema.ts';
import { setUpOperations } from './operations.testing.ts';
import { contract, point } from './reads.testRows.ts';

const here = setUpOperations(() => new Date('2026-11-21T10:00:00.000Z'));

const home = { streetName: 'Metsänneidonkuja', houseNumber: '10', houseLetter: 'C', residence: '44' };
const espoo = { postalCode: '02130', postalCity: 'Espoo' };
const heat = { kind: 'heat' as const, isInHeatNetwork: true };

beforeAll(async () => {
  const { db } = here.database;
  await db.insert(tables.gridArea).values({
    gridAreaId: 'espoo',
    name: { fi: 'Espoon verkkoalue', sv: 'Esbo nätområde', en: 'Espoo grid area' },
  });
  await db.insert(tables.meteringPoint).values([
    { ...point('7020971'), ...home, ...espoo, gridAreaId: 'espoo' },
    { ...point('7030000'), ...heat, meteringPointId: 'H7030000' },
    { ...point('7040001'), houseNumber: '6', houseLetter: null },
    { ...point('7040002'), houseNumber: '8', isInHeatNetwork: true },
    { ...point('7050001'), houseNumber: '10', kind: 'production', nettedInto: '7012345' },
    ...(['slow', 'away', 'wrong'] as const).map((registerMood, index) => ({
      ...point(`706000${index}`),
      houseNumber: `2${index}`,
      houseLetter: null,
      registerMood,
    })),
  ]);
  await db
    .insert(tables.contract)
    .values([
      contract('3001', { meteringPointNo: '7020971', customerId: '222222' }),
      contract('3002', { meteringPointNo: '7050001', contractGroupNo: 16 }),
      contract('3003', { meteringPointNo: '7040001', customerId: '222222', status: 'S', endDate: '2026-10-31' }),
      contract('3004', { meteringPointNo: '7040001', customerId: '222222', status: 'M', endDate: '2026-11-20' }),
    ]);
});

const address = (more: object = {}) => ({
  typeOfAddress: 'regularAddress',
  country: 'FI',
  ...home,
  postalBox: null,
  ...espoo,
  ...more,
});

interface Asked {
  meteringPointId?: string | null;
  productKind?: string;
  address?: object | null;
}

async function check(asked: Asked, headers: Record<string, string> = {}) {
  const payload = { productKind: 'Electricity', meteringPointId: null, address: address(), ...asked };
  const answer = await here.app.inject({ method: 'POST', url: '/api/delivery-site/check', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}
const koivukuja = (houseNumber: string, houseLetter: string | null = null) =>
  address({
    streetName: 'Koivukuja',
    houseNumber,
    houseLetter,
    residence: null,
    postalCode: '33820',
    postalCity: 'Tampere',
  });

/** What a session that did not begin with strong authentication carries. */
async function weakly(sub: string) {
  const session = await openSession(here.context, { sub, idToken: 'x', strongAuthentication: false }, null);
  return { authorization: `Bearer ${await mintAccessToken(here.context, session)}` };
}
const strongly = async (sub: string) => ({ authorization: (await here.signIn(sub)).authorization });

const nobodysWord = { outcome: 'found', correctedAddress: null, site: null };
const site = {
  meteringPointNo: '7020971',
  meteringPointId: 'Y7020971',
  gridArea: 'Espoon verkkoalue',
  is15minAvailable: true,
};

describe('who is told what (place.stranger)', () => {
  test('a stranger, a session without strong authentication and a blocked person hear that it is there', async () => {
    for (const headers of [{}, await weakly('aino'), await strongly('blocked')]) {
      expect(await check({}, headers)).toEqual({ status: 200, body: nobodysWord });
      const byId = await check({ address: null, meteringPointId: 'Y7020971' }, headers);
      expect(byId).toEqual({ status: 200, body: nobodysWord });
    }
  });

  test('who has proven who they are hears which metering point it is, in their language, an employee always', async () => {
    expect(await check({}, await strongly('aino'))).toEqual({ status: 200, body: { ...nobodysWord, site } });
    const { body } = await check({}, { ...(await weakly('seller')), 'accept-language': 'sv' });
    expect(body).toEqual({ ...nobodysWord, site: { ...site, gridArea: 'Esbo nätområde' } });
  });

  test('the address that an id stands for is told to nobody, and the id goes before an address', async () => {
    const { body } = await check({ address: koivukuja('99'), meteringPointId: 'Y7020971' }, await strongly('aino'));
    expect(body).toEqual({ ...nobodysWord, site });
  });
});

describe('what is found', () => {
  const corrected = { ...home, ...espoo };

  test.each([
    ['the fields that its parts stand in', { houseLetter: null, residence: 'c 44' }, 'found'],
    ['the town’s other name', { postalCity: 'ESBO' }, 'found'],
    ['another town', { postalCity: 'Helsinki' }, 'corrected'],
    ['small letters', { streetName: 'metsänneidonkuja' }, 'corrected'],
    ['two slips', { streetName: 'Metsäneidonkuia' }, 'corrected'],
    ['the street’s Swedish name', { streetName: 'Skogsjungfrugränden', postalCity: 'Esbo' }, 'corrected'],
    ['no staircase', { houseLetter: null }, 'corrected'],
  ])('%s (place.corrected)', async (_what, more, outcome) => {
    const { status, body } = await check({ address: address(more) });
    expect([status, body]).toEqual([
      200,
      { outcome, correctedAddress: outcome === 'corrected' ? corrected : null, site: null },
    ]);
  });

  test.each<[string, Asked]>([
    ['another house', { address: address({ houseNumber: '11' }) }],
    ['another flat', { address: address({ residence: '45' }) }],
    ['another street', { address: address({ streetName: 'Kalevalantie' }) }],
    ['another postal code', { address: address({ postalCode: '02140' }) }],
    ['a box', { address: address({ typeOfAddress: 'postalBox', postalBox: '111' }) }],
    ['an unknown id', { meteringPointId: 'Y7999999' }],
    ['nothing', { address: null }],
    ['another kind', { productKind: 'Electricity', meteringPointId: 'H7030000' }],
    ['heat where there are pipes and no metering point', { productKind: 'Heat', address: koivukuja('8', 'B') }],
  ])('%s is not (place.notFound)', async (_what, asked) => {
    const { status, body } = await check(asked);
    expect([status, body.code]).toEqual([404, 'METERING_POINT_NOT_FOUND']);
  });

  test('heat is there, or the network does not reach the house (place.heatNetwork)', async () => {
    const headers = await strongly('aino');
    const found = await check({ productKind: 'Heat', address: koivukuja('4', 'B') }, headers);
    expect([found.body.outcome, found.body.site.meteringPointId]).toEqual(['found', 'H7030000']);
    const outside = await check({ productKind: 'Heat', address: koivukuja('6') }, headers);
    expect(outside).toEqual({
      status: 200,
      body: { outcome: 'outsideHeatNetwork', correctedAddress: null, site: null },
    });
  });

  test('own production goes to its own metering point, else to where one consumes (place.kind)', async () => {
    const headers = await strongly('aino');
    const at = async (houseNumber: string) =>
      (await check({ productKind: 'SmallProduction', address: koivukuja(houseNumber, 'B') }, headers)).body.site
        .meteringPointNo;
    expect([await at('10'), await at('8')]).toEqual(['7050001', '7040002']);
  });
});

describe('the register’s moods (place.demoRegister, place.register)', () => {
  test.each([
    ['21', 'Y7060001'],
    ['22', 'Y7060002'],
  ])('away or wrong about Koivukuja %s: it is not known', async (houseNumber, meteringPointId) => {
    for (const asked of [{ address: koivukuja(houseNumber) }, { meteringPointId }]) {
      const { status, body } = await check(asked);
      expect([status, body.code, body.retryAfter]).toEqual([503, 'place.unavailable', 5]);
    }
  });

  test('slow: it takes its time, and answers', async () => {
    expect((await check({ address: koivukuja('20') })).body).toEqual(nobodysWord);
  });
});

describe('whose contract runs there (place.contracts)', () => {
  async function contracts(no: string, kind = 'Electricity', headers?: Record<string, string>) {
    const url = `/api/delivery-site/${no}/contracts?customerId=111111&productKind=${kind}`;
    const answer = await here.app.inject({ url, headers: headers ?? (await strongly('aino')) });
    return answer.statusCode === 200 ? answer.json() : answer.json().code;
  }

  test.each([
    ['the own one', '7012345', 'Electricity', { ownContractCode: 'K1001', isOwnBound: false, isOthers: false }],
    [
      'the own one of what is netted there',
      '7012345',
      'SmallProduction',
      { ownContractCode: 'K3002', isOwnBound: false, isOthers: false },
    ],
    ['another’s', '7020971', 'Electricity', { ownContractCode: null, isOwnBound: false, isOthers: true }],
    ['one of another kind', '7020971', 'Heat', { ownContractCode: null, isOwnBound: false, isOthers: false }],
    ['ended ones', '7040001', 'Electricity', { ownContractCode: null, isOwnBound: false, isOthers: false }],
    ['none', '7040002', 'Electricity', { ownContractCode: null, isOwnBound: false, isOthers: false }],
    ['no such metering point', '7999999', 'Electricity', 'resource.notFound'],
  ])('%s', async (_what, no, kind, told) => {
    expect(await contracts(no, kind)).toEqual(told);
  });

  test('of another’s a session without strong authentication hears nothing (place.stranger)', async () => {
    const headers = await weakly('aino');
    expect(await contracts('7020971', 'Electricity', headers)).toEqual({
      ownContractCode: null,
      isOwnBound: false,
      isOthers: false,
    });
    expect(await contracts('7012345', 'Electricity', headers)).toEqual({
      ownContractCode: 'K1001',
      isOwnBound: false,
      isOthers: false,
    });
  });
});

test('a postal code has its town, in the language that is asked for (place.town)', async () => {
  const town = async (code: string, language: string) => {
    const answer = await here.app.inject({
      url: `/api/postal-codes/${code}`,
      headers: { 'accept-language': language },
    });
    return [answer.statusCode, answer.json().postalCity ?? answer.json().code];
  };
  expect(await town('33200', 'fi')).toEqual([200, 'Tampere']);
  expect(await town('33200', 'sv')).toEqual([200, 'Tammerfors']);
  expect(await town('22270', 'en')).toEqual([200, 'Eckerö']);
  expect(await town('99999', 'fi')).toEqual([404, 'resource.notFound']);
});

test('streets come by the beginning of their name, and a house number is refused (place.streets)', async () => {
  const find = async (query: string) => (await here.app.inject({ url: `/api/streets?${query}` })).json();
  expect(await find(`street=${encodeURIComponent('hämeenp')}&postalCode=33200`)).toEqual({
    streets: [{ streetName: 'Hämeenpuisto', postalCode: '33200', postalCity: 'Tampere' }],
  });
  expect((await find(`street=${encodeURIComponent('Hämeenpuisto 14')}`)).code).toBe('request.invalid');
  expect((await find('street=H')).code).toBe('request.invalid');
});
