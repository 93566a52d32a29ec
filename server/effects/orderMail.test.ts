import { expect, test } from 'vitest';
import type { CampaignPrice, CampaignTemplate } from '../../domain/types.ts';
import { orderDocuments, orderMail } from './orderMail.ts';
import { price, answer, link, offerLink, given, mailOf, factsOf, textsOf } from './orderMail.testing.ts';

test('what was ordered, at which price, from when and how long (order.mail)', () => {
  const mail = mailOf();
  expect([mail.subject, mail.heading]).toEqual(['Tilausvahvistus 8841 2207', 'Kiitos, sähkösopimus on tilattu']);
  expect(mail.parts.slice(0, 2)).toMatchObject([
    { kind: 'price', label: 'Energian hinta, sis. alv 25,5 %', amount: '7,49', unit: 'c/kWh' },
    { kind: 'facts', title: 'Tilaus 8841 2207' },
  ]);
  expect(factsOf(mail)).toEqual({
    Sopimus: 'Kajo Kiinteä 24 kk',
    Käyttöpaikka: 'Rantasaunantie 118, 34800 Virrat',
    Perusmaksu: '4,95 €/kk, sis. alv 25,5 %',
    'Sähkönsiirto ja sähkövero': 'Eivät sisälly hintaan. Niistä laskuttaa verkkoyhtiö.',
    Lisäpalvelu: 'Tuulisähkö, 2,95 €/kk, sis. alv 25,5 %',
    Alkaa: '1.3.2027',
    'Määräaika päättyy': '28.2.2029',
    Kesto: '24 kuukautta',
    Irtisanomisaika: 'Sitoo määräajan loppuun, sen jälkeen 14 päivää',
    Lasku: 'Sähköpostilla',
    Tilattu: '7.2.2027 klo 0.30',
  });
});

test('it speaks to who has ordered, and leads to the contract where there is one (order.mail)', () => {
  const mail = mailOf();
  expect([mail.greeting, mail.parts[2]]).toEqual([
    'Hei Aino,',
    {
      kind: 'link',
      title: null,
      text: 'Avaa sopimus Oma Kajossa',
      href: 'https://oma.kajo.example/contracts/K27010000001',
    },
  ]);
  const { greeting, parts } = orderMail({ ...given({}), firstName: null, contractLink: null });
  expect([greeting, parts.filter(({ kind }) => kind === 'link')]).toEqual([undefined, []]);
});

test('the last day of withdrawal is 14 days from then on; a company is told that it has none (order.withdrawal)', () => {
  expect(mailOf().parts).toContainEqual({
    kind: 'text',
    title: 'Voit peruuttaa tilauksen',
    text: 'Peruutusaikaa on 21.2.2027 asti. Syytä ei tarvitse kertoa.',
    link: { label: 'Peruuta sopimus tästä', href: link },
  });
  expect(textsOf(mailOf({ product: { customerType: 'B2B' } }))).toContainEqual([
    'Peruutusoikeus',
    'Yrityksellä ei ole peruutusoikeutta.',
  ]);
  expect(textsOf(mailOf({ product: { isRefund: true } }))).toContainEqual([
    'Peruutusoikeus',
    'Peruutusoikeutta ei ole, sillä tässä sopimuksessa myyjä olet sinä.',
  ]);
});

test('what the product includes, and what is in no price of it (order.mail, order.sameWords)', () => {
  expect(factsOf(mailOf({ product: { addons: ['Vesisähkö'] } }))).toMatchObject({
    Sisältyy: 'Vesisähkö',
    'Sähkönsiirto ja sähkövero': 'Eivät sisälly hintaan. Niistä laskuttaa verkkoyhtiö.',
  });
  const bare = Object.keys(factsOf(mailOf()));
  expect(bare).not.toContain('Sisältyy');
  for (const product of [{ productKind: 'Heat' as const }, { isRefund: true }])
    expect(Object.keys(factsOf(mailOf({ product })))).not.toContain('Sähkönsiirto ja sähkövero');
});

test('of an offer, that nothing is ordered, and how it is accepted until when; of a deposit, how much (order.mail, offer.mail, order.security)', () => {
  const offer = mailOf({ answer: { isOffer: true } });
  expect([offer.subject, offer.heading]).toEqual(['Tarjous 8841 2207', 'Tarjouksemme sinulle']);
  expect(offer.intro).toContain('Mitään ei ole vielä tilattu');
  expect(JSON.stringify(offer)).not.toMatch(/Peruutusaikaa|Kiitos/);
  expect(offer.parts).toContainEqual({
    kind: 'text',
    title: 'Näin hyväksyt tarjouksen',
    text: expect.stringContaining('viimeistään 21.2.2027') as string,
  });
  expect(offer.parts).toContainEqual({ kind: 'link', title: null, text: 'Lue ja hyväksy tarjous', href: offerLink });
  expect(Object.keys(factsOf(offer))).toEqual(expect.arrayContaining(['Tarjottu']));
  expect(Object.keys(factsOf(offer))).not.toContain('Tilattu');
  const security = { kind: 'deposit', cents: 20_000, payBy: '2027-02-21' } as const;
  const waiting = mailOf({ answer: { security }, order: { locale: 'en' } });
  expect(waiting.heading).toBe('Your order is waiting for a payment');
  expect(JSON.stringify(waiting.parts)).toMatch(/a deposit of €200\..+ The invoice is due on 21\/02\/2027\./);
  // No day is promised.
  expect(factsOf(waiting)).toMatchObject({ Begins: 'after the payment, 01/03/2027 at the earliest' });
  expect(factsOf(waiting)['Fixed term ends']).toBe('28/02/2029 at the earliest');
  const { payBy: _none, ...offered } = security;
  expect(JSON.stringify(mailOf({ answer: { isOffer: true, security: offered } }).parts)).not.toContain('eräpäivä');
});

test('whose place it takes, until when that runs, what ends with it and what does not (order.replacedTold)', () => {
  const replaces = [
    {
      productName: 'Kajo Pörssi',
      lastDay: '2027-02-28',
      services: ['Tuulisähkö', 'Häiriöturva'],
      servicesGoOn: ['Latausohjaus'],
    },
  ];
  const { product } = answer;
  expect(factsOf(mailOf({ answer: { product: { ...product, replaces } } }))).toMatchObject({
    'Korvaa sopimuksen': 'Kajo Pörssi',
    'Sen viimeinen päivä': '28.2.2027',
    'Päättyvät lisäpalvelut': 'Tuulisähkö, Häiriöturva',
    'Jatkuvat lisäpalvelut': 'Latausohjaus',
  });
});

test('a service that has not come through is not promised (order.mail)', () => {
  const mail = mailOf({
    answer: { serviceImportNos: [{ templateId: 'tuulisahko', productName: 'Tuulisähkö', importNo: null }] },
  });
  expect(factsOf(mail)['Lisäpalvelu']).toBe('Tuulisähkö: vahvistamme tämän erikseen');
});

test.each([
  [{ kind: 'continuous', months: null, endsOn: null }, 'Tills vidare'],
  [{ kind: 'fixedContractLength', months: null, endsOn: '2027-12-31' }, 'Till och med 31.12.2027'],
  [{ kind: 'startingPeriod', months: 6, endsOn: null }, 'Tills vidare, startpris i 6 månader'],
])('in Swedish, a contract of the term %j', (contractTerm, expected) => {
  const mail = mailOf({ order: { locale: 'sv' }, product: { contractTerm } });
  expect([mail.locale, factsOf(mail)['Avtalstid']]).toEqual(['sv', expected]);
});

test('what follows a starting period, and from when (order.laterPrice)', () => {
  const energy = { ...price('6.90', 'c/kWh'), normalPriceInclVat: '9.15' };
  const mail = mailOf({
    product: { prices: { energy }, contractTerm: { kind: 'startingPeriod', months: 6, endsOn: null } },
  });
  expect(mail.parts).toContainEqual(expect.objectContaining({ kind: 'price', amount: '6,90', unit: 'c/kWh' }));
  expect(factsOf(mail)).toMatchObject({
    'Energian hinta 1.9.2027 alkaen': '9,15 c/kWh, sis. alv 25,5 %',
  });
});

test.each([
  [
    'fi',
    'Energian hinta, alv 0 %',
    ['5,50 €/kk, alv 0 %', 'Tuulisähkö, 2,35 €/kk, alv 0 %'],
    ['Perusmaksu', 'Lisäpalvelu'],
  ],
  [
    'sv',
    'Energipris, moms 0 %',
    ['5,50 €/mån, moms 0 %', 'Tuulisähkö, 2,35 €/mån, moms 0 %'],
    ['Grundavgift', 'Tilläggstjänst'],
  ],
  [
    'en',
    'Energy price, excl. VAT',
    ['€5.50/month, excl. VAT', 'Tuulisähkö, €2.35/month, excl. VAT'],
    ['Basic fee', 'Add-on service'],
  ],
] as const)(
  'a company reads all prices without VAT, and that they are: %s (order.vatTold)',
  (locale, label, said, labels) => {
    const of = (priceExclVat: string, priceInclVat: string, unit: CampaignPrice['pricingUnit']) => ({
      ...price(priceInclVat, unit),
      priceExclVat,
    });
    const values = [{ templateId: 'tuulisahko', productName: 'Tuulisähkö', price: of('2.35', '2.9493', 'EUR/month') }];
    const company = { name: 'Kiinteistö Oy Pyynikintori', businessId: '9311807-4', customerId: '70028846' };
    const { template: consumers, ...more } = given({ order: { locale }, answer: { company } });
    const product = {
      ...consumers.product,
      customerType: 'B2B' as const,
      prices: { energy: of('6.90', '8.6595', 'c/kWh'), baseFee: of('5.50', '6.9025', 'EUR/month') },
    };
    const mail = orderMail({
      ...more,
      template: {
        ...consumers,
        product,
        services: consumers.services.map((group) => ({ ...group, values })),
      } as CampaignTemplate,
    });
    expect(mail.parts[0]).toMatchObject({ kind: 'price', label, amount: locale === 'en' ? '6.90' : '6,90' });
    const facts = factsOf(mail);
    expect(labels.map((one) => facts[one])).toEqual(said);
    expect(JSON.stringify(mail)).not.toMatch(/8[.,]6595|25[.,]5/);
    // For which company it is.
    expect(Object.entries(facts).slice(1, 4)).toEqual(
      {
        fi: [
          ['Yritys', company.name],
          ['Y-tunnus', company.businessId],
          ['Asiakasnumero', '7002 8846'],
        ],
        sv: [
          ['Företag', company.name],
          ['FO-nummer', company.businessId],
          ['Kundnummer', '7002 8846'],
        ],
        en: [
          ['Company', company.name],
          ['Business ID', company.businessId],
          ['Customer number', '7002 8846'],
        ],
      }[locale],
    );
  },
);

test('that the price of the exchange comes on top of the margin (order.product)', () => {
  const mail = mailOf({ product: { hourlyPriced: { label: 'Marginaali' } } });
  expect(factsOf(mail)).toMatchObject({
    Pörssihinta: 'Vaihtelee vartin välein, marginaali tulee sen päälle',
  });
  expect(mail.parts[0]).toMatchObject({ label: 'Marginaali, sis. alv 25,5 %', amount: '7,49', unit: 'c/kWh' });
});

test.each([
  ['sv', 'Energipris, inkl. moms 25,5 %', '7,49', 'c/kWh'],
  ['en', 'Energy price, incl. VAT 25.5%', '7.49', 'c/kWh'],
] as const)('the price at a glance, in the language of the order: %s (order.mail)', (locale, label, amount, unit) => {
  expect(mailOf({ order: { locale } }).parts[0]).toEqual({ kind: 'price', title: null, label, amount, unit });
});

test.each([
  [{ flatRate: price('39.90', 'EUR/month'), baseFee: price('4.95', 'EUR/month') }, 'Kiinteä hinta', '€/kk'],
  [{ addonFee: price('6.90', 'EUR/pcs') }, 'Palvelun hinta', '€/kpl'],
])('the price by which a product without energy is known (order.mail)', (prices, label, unit) => {
  const [first] = mailOf({ product: { prices } }).parts;
  expect(first).toMatchObject({ kind: 'price', label: `${label}, sis. alv 25,5 %`, unit });
});

test('a product of a fee alone has no price at a glance (order.mail)', () => {
  const mail = mailOf({ product: { prices: { baseFee: price('4.95', 'EUR/month') } } });
  expect([mail.parts[0]?.kind, factsOf(mail)['Perusmaksu']]).toEqual(['facts', '4,95 €/kk, sis. alv 25,5 %']);
});

test.each([
  ['paperInvoice', 'B2C', 'Kirjeenä, 2,50 €/kpl, sis. alv 25,5 %'],
  ['eInvoice', 'B2C', 'E-laskuna'],
  ['eInvoice', 'B2B', 'Verkkolaskuna'],
] as const)('how the bill comes, and what that costs: %s of %s (order.mail)', (method, customerType, said) => {
  const formData = { services: [], billing: { method } };
  expect(factsOf(mailOf({ order: { formData }, product: { customerType } }))['Lasku']).toBe(said);
});

test('the documents of the product go with it, the form with the order where it may be withdrawn from (order.documents)', () => {
  const filledIn = { product: 'Kajo Kiinteä 24 kk', orderNo: '8841 2207', orderedOn: '7.2.2027' };
  expect(orderDocuments(given({}))).toEqual(['electricity-terms', 'withdrawal-form'].map((id) => ({ id, filledIn })));
  expect(orderDocuments(given({ answer: { isOffer: true } }))).toEqual([
    { id: 'electricity-terms' },
    { id: 'withdrawal-form' },
  ]);
});
