import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDeliverySites } from '../store/deliverySites.ts';
import * as tables from '../store/schema.ts';
import { contract, point } from './reads.testRows.ts';
import { setUpOperations } from './operations.testing.ts';

/** Contents of which three sites are shown at once. */
const contents = mkdtempSync(join(tmpdir(), 'oma-kajo-contents-'));
cpSync(join(import.meta.dirname, '..', 'content'), contents, { recursive: true });
const settings = JSON.parse(readFileSync(join(contents, 'settings.json'), 'utf8')) as object;
writeFileSync(join(contents, 'settings.json'), JSON.stringify({ ...settings, maxDeliverySitesToShow: 3 }));
afterAll(() => rmSync(contents, { recursive: true }));

const here = setUpOperations(() => new Date('2026-11-21T10:00:00.000Z'), { CONTENT_FOLDER: contents });

async function reader(sub = 'aino') {
  const { authorization } = await here.signIn(sub);
  return async (url: string) => {
    const answer = await here.app.inject({ url, headers: { authorization } });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** The shared rows hold two sites, 7012345 and 7099999; these make of them what a test needs, once. */
let isFilled = false;
async function fill() {
  if (isFilled) return;
  isFilled = true;
  const { db } = here.database;
  await db.insert(tables.meteringPoint).values([
    { ...point('7012346'), deliverySiteId: 'KL 70 2346' },
    { ...point('7012347'), nettedInto: '7012345', nettingFrom: '2026-11-21', nettingTo: '2026-11-21' },
    { ...point('7088888'), streetName: 'Alkukuja', houseLetter: null },
  ]);
  await db.insert(tables.contract).values([
    contract('1006', { meteringPointNo: '7012346', contractTypeNo: 20, contractGroupNo: 8 }),
    contract('1007', { meteringPointNo: '7012347', contractGroupNo: 16 }),
    // Nothing is delivered there any more: the one is closed, of the other the last day has gone by.
    contract('1008', { meteringPointNo: '7088888', status: 'S', endDate: '2026-10-31' }),
    contract('1009', { meteringPointNo: '7088888', status: 'M', endDate: '2026-11-20' }),
    // Somebody else's, at a site of the customer's.
    contract('2009', { customerId: '222222' }),
  ]);
}

const find = '/api/v2/delivery-site/find?customerId=111111';
const numbers = (body: { deliverySites: { meteringPointNo: string }[] }) =>
  body.deliverySites.map(({ meteringPointNo }) => meteringPointNo);

test('a site comes once, whatever is metered there, with all that is known of it (site.which, site.fields)', async () => {
  await fill();
  const read = await reader();
  const { status, body } = await read(find);
  const electricity = {
    deliverySiteNo: '7012345',
    deliverySiteId: 'Y7012345',
    addressString: 'Koivukuja 4 B',
    meteringPointId: 'Y7012345',
    meteringPointNo: '7012345',
    meteringPointCategoryNo: 1,
    address: 'Koivukuja 4 B, Tampere',
    fullAddress: 'Koivukuja 4 B, 33820 Tampere',
    postalCode: '33820',
    isDistrictHeat: false,
    contractType: 'electricity',
    netting: { isNettingApplied: false, fromDate: null, toDate: null },
    isConsumptionShown: true,
    publicWeatherMeteringPointNo: null,
  };
  const ofPoint = (no: string) => ({
    deliverySiteNo: no,
    deliverySiteId: `Y${no}`,
    meteringPointNo: no,
    meteringPointId: `Y${no}`,
  });
  const heat = { deliverySiteId: 'KL 70 2346', meteringPointCategoryNo: 3, isDistrictHeat: true, contractType: 'heat' };
  expect([status, body]).toEqual([
    200,
    {
      deliverySites: [
        electricity,
        { ...electricity, ...ofPoint('7012346'), ...heat },
        { ...electricity, ...ofPoint('7099999') },
      ],
    },
  ]);
});

test('production that is netted goes by the consumption there, and alone by itself (site.netting)', async () => {
  await fill();
  const read = await reader();
  expect(numbers((await read(find)).body)).toEqual(['7012345', '7012346', '7099999']);
  const { db } = here.database;
  await db
    .insert(tables.contract)
    .values(contract('3001', { customerId: '333333', meteringPointNo: '7012347', contractGroupNo: 16 }));
  const { body } = await read('/api/v2/delivery-site/find?customerId=333333');
  expect(body.deliverySites).toMatchObject([
    {
      deliverySiteNo: '7012345',
      meteringPointNo: '7012347',
      meteringPointCategoryNo: 2,
      netting: { isNettingApplied: true, fromDate: '2026-11-21', toDate: '2026-11-21' },
      isConsumptionShown: false,
    },
  ]);
});

test('consumption is shown of the groups that the contents name, of one of the contracts there at least (consumption.shownGroups)', async () => {
  await fill();
  const read = await reader();
  const { db } = here.database;
  await db.insert(tables.meteringPoint).values([point('7066661'), point('7066662')]);
  await db.insert(tables.contract).values([
    contract('4001', { customerId: '333333', meteringPointNo: '7066661', contractGroupNo: 9 }),
    contract('4002', { customerId: '333333', meteringPointNo: '7066662', contractGroupNo: 9 }),
    contract('4003', {
      customerId: '333333',
      meteringPointNo: '7066662',
      contractGroupNo: 11,
      startDate: '2026-12-01',
    }),
  ]);
  const { body } = await read('/api/v2/delivery-site/find?customerId=333333');
  const sites = body.deliverySites as { meteringPointNo: string; isConsumptionShown: boolean }[];
  const shown = sites.flatMap(({ meteringPointNo, isConsumptionShown }) => (isConsumptionShown ? meteringPointNo : []));
  expect(shown).toEqual(['7066662']);
  expect(sites.map(({ meteringPointNo }) => meteringPointNo)).toContain('7066661');
});

test.each([
  ['&meteringPointId=Y7099999', ['7099999']],
  ['&meteringPointId=Y7088888', []],
  ['&contractCode=K1002', ['7099999']],
  ['&contractCode=K1006', ['7012346']],
  // What is netted belongs to the site; where everything has ended there is none.
  ['&contractCode=K1007', ['7012345']],
  ['&contractCode=K1008', []],
  // Another customer's is like one that does not exist.
  ['&contractCode=K2009', []],
  ['&contractCode=K9999', []],
  ['&ignoreDH=true', ['7012345', '7099999']],
  ['&ignoreDH=false', ['7012345', '7012346', '7099999']],
])('%s (site.find, site.ofContract)', async (query, expected) => {
  await fill();
  const read = await reader();
  expect(numbers((await read(find + query)).body)).toEqual(expected);
});

test('what a bot check’s header carries is neither needed nor weighed of who has signed in (site.find)', async () => {
  await fill();
  const { authorization } = await here.signIn('aino');
  const answers = await Promise.all(
    [{}, { 'x-bot-check': 'solves nothing' }].map((headers) =>
      here.app.inject({ url: find, headers: { authorization, ...headers } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
});

test('another customer has none, like one who does not exist (access.foreign)', async () => {
  const read = await reader();
  const answers = await Promise.all(
    ['222222', '999999'].map((customerId) => read(`/api/v2/delivery-site/find?customerId=${customerId}`)),
  );
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'resource.notFound'],
    [404, 'resource.notFound'],
  ]);
});

test('with more sites than are shown the contracts come once one is chosen (site.needed)', async () => {
  await fill();
  const read = await reader();
  const contracts = async (query = '') => {
    const { body } = await read(`/api/contracts/customer/111111${query}`);
    const codes = [...body.active, ...body.starting, ...body.ending, ...body.ended].map(
      ({ contractCode }: { contractCode: string }) => contractCode,
    );
    return [body.isDeliverySiteNeeded, body.deliverySiteCount, body.selectedDeliverySite, codes.sort()];
  };
  // Three are shown at once; what is netted is none of its own, nor is where everything has ended.
  expect(await contracts()).toEqual([
    false,
    3,
    null,
    ['K1001', 'K1002', 'K1003', 'K1004', 'K1006', 'K1007', 'K1008', 'K1009'],
  ]);
  expect(await contracts('?selectedDeliverySite=7012345')).toEqual([
    false,
    3,
    '7012345',
    ['K1001', 'K1003', 'K1004', 'K1007'],
  ]);
  expect(await contracts('?selectedDeliverySite=1')).toEqual([false, 3, null, []]);

  const { db } = here.database;
  await db.insert(tables.meteringPoint).values(point('7077777'));
  await db.insert(tables.contract).values(contract('1010', { meteringPointNo: '7077777' }));
  expect(await contracts()).toEqual([true, 4, null, []]);
  const { body } = await read('/api/contracts/customer/111111');
  expect(body.homePageQuickLinks).not.toEqual([]);
  expect(await contracts('?selectedDeliverySite=7077777')).toEqual([false, 4, '7077777', ['K1010']]);
  // One that is not the customer's, and one at which everything has ended.
  for (const unknown of ['1', '7088888'])
    expect((await contracts(`?selectedDeliverySite=${unknown}`)).slice(0, 3)).toEqual([true, 4, null]);
});

test('sites come in the order in which one looks for an address (site.order)', async () => {
  const addresses = [
    ['Alkukuja', '2', 'B'],
    ['Alkukuja', '9', null],
    ['Alkukuja', '10', 'A'],
    ['alkukujanpää', '1', null],
    ['Zeppelinintie', '1', null],
    ['Åkerlundinkatu', '3', null],
    ['Äijälänkuja', '3', null],
    ['Öljymäki', '3', null],
  ] as const;
  const { db } = here.database;
  const made = addresses.map(([streetName, houseNumber, houseLetter], index) => {
    // Their numbers run the other way.
    const number = String(7_500_009 - index);
    return { ...point(number), streetName, houseNumber, houseLetter };
  });
  await db.insert(tables.meteringPoint).values(made);
  await db
    .insert(tables.contract)
    .values(
      made.map(({ meteringPointNo }) => contract(`2${meteringPointNo}`, { meteringPointNo, customerId: '222222' })),
    );
  const sites = await findDeliverySites(db, {
    customerId: '222222',
    meteringPointId: null,
    contractCode: null,
    today: '2026-11-21',
  });
  const found = sites.map(({ meteringPoint }) => meteringPoint.streetName + meteringPoint.houseNumber);
  const wanted = addresses.map(([street, house]) => street + house);
  expect(found.filter((address) => wanted.includes(address))).toEqual(wanted);
  expect(wanted.toSorted(new Intl.Collator('fi', { numeric: true }).compare)).toEqual(wanted);
});
