import { describe, expect, test } from 'vitest';
import { templateOfAddition } from '../../domain/orders/index.ts';
import { templateOf } from '../../domain/orders/orders.testing.ts';
import type { CampaignProduct, NewOrder, OrderResult } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { orderMail } from './orderMail.ts';
import { price } from './orderMail.testing.ts';
import { priceLockReminderMail } from './priceLockReminderMail.ts';

/* What stands in the mails of an add-on, of a lock and of its reminder, in each language. */

/** Of a mail its subject, heading and first sentence, its price, its facts and its texts as they are read. */
const saidBy = ({ subject, heading, intro, parts }: Mail): string[] => [
  subject,
  heading,
  intro,
  ...parts.flatMap((part) => {
    if (part.kind === 'facts')
      return [...(part.title ? [part.title] : []), ...part.facts.map((fact) => fact.join(': '))];
    if (part.kind === 'text') return [`${part.title}: ${part.text}`];
    if (part.kind === 'price')
      return [`${part.label}: ${part.amount}${part.unit.startsWith('/') ? '' : ' '}${part.unit}`];
    return part.kind === 'link' ? [`${part.text} > ${part.href}`] : [];
  }),
];

/** The mail of what is added to a contract named `Tarka`. */
function mailOf(
  locale: Locale,
  product: Partial<CampaignProduct>,
  addition: Partial<Parameters<typeof templateOfAddition>[1]>,
): Mail {
  const template = templateOfAddition(
    templateOf({
      productKind: 'ValueAdded',
      contractTerm: { kind: 'continuous', months: null, endsOn: null },
      ...product,
    }),
    {
      contractCode: 'K24013090027',
      contractName: 'Tarka',
      place: 'Lentävänniemenkatu 21 A 14, 33410 Tampere',
      startDate: '2027-01-01',
      takesIn: [],
      goesOn: false,
      currentLocation: '/',
      ...addition,
    },
  );
  return orderMail({
    order: { locale, formData: { services: [], billing: null } } as unknown as NewOrder,
    template,
    answer: {
      orderNo: '88412207',
      isOffer: false,
      security: null,
      serviceImportNos: [],
      product: { place: 'Lentävänniemenkatu 21 A 14, 33410 Tampere', startDate: '2027-01-01' },
    } as unknown as OrderResult,
    now: new Date('2026-12-02T10:00:00.000Z'),
    firstName: null,
    contractLink: 'https://oma.kajo.example/contracts/K24013090027',
    withdrawalLink: 'https://oma.kajo.example/withdrawal#secret',
  });
}

/** What every mail of an order ends with, whom to ask, is tested beside it. */
const withoutContact = (said: string[]) => said.slice(0, -1);

describe('the mail of an add-on names its contract, its day, what ends and what goes on, and how it is withdrawn from (addition.mail)', () => {
  test.each<[Locale, string[]]>([
    [
      'fi',
      [
        'Tilausvahvistus 8841 2207',
        'Kiitos tilauksestasi',
        'Älypaketti: tässä ovat tilauksesi tiedot. Säilytä viesti, se on samalla kuitti tilauksestasi.',
        'Palvelun hinta, sis. alv 25,5 %: 5,90 €/kk',
        'Tilaus 8841 2207',
        'Lisäpalvelu: Älypaketti',
        'Sopimus: Tarka',
        'Käyttöpaikka: Lentävänniemenkatu 21 A 14, 33410 Tampere',
        'Alkaa: 1.1.2027',
        'Korvaa palvelut: Sähkövahti',
        'Kesto: Toistaiseksi',
        'Irtisanomisaika: 14 päivää',
        'Tilattu: 2.12.2026 klo 12.00',
        'Palvelu jatkuu erikseen: Palvelu ei ole sidottu sähkösopimukseen. Se jatkuu, vaikka sähkösopimus päättyisi, ja sen voi irtisanoa erikseen.',
        'Avaa sopimus Oma Kajossa > https://oma.kajo.example/contracts/K24013090027',
        'Voit peruuttaa tilauksen: Peruutusaikaa on 16.12.2026 asti. Syytä ei tarvitse kertoa.',
      ],
    ],
    [
      'sv',
      [
        'Beställningsbekräftelse 8841 2207',
        'Tack för din beställning',
        'Älypaketti: här är uppgifterna om din beställning. Spara meddelandet, det är också ditt kvitto.',
        'Tjänstens pris, inkl. moms 25,5 %: 5,90 €/mån',
        'Beställning 8841 2207',
        'Tilläggstjänst: Älypaketti',
        'Avtal: Tarka',
        'Driftställe: Lentävänniemenkatu 21 A 14, 33410 Tampere',
        'Börjar: 1.1.2027',
        'Ersätter tjänsterna: Sähkövahti',
        'Avtalstid: Tills vidare',
        'Uppsägningstid: 14 dagar',
        'Beställt: 2.12.2026 kl. 12.00',
        'Tjänsten fortsätter separat: Tjänsten är inte bunden till elavtalet. Den fortsätter även om elavtalet upphör, och den kan sägas upp separat.',
        'Öppna avtalet i Mitt Kajo > https://oma.kajo.example/contracts/K24013090027',
        'Du kan frånträda avtalet: Du har ångerrätt till och med 16.12.2026. Du behöver inte ange någon orsak.',
      ],
    ],
    [
      'en',
      [
        'Order confirmation 8841 2207',
        'Thank you for your order',
        'Älypaketti: here are the details of your order. Keep this message: it is also your receipt.',
        'Price of the service, incl. VAT 25.5%: €5.90/month',
        'Order 8841 2207',
        'Add-on service: Älypaketti',
        'Contract: Tarka',
        'Delivery site: Lentävänniemenkatu 21 A 14, 33410 Tampere',
        'Begins: 01/01/2027',
        'Replaces the services: Sähkövahti',
        'Term: Until further notice',
        'Notice period: 14 days',
        'Ordered: 02/12/2026 at 12:00',
        'The service goes on by itself: The service is not tied to the electricity contract. It goes on even if the electricity contract ends, and can be ended separately.',
        'Open the contract in My Kajo > https://oma.kajo.example/contracts/K24013090027',
        'You can withdraw from the order: You can withdraw until 16/12/2026. You do not need to give a reason.',
      ],
    ],
  ])('%s', (locale, said) => {
    const addition = { takesIn: ['Sähkövahti'], goesOn: true };
    const mail = mailOf(
      locale,
      { productName: 'Älypaketti', prices: { addonFee: price('5.90', 'EUR/month') } },
      addition,
    );
    expect(withoutContact(saidBy(mail))).toEqual(said);
  });
});

describe('the mail of a lock says which days are locked, at which price, and what comes then (priceLock.mail)', () => {
  test.each<[Locale, string[]]>([
    [
      'fi',
      [
        'Tilausvahvistus 8841 2207',
        'Kiitos tilauksestasi',
        'Kajo Hintalukko: tässä ovat tilauksesi tiedot. Säilytä viesti, se on samalla kuitti tilauksestasi.',
        'Energian hinta, sis. alv 25,5 %: 6,75 c/kWh',
        'Tilaus 8841 2207',
        'Lisäpalvelu: Kajo Hintalukko',
        'Sopimus: Tarka',
        'Käyttöpaikka: Lentävänniemenkatu 21 A 14, 33410 Tampere',
        'Alkaa: 1.1.2027',
        'Kesto: 31.1.2027 asti',
        'Tilattu: 2.12.2026 klo 12.00',
        'Hinta on lukittu 01.01.–31.01.2027: Muu sopimus ei muutu. Jakson jälkeen hinta seuraa taas pörssiä, ellet lukitse seuraavaa kuukautta.',
        'Avaa sopimus Oma Kajossa > https://oma.kajo.example/contracts/K24013090027',
        'Voit peruuttaa tilauksen: Peruutusaikaa on 16.12.2026 asti. Syytä ei tarvitse kertoa.',
      ],
    ],
    [
      'sv',
      [
        'Beställningsbekräftelse 8841 2207',
        'Tack för din beställning',
        'Kajo Hintalukko: här är uppgifterna om din beställning. Spara meddelandet, det är också ditt kvitto.',
        'Energipris, inkl. moms 25,5 %: 6,75 c/kWh',
        'Beställning 8841 2207',
        'Tilläggstjänst: Kajo Hintalukko',
        'Avtal: Tarka',
        'Driftställe: Lentävänniemenkatu 21 A 14, 33410 Tampere',
        'Börjar: 1.1.2027',
        'Avtalstid: Till och med 31.1.2027',
        'Beställt: 2.12.2026 kl. 12.00',
        'Priset är låst 01.01.–31.01.2027: Avtalet ändras inte i övrigt. Efter perioden följer priset börsen igen, om du inte låser nästa månad.',
        'Öppna avtalet i Mitt Kajo > https://oma.kajo.example/contracts/K24013090027',
        'Du kan frånträda avtalet: Du har ångerrätt till och med 16.12.2026. Du behöver inte ange någon orsak.',
      ],
    ],
    [
      'en',
      [
        'Order confirmation 8841 2207',
        'Thank you for your order',
        'Kajo Hintalukko: here are the details of your order. Keep this message: it is also your receipt.',
        'Energy price, incl. VAT 25.5%: 6.75 c/kWh',
        'Order 8841 2207',
        'Add-on service: Kajo Hintalukko',
        'Contract: Tarka',
        'Delivery site: Lentävänniemenkatu 21 A 14, 33410 Tampere',
        'Begins: 01/01/2027',
        'Term: Until 31/01/2027',
        'Ordered: 02/12/2026 at 12:00',
        'Your price is locked 01.01.–31.01.2027: Nothing else in your contract changes. After the period the price follows the exchange again, unless you lock the next month.',
        'Open the contract in My Kajo > https://oma.kajo.example/contracts/K24013090027',
        'You can withdraw from the order: You can withdraw until 16/12/2026. You do not need to give a reason.',
      ],
    ],
  ])('%s', (locale, said) => {
    const product: Partial<CampaignProduct> = {
      productName: 'Kajo Hintalukko',
      prices: { energy: price('6.75', 'c/kWh') },
      contractTerm: { kind: 'fixedContractLength', months: null, endsOn: '2027-01-31' },
    };
    const mail = mailOf(locale, product, { lock: { from: '2027-01-01', to: '2027-01-31' } });
    expect(withoutContact(saidBy(mail))).toEqual(said);
  });
});

describe('the reminder says for which month, from which day and how long, and leads there (priceLock.remind)', () => {
  test.each<[Locale, string[]]>([
    [
      'fi',
      [
        'Hinnan lukitus on auki',
        'Hinnan voi nyt lukita',
        'Voit nyt lukita ensi kuukauden hinnan sopimukseen Tarka.',
        'Lukitusjakso: 01.02.–28.02.2027',
        'Alkaen: 5.1.2027',
        'Lukita voi: kolmen päivän ajan',
        'Katso hinta > https://oma.kajo.example/contracts/K24013090027/lock-price/lock',
        'Miksi sait tämän viestin?: Pyysit muistutusta Oma Kajossa. Muistutamme vain tästä kerrasta.',
      ],
    ],
    [
      'sv',
      [
        'Prislåsningen är öppen',
        'Nu kan du låsa priset',
        'Du kan nu låsa nästa månads pris för avtalet Tarka.',
        'Låsningsperiod: 01.02.–28.02.2027',
        'Från och med: 5.1.2027',
        'Prislåsningen är öppen: i tre dagar',
        'Se priset > https://oma.kajo.example/contracts/K24013090027/lock-price/lock',
        'Varför fick du det här meddelandet?: Du bad om en påminnelse i Mitt Kajo. Vi påminner bara den här gången.',
      ],
    ],
    [
      'en',
      [
        'Price locking is open',
        'You can lock your price now',
        'You can now lock next month’s price for your contract Tarka.',
        'Locked period: 01.02.–28.02.2027',
        'From: 05/01/2027',
        'Open for: three days',
        'See the price > https://oma.kajo.example/contracts/K24013090027/lock-price/lock',
        'Why did you get this message?: You asked for a reminder in My Kajo. We will remind you this once only.',
      ],
    ],
  ])('%s', (locale, said) => {
    const of = {
      contractName: 'Tarka',
      period: { from: '2027-02-01', to: '2027-02-28' },
      day: '2027-01-05',
      link: 'https://oma.kajo.example/contracts/K24013090027/lock-price/lock',
    };
    expect(saidBy(priceLockReminderMail(of, locale))).toEqual(said);
  });
});
