import { expect, test } from 'vitest';
import { moveObstacle } from '../../../domain/move/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { restored } from './later/move.restore.ts';
import { askedValues, keptBill, moveDraft, shownBill, type MoveDraft } from './move.draft.ts';
import type { MoveFrom } from './move.form.ts';

const today = '2026-11-21';
const contractOf = (contractNo: string, change: Partial<Contract> = {}) => {
  const contract = {
    contractCode: `K${contractNo}`,
    contractNo,
    contractTypeNo: 0,
    contractGroupNo: 6,
    status: 'A',
    startDate: '2023-09-01',
    endDate: null,
    ...change,
  } as Contract;
  return { contract, why: moveObstacle(contract, today) };
};
const from = (change: Partial<MoveFrom> = {}): MoveFrom => ({
  customerId: '40127731',
  contracts: [contractOf('1001'), contractOf('1002', { contractTypeNo: 20 }), contractOf('1003')],
  link: null,
  today,
  consents: [],
  isStranger: false,
  email: 'aino@makela.fi',
  phone: '0401234567',
  ...change,
});
const stranger = from({ customerId: null, contracts: [], isStranger: true, email: '', phone: '' });
const link = { shortCode: 'x'.repeat(22), productName: 'Kajo Pörssi', street: 'Koivukuja', postalCity: 'Tampere' };
const empty = moveDraft(from()).defaultValues;
const address = {
  ...empty.home.site.address,
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  postalCode: '33200',
  postalCity: 'Tampere',
};
const filled: MoveDraft = {
  done: ['move', 'home', 'bill'],
  move: { ...empty.move, contractCode: 'K1001', startDate: '2026-12-28', lastDay: '2026-12-31' },
  home: { site: { ...empty.home.site, address }, isToBeFound: true },
  bill: { ...empty.bill, method: 'email' },
};
const writeDay = (day: string) => day;

test('the form begins with the day on which people move, in both homes (move.draft)', () => {
  expect(askedValues(empty, from(), null).move).toEqual({
    ...empty.move,
    startDate: '2026-12-01',
    lastDay: '2026-12-01',
  });
  expect(askedValues(filled, from(), null)).toEqual(filled);
});

test('the contract of the address, or one alone that moves, is chosen, and the days that were typed stay (move.named, move.draft)', () => {
  expect(askedValues(empty, from(), 'K1003').move.contractCode).toBe('K1003');
  expect(askedValues(empty, from(), 'K1002').move.contractCode).toBe('');
  const only = from({ contracts: from().contracts.slice(0, 2) });
  expect(askedValues(empty, only, null).move.contractCode).toBe('K1001');
  const other = askedValues(filled, from(), 'K1003');
  expect([other.done, other.move]).toEqual([['home', 'bill'], { ...filled.move, contractCode: 'K1003' }]);
});

test('days that were suggested, and that nobody has changed, are suggested anew of another contract (move.draft)', () => {
  const later = from({ contracts: [contractOf('1001'), contractOf('1003', { startDate: '2027-01-10' })] });
  const daysOf = (change: Partial<MoveDraft['move']>) => {
    const begun = { ...askedValues(empty, later, 'K1001').move, ...change };
    const { startDate, lastDay } = askedValues({ ...filled, move: begun }, later, 'K1003').move;
    return [startDate, lastDay];
  };
  expect(daysOf({})).toEqual(['2027-01-01', '2027-01-10']);
  expect(daysOf({ startDate: '2026-12-20' })).toEqual(['2026-12-20', '2026-12-01']);
  expect(daysOf({ lastDay: '2026-12-20' })).toEqual(['2026-12-01', '2026-12-20']);
});

test('what was typed of a contract of another delivery site is kept but for the contract (site.change)', () => {
  const elsewhere = from({ contracts: [contractOf('1004'), contractOf('1005')] });
  const several = askedValues(filled, elsewhere, null);
  expect([several.done, several.move.contractCode, several.move.startDate]).toEqual([
    ['home', 'bill'],
    '',
    '2026-12-28',
  ]);
  const only = askedValues(filled, { ...elsewhere, contracts: elsewhere.contracts.slice(0, 1) }, null);
  expect([only.done, only.move.contractCode]).toEqual([['home', 'bill'], 'K1004']);
});

test('what was left complete is there again, as it was typed (move.draft)', () => {
  const { streetName, houseNumber, postalCode, postalCity } = address;
  expect(restored(filled, from(), writeDay)).toEqual({
    move: { contractNo: '1001', named: null, startDate: '2026-12-28', lastDay: '2026-12-31' },
    home: {
      address: {
        typeOfAddress: 'regularAddress',
        country: 'FI',
        streetName,
        houseNumber,
        houseLetter: null,
        residence: null,
        postalBox: null,
        postalCode,
        postalCity,
      },
      meteringPointId: null,
      isToBeFound: true,
    },
    bill: { email: 'aino@makela.fi', phone: expect.any(String), consents: [] },
  });
  expect(Object.keys(restored({ ...filled, done: ['home'] }, from(), writeDay))).toEqual(['home']);
});

test.each([
  ['a day that has gone by', { startDate: '2026-11-20' }],
  ['a day too far ahead', { startDate: '2027-02-20', lastDay: '2027-02-20' }],
  ['a last day too late', { lastDay: '2027-01-28' }],
  ['a last day too early', { lastDay: '2026-11-27' }],
  ['what is no day', { startDate: '31.2.' }],
  ['heat', { contractCode: 'K1002' }],
  ['no contract', { contractCode: '' }],
])('%s is asked anew (move.startDays, move.lastDays, move.which)', (_, change) => {
  const draft = { ...filled, move: { ...filled.move, ...change } };
  expect(Object.keys(restored(draft, from(), writeDay))).toEqual(['home', 'bill']);
});

test('a stranger names the metering point and whose it is; who has the link names nothing (move.named, move.link)', () => {
  const move = { ...filled.move, contractCode: '' };
  const named = { ...move, meteringPointId: 'Y7012345', name: 'Aino Mäkelä' };
  expect(restored({ ...filled, move }, stranger, writeDay).move).toBeUndefined();
  expect(restored({ ...filled, move: named }, stranger, writeDay).move).toMatchObject({
    contractNo: null,
    named: { shortCode: null, meteringPointId: 'Y7012345', name: 'Aino Mäkelä' },
  });
  expect(restored({ ...filled, move }, { ...stranger, link }, writeDay).move).toMatchObject({
    contractNo: null,
    named: { shortCode: link.shortCode, meteringPointId: null, name: null },
  });
  expect([moveDraft({ ...stranger, link }).name, moveDraft(stranger).name]).toEqual(['move.link', 'move']);
});

test('a letter goes to the new home, also when that is another, until another address is typed (move.bill)', () => {
  const byPost = { ...filled, bill: { ...filled.bill, method: 'post' } };
  expect(shownBill(byPost).address).toEqual(address);
  expect(restored(byPost, from(), writeDay).bill?.billAddress).toMatchObject({ streetName: 'Hämeenpuisto' });
  const kept = keptBill(shownBill(byPost), byPost);
  const elsewhere = { ...byPost.home, site: { ...byPost.home.site, address: { ...address, houseNumber: '16' } } };
  expect(shownBill({ bill: kept, home: elsewhere }).address.houseNumber).toBe('16');
  const typed = { ...kept, address: { ...address, houseNumber: '18' } };
  expect(shownBill({ bill: keptBill(typed, byPost), home: elsewhere }).address.houseNumber).toBe('18');
});
