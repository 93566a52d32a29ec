import { describe, expect, test } from 'vitest';
import type { NewAddition } from '../../domain/types.ts';
import { demoPerson } from '../orders/ordering.ts';
import { addition, byStranger, spot } from './adding.ts';
import { begun, codeOf } from './begun.ts';

const aino = demoPerson('Mäkelä');
const code = `K${spot}`;
const { shop, signedIn, addonsOf, orders, mails } = begun();

describe('an add-on of who proves it later (addition.order, addition.found)', () => {
  const byPoint = byStranger({ meteringPointId: 'Y7012345' });
  const ainosAddress = {
    typeOfAddress: 'regularAddress',
    country: 'FI',
    streetName: 'Koivukuja',
    houseNumber: '4',
    houseLetter: 'B',
    residence: null,
    postalBox: null,
    postalCode: '33820',
    postalCity: 'Tampere',
  } as const;

  test('the answer tells nothing, whatever was named', async () => {
    const told = [];
    for (const named of [
      { meteringPointId: 'Y7012345' },
      { meteringPointId: 'Y7999999' },
      { contractCode: code },
      { contractCode: 'K99999999999' },
      { address: ainosAddress },
    ]) {
      const { status, body } = await shop().add(byStranger(named));
      const { orderId: _id, verifier, proofUntil: _until, ...rest } = body;
      told.push([status, typeof verifier, rest]);
    }
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect([await orders(), await mails()]).toEqual([[], []]);
  });

  test.each<[string, NewAddition]>([
    ['by the metering point', byPoint],
    ['by the address', byStranger({ address: ainosAddress })],
    ['by the contract', byStranger({ contractCode: code })],
  ])('%s the contract is found after the proof', async (_how, sent) => {
    const { cookie } = await shop().keptAddition(sent);
    const { status, body } = await shop().proveAdded(await signedIn('Mäkelä'), cookie);
    expect([status, body.product?.addition?.contractCode, body.verifiedData?.currentLocation]).toEqual([
      201,
      code,
      '/add-vap/campaign/vas',
    ]);
    expect(await addonsOf(code)).toContainEqual([704, '2026-12-01', '2.4']);
    const [row] = await orders();
    expect([row?.customerId, row?.sub, row?.addedTo]).toEqual(['40127731', aino.sub, code]);
  });

  test('proven twice it answers the same', async () => {
    const { cookie } = await shop().keptAddition(byPoint);
    const headers = await signedIn('Mäkelä');
    const first = await shop().proveAdded(headers, cookie);
    expect((await shop().proveAdded(headers, cookie)).body).toEqual(first.body);
    expect(await orders()).toHaveLength(1);
  });

  test('who has no contract there is told so, and nothing is made', async () => {
    const { cookie } = await shop().keptAddition(byPoint);
    expect(codeOf(await shop().proveAdded(await signedIn('Salo'), cookie))).toEqual([409, 'addition.noContract']);
    expect(await orders()).toEqual([]);
    // It waits on for who has one.
    expect((await shop().proveAdded(await signedIn('Mäkelä'), cookie)).status).toBe(201);
  });

  test.each([
    ['of heat', 'K19011032207'],
    ['of a company', 'K21013118041'],
  ])('one that is named, and takes none as it is %s, is told so', async (_kind, contractCode) => {
    const { cookie } = await shop().keptAddition(byStranger({ contractCode }));
    expect(codeOf(await shop().proveAdded(await signedIn('Mäkelä'), cookie))).toEqual([409, 'addition.notPossible']);
  });

  test('what the contract has is known after the proof alone (addition.again)', async () => {
    const { cookie } = await shop().keptAddition(byStranger({ meteringPointId: 'Y7012345' }, 'vesisahko'));
    expect(codeOf(await shop().proveAdded(await signedIn('Mäkelä'), cookie))).toEqual([409, 'addition.held']);
  });

  test('a company’s goes to a contract of whom the person may act for', async () => {
    const sent = byStranger({ meteringPointId: 'Y7012345' }, 'sahkovahti', {
      campaignId: 'yrityspalvelut',
      productData: { templateId: 'sahkovahti', tariffNo: 704, campaignCode: 'YRITYSPALVELUT' },
      currentLocation: '/add-vap-b2b/campaign/yrityspalvelut',
      consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
    });
    const { cookie } = await shop().keptAddition(sent);
    // Her own is none of a company's.
    expect(codeOf(await shop().proveAdded(await signedIn('Mäkelä'), cookie))).toEqual([409, 'addition.noContract']);
    const named = { ...sent, formData: byStranger({ contractCode: 'K21013118041' }).formData };
    const second = await shop().keptAddition(named);
    const { body } = await shop().proveAdded(await signedIn('Mäkelä'), second.cookie);
    expect([body.product?.addition?.contractCode, body.product?.customerType]).toEqual(['K21013118041', 'B2B']);
  });

  test('signed in without a bank it is kept for that very person', async () => {
    const { answer, cookie } = await shop().keptAddition(addition(), await signedIn('Mäkelä', 'weak'));
    expect(answer.importNo).toBeNull();
    expect(codeOf(await shop().proveAdded(await signedIn('Väisänen'), cookie))).toEqual([403, 'VERIFICATION_ERROR']);
    expect((await shop().proveAdded(await signedIn('Mäkelä'), cookie)).status).toBe(201);
  });

  test('it is proven where it was asked for alone', async () => {
    const { cookie } = await shop().keptAddition(byPoint);
    expect((await shop().verify(await signedIn('Mäkelä'), cookie)).status).toBe(404);
  });

  test('a place that is not named is asked for, and a phone number', async () => {
    const { problem } = await shop().add(byStranger({}, 'sahkovahti', { phone: null }));
    expect(problem.errors?.map(({ field }) => field)).toEqual(['body.phone', 'body.formData.deliverySite.address']);
  });
});
