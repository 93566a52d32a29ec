import { expect, test } from 'vitest';
import { terminationTerms } from '../../../domain/termination/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { askedValues, restoredValues, terminationDraft, type TerminationDraft } from './termination.draft.ts';

const contractOf = (contractNo: string, change: Partial<Contract> = {}) => {
  const contract = {
    contractCode: `K${contractNo}`,
    contractNo,
    contractTypeNo: 0,
    contractGroupNo: 6,
    status: 'A',
    startDate: '2023-09-01',
    endDate: null,
    allowedReasonForContractEnd: ['moving', 'switching'],
    noticePeriodDays: 14,
    ...change,
  } as Contract;
  return { contract, terms: terminationTerms(contract, '2026-11-21') };
};
const contracts = [contractOf('1001'), contractOf('1002', { status: 'M', endDate: '2026-12-31' }), contractOf('1003')];
const facts = { contracts, writeDay: (day: string) => day };
const empty = terminationDraft('aino@makela.fi').defaultValues;
const filled: TerminationDraft = {
  done: ['contract', 'end', 'bill'],
  contract: { contractCode: 'K1001' },
  end: { reason: 'moving', when: 'day', lastDay: '2027-01-15' },
  bill: { ...empty.bill, method: 'email' },
};

test('what was left complete is there again, as it was typed (termination.draft)', () => {
  expect(restoredValues(filled, facts)).toEqual({
    contract: { contractCode: 'K1001', contractNo: '1001' },
    end: { reason: 'moving', lastDay: '2027-01-15' },
    bill: { email: 'aino@makela.fi' },
  });
  expect(restoredValues({ ...filled, done: ['contract'] }, facts)).toEqual({
    contract: { contractCode: 'K1001', contractNo: '1001' },
  });
});

test('as soon as possible is the first day that the notice allows (termination.end)', () => {
  const soon = { ...filled, end: { reason: 'switching', when: 'soon', lastDay: '' } };
  expect(restoredValues(soon, facts).end).toEqual({ reason: 'switching', lastDay: '2026-12-05' });
});

test.each([
  ['a day that has gone by', { end: { ...filled.end, lastDay: '2026-12-04' } }],
  ['a day too far ahead', { end: { ...filled.end, lastDay: '2027-05-21' } }],
  ['what is no day', { end: { ...filled.end, lastDay: '31.2.' } }],
  ['a reason that there is not', { end: { ...filled.end, reason: 'other' } }],
  ['no time', { end: { ...filled.end, when: '' } }],
])('%s is asked anew (termination.end)', (_, change) => {
  expect(Object.keys(restoredValues({ ...filled, ...change }, facts))).toEqual(['contract', 'bill']);
});

test('a contract that may not be ended is asked anew, and its day with it (termination.contract)', () => {
  expect(restoredValues({ ...filled, contract: { contractCode: 'K1002' } }, facts)).toEqual({
    bill: { email: 'aino@makela.fi' },
  });
});

test('by post it takes a whole address; by e-mail none is sent (termination.bill)', () => {
  const address = { ...empty.bill.address, streetName: 'Satakunnankatu', houseNumber: '18', postalCity: 'Tampere' };
  const byPost = (postalCode: string) =>
    restoredValues({ ...filled, bill: { ...filled.bill, method: 'post', address: { ...address, postalCode } } }, facts)
      .bill;
  expect(byPost('33210')?.billAddress).toMatchObject({ streetName: 'Satakunnankatu', postalCode: '33210' });
  expect(byPost('332')).toBeUndefined();
});

test('the address fills in contract and reason; of another contract nothing holds (termination.contract)', () => {
  expect(askedValues(empty, { contractCode: 'K1003', reason: 'moving' })).toEqual({
    ...empty,
    done: ['contract'],
    contract: { contractCode: 'K1003' },
    end: { reason: 'moving', when: '', lastDay: '' },
  });
  expect(askedValues(filled, { contractCode: 'K1001', reason: 'switching' })).toEqual(filled);
  expect(askedValues(filled, { contractCode: null, reason: null })).toEqual(filled);
  expect(askedValues(filled, { contractCode: 'K1003', reason: null })).toEqual({
    ...filled,
    contract: { contractCode: 'K1003' },
    end: { reason: '', when: '', lastDay: '' },
  });
});
