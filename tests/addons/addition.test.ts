import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Contracts, NewAddition } from '../../domain/types.ts';
import { consent, contract, contractAddon, personOfRegisters } from '../../server/store/schema.ts';
import { demoPerson } from '../orders/ordering.ts';
import { addition, additionTo, spot } from './adding.ts';
import { begun, codeOf } from './begun.ts';

const code = `K${spot}`;
const tarka = '24013090027';
const { db, shop, signedIn, addonsOf, orders, mails, setNow } = begun();

describe('an add-on of who is known (addition.order, addition.made)', () => {
  test('stands with the contract from its day on, at its price; one row, one mail, its consents', async () => {
    const { status, body } = await shop().add(addition(), await signedIn('Mäkelä'));
    expect([status, body.process, body.verifier, body.isCreditable]).toEqual([201, 'vapAddition', null, true]);
    expect(body.product).toMatchObject({
      productName: 'Sähkövahti',
      startDate: '2026-12-01',
      place: 'Koivukuja 4 B, 33820 Tampere',
      addition: { contractCode: code, contractName: 'Kajo Pörssi', takesIn: [], goesOn: false },
      price: { priceInclVat: '2.4' },
    });
    expect(body.verifiedData).toEqual({
      selectedAddon: 'sahkovahti',
      currentLocation: `/contracts/${code}/vap-addition/vas`,
    });
    expect(await addonsOf(code)).toContainEqual([704, '2026-12-01', '2.4']);
    const [row, ...others] = await orders();
    expect([row?.addedTo, row?.contractCode, row?.customerId, others]).toEqual([code, null, '40127731', []]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['aino.makela@kajo.example']);
    const ledger = await db().select().from(consent);
    expect(ledger.map(({ consentId, useCase }) => [consentId, useCase])).toEqual([
      ['terms', 'VapAddition'],
      ['earlyStart', 'VapAddition'],
    ]);
  });

  test('the contract shows it', async () => {
    const headers = await signedIn('Mäkelä');
    await shop().add(addition(), headers);
    const { body } = await shop().call<Contracts>('GET', '/api/contracts/customer/40127731', headers);
    const shown = body.active.find(({ contractCode }) => contractCode === code);
    expect(Object.keys(shown?.addons ?? {})).toEqual(['701', '702', '704']);
    // It has come to its contract: nothing is under way.
    expect(body.ordersUnderWay).toEqual([]);
  });

  test('the mail says to which contract, and how to withdraw, with the documents (addition.mail)', async () => {
    await shop().add(addition('latausohjaus'), await signedIn('Mäkelä'));
    const text = JSON.stringify(await mails());
    for (const words of [
      'Latausohjaus',
      'Kajo Pörssi',
      'Koivukuja 4 B',
      '1.12.2026',
      '/withdrawal#',
      'Palvelu jatkuu erikseen',
    ])
      expect(text).toContain(words);
  });

  test('sent twice under one key it is one, and under two the second is refused (addition.once)', async () => {
    const headers = await signedIn('Mäkelä');
    const key = crypto.randomUUID();
    const first = await shop().add(addition(), headers, key);
    expect((await shop().add(addition(), headers, key)).body).toEqual(first.body);
    expect(codeOf(await shop().add(addition(), headers))).toEqual([409, 'addition.held']);
    expect(await orders()).toHaveLength(1);
  });

  test.each([
    ['what it has', 'hairioturva', 'addition.held'],
    ['a second environmental one', 'vesisahko', 'addition.held'],
  ])('%s is refused', async (_what, templateId, problem) => {
    expect(codeOf(await shop().add(addition(templateId), await signedIn('Mäkelä')))).toEqual([409, problem]);
    expect([await orders(), await mails()]).toEqual([[], []]);
  });

  test.each<[string, Partial<NewAddition>, string]>([
    ['another price', { productData: { ...addition().productData, tariffNo: 705 } }, 'order.termsChanged'],
    [
      'other words of a box',
      { consents: [{ id: 'terms', version: '2020-01-01', isGiven: true }] },
      'order.termsChanged',
    ],
    ['no boxes', { consents: [] }, 'order.missingMandatoryData'],
    ['no address', { email: 'x' }, 'order.missingMandatoryData'],
    ['a seller', { importAsOffer: true }, 'request.invalid'],
    [
      'a product that is no add-on',
      { campaignId: 'talvi', productData: { templateId: 'kiintea-24', tariffNo: 424, campaignCode: 'TALVI26' } },
      'resource.notFound',
    ],
  ])('with %s it is refused', async (_what, more, problem) => {
    const answer = await shop().add(addition('sahkovahti', more), await signedIn('Mäkelä'));
    expect(answer.problem.code).toBe(problem);
    expect(await orders()).toEqual([]);
  });

  test.each([
    ['beside a contract', { customerId: '10234567', deliveryDetails: { contractNo: spot }, deliverySite: null }],
    [
      'where it is found',
      {
        customerId: '10234567',
        deliveryDetails: { contractNo: null },
        deliverySite: { address: null, meteringPointId: null, contractCode: `K${spot}` },
      },
    ],
  ])('whoever says that it is another’s, %s, adds nothing (access.foreign)', async (_where, formData) => {
    const headers = await signedIn('Mäkelä');
    const sent = addition('sahkovahti', { phone: '0401234567', formData });
    expect(codeOf(await shop().add(sent, headers))).toEqual([404, 'resource.notFound']);
    expect([await orders(), await mails()]).toEqual([[], []]);
    const own = { ...sent, formData: { ...formData, customerId: '40127731' } };
    expect((await shop().add(own, headers)).status).toBe(201);
  });

  test('who may act for the customer adds it too', async () => {
    const outi = await signedIn('Rantanen');
    const { body } = await shop().add(additionTo('17018814052'), outi);
    expect(body).toBeDefined();
    const answer = await shop().add(
      additionTo('21013118041', 'sahkovahti', { campaignId: 'vas' }),
      await signedIn('Mäkelä'),
    );
    // A company's contract takes nothing of a consumers' campaign.
    expect(codeOf(answer)).toEqual([409, 'addition.notPossible']);
  });

  test('of somebody whose credit is none is made all the same: nobody’s is asked (addition.credit)', async () => {
    const { status, body } = await shop().add(additionTo('25016224033'), await signedIn('Laine'));
    expect([status, body.isCreditable, body.security]).toEqual([201, true, null]);
    expect(await addonsOf('K25016224033')).toEqual([[704, '2026-12-01', '2.4']]);
  });

  test('that does not get to the retailer’s system is kept, told to the customer service, and stands nowhere yet', async () => {
    const { sub } = demoPerson('Väisänen');
    await db().insert(personOfRegisters).values({ sub, importMood: 'away' });
    const { body } = await shop().add(additionTo(tarka), await signedIn('Väisänen'));
    await db().delete(personOfRegisters).where(eq(personOfRegisters.sub, sub));
    expect([body.importNo, body.error, await addonsOf(`K${tarka}`)]).toEqual([null, 'order.notImported', []]);
    const [row] = await orders();
    expect([row?.addedTo, row?.importNo]).toEqual([null, null]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['asiakaspalvelu@kajo.example']);
  });

  test('a package takes in what runs: it is not shown any more once that has begun (addition.package)', async () => {
    const headers = await signedIn('Väisänen');
    await db()
      .insert(contractAddon)
      .values({ contractCode: `K${tarka}`, tariffNo: 704, startDate: '2026-01-01' });
    const { body } = await shop().add(additionTo(tarka, 'alypaketti'), headers);
    expect(body.product?.addition?.takesIn).toEqual(['Sähkövahti']);
    const shown = async () => {
      const answer = await shop().call<Contracts>('GET', '/api/contracts/customer/40130244', headers);
      return Object.keys(answer.body.active[0]?.addons ?? {});
    };
    expect(await shown()).toEqual(['704', '706']);
    setNow('2026-12-01T10:00:00.000Z');
    const later = await signedIn('Väisänen');
    const { body: then } = await shop().call<Contracts>('GET', '/api/contracts/customer/40130244', later);
    expect(Object.keys(then.active[0]?.addons ?? {})).toEqual(['706']);
  });
});

describe('withdrawing from it (addition.withdrawal)', () => {
  test('takes it away and leaves the contract, with what a package had taken in (withdrawal.addition)', async () => {
    const headers = await signedIn('Väisänen');
    await db()
      .insert(contractAddon)
      .values({ contractCode: `K${tarka}`, tariffNo: 704, startDate: '2026-01-01' });
    const { body } = await shop().add(additionTo(tarka, 'alypaketti'), headers);
    const who = { name: 'Jyrki-Pekka Väisänen', email: 'jp@kajo.example' };
    const { status, body: receipt } = await shop().withdraw(headers, body.orderId, who);
    expect(receipt).toMatchObject({ order: { sold: 'addon' }, goesOn: 'Tarka', hasBegun: false });
    expect([status, await addonsOf(`K${tarka}`)]).toEqual([201, [[704, '2026-01-01', null]]]);
    const [row] = await db()
      .select()
      .from(contract)
      .where(eq(contract.contractCode, `K${tarka}`));
    expect([row?.status, row?.endDate]).toEqual(['A', null]);
  });
});

describe('what came at the same moment (addition.once)', () => {
  test('of two environmental ones one is made', async () => {
    const headers = await signedIn('Väisänen');
    const answers = await Promise.all([
      shop().add(additionTo(tarka, 'tuulisahko'), headers),
      shop().add(additionTo(tarka, 'vesisahko'), headers),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    const green = await db()
      .select()
      .from(contractAddon)
      .where(eq(contractAddon.contractCode, `K${tarka}`));
    expect(green).toHaveLength(1);
  });
});
