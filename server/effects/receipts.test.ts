import { describe, expect, test } from 'vitest';
import { banksIn, defaultBanks } from '../../domain/eInvoice/index.ts';
import type { Locale } from '../texts.ts';
import { billingFrequencyMail } from './billingFrequencyMail.ts';
import { contactUpdateMail, oldAddressMail } from './contactUpdateMail.ts';
import { eInvoiceMail } from './eInvoiceMail.ts';
import type { Mail } from './mail.ts';
import { postponementMail } from './postponementMail.ts';

/* What stands in a mail that tells of a write, below its subject. */

/** Of a mail its language, its first sentence, and its facts as they are read. */
const saidBy = ({ locale, intro, parts }: Mail) => [
  locale,
  intro,
  ...parts.flatMap((part) => (part.kind === 'facts' ? part.facts.map((fact) => fact.join(': ')) : [])),
];
const textsOf = ({ parts }: Mail) =>
  parts.flatMap((part) => (part.kind === 'text' ? [`${part.title} ${part.text}`] : []));

describe('the receipt of a postponement says how much is open, and both days (invoice.postponeMail)', () => {
  const of = { invoiceNo: '857031013384', postponedFrom: '2026-11-26', dueDate: '2026-12-10' };

  test.each<[Locale, number, string[]]>([
    [
      'fi',
      17_585,
      [
        'Laskun 857031013384 uusi eräpäivä on 10.12.2026. Viitenumero ja tilinumero eivät muutu.',
        'Laskun numero: 857031013384',
        'Maksettavaa: 175,85\u00A0€',
        'Aiempi eräpäivä: 26.11.2026',
        'Uusi eräpäivä: 10.12.2026',
      ],
    ],
    [
      'sv',
      123_456_700,
      [
        'Den nya förfallodagen för faktura 857031013384 är 10.12.2026. Referensnumret och kontonumret ändras inte.',
        'Fakturans nummer: 857031013384',
        'Att betala: 1\u00A0234\u00A0567\u00A0€',
        'Tidigare förfallodag: 26.11.2026',
        'Ny förfallodag: 10.12.2026',
      ],
    ],
    [
      'en',
      123_450,
      [
        'The new due date of invoice 857031013384 is 10/12/2026. The reference and the account stay the same.',
        'Invoice number: 857031013384',
        'To pay: €1,234.50',
        'Earlier due date: 26/11/2026',
        'New due date: 10/12/2026',
      ],
    ],
  ])('%s', (locale, openCents, said) => {
    expect(saidBy(postponementMail({ ...of, openCents }, locale))).toEqual([locale, ...said]);
  });
});

describe('the receipt of how often one is invoiced says which contract, and both frequencies (billing.mail)', () => {
  const of = { contractNo: '23014478016', address: 'Koivukuja 4 B, 33820 Tampere' };

  test.each<[Locale, number, number, string[]]>([
    [
      'fi',
      1,
      2,
      [
        'Sopimuksesi laskutetaan jatkossa 2 kuukauden välein.',
        'Sopimuksen numero: 23014478016',
        'Käyttöpaikka: Koivukuja 4 B, 33820 Tampere',
        'Aiempi laskutusväli: kuukauden välein',
        'Uusi laskutusväli: 2 kuukauden välein',
      ],
    ],
    [
      'sv',
      2,
      3,
      [
        'Ditt avtal faktureras i fortsättningen var tredje månad.',
        'Avtalets nummer: 23014478016',
        'Driftställe: Koivukuja 4 B, 33820 Tampere',
        'Tidigare faktureringsintervall: varannan månad',
        'Nytt faktureringsintervall: var tredje månad',
      ],
    ],
    [
      'en',
      3,
      1,
      [
        'From now on your contract is invoiced every month.',
        'Contract number: 23014478016',
        'Delivery site: Koivukuja 4 B, 33820 Tampere',
        'Invoices until now: every 3 months',
        'Invoices from now on: every month',
      ],
    ],
  ])('%s', (locale, before, after, said) => {
    expect(saidBy(billingFrequencyMail({ ...of, before, after }, locale))).toEqual([locale, ...said]);
  });

  test('in Swedish every frequency is told as it is said', () => {
    const told = [1, 2, 3].map((after) => billingFrequencyMail({ ...of, before: 1, after }, 'sv').intro);
    expect(told).toEqual(
      ['varje månad', 'varannan månad', 'var tredje månad'].map(
        (every) => `Ditt avtal faktureras i fortsättningen ${every}.`,
      ),
    );
  });
});

describe('the receipt of an order of e-invoices names the bank in the language, and what is to be done there (eInvoice.mail)', () => {
  test.each<[Locale, string[], string]>([
    [
      'fi',
      [
        'E-laskutilauksesi odottaa hyväksyntääsi pankissasi: Säästöpankki.',
        'Pankki: Säästöpankki',
        'Asiakasnumero: 4012 7731',
      ],
      'hyväksy ehdotuksemme e-laskusta',
    ],
    [
      'sv',
      [
        'Din beställning av e-faktura väntar på ditt godkännande i din bank: Sparbanken.',
        'Bank: Sparbanken',
        'Kundnummer: 4012 7731',
      ],
      'godkänn vårt förslag om e-faktura',
    ],
    [
      'en',
      [
        'Your order for e-invoices is waiting for your approval in your bank: Savings Bank.',
        'Bank: Savings Bank',
        'Customer number: 4012 7731',
      ],
      'approve our proposal for e-invoices',
    ],
  ])('%s', (locale, said, toDo) => {
    const bank = banksIn(defaultBanks, locale).find(({ id }) => id === 'saastopankki');
    if (!bank) throw new Error('no such bank');
    const mail = eInvoiceMail({ customerId: '40127731', bank }, locale);
    expect(saidBy(mail)).toEqual([locale, ...said]);
    expect(textsOf(mail)[0]).toContain(toDo);
  });
});

describe('the mails of an update say of which customer, of an account its end, and whom to ring (update.told)', () => {
  test.each<[Locale, string[], string[], string[], string]>([
    [
      'fi',
      [
        'Maksamme palautukset ja hyvitykset tästä lähtien uudelle tilille.',
        'Asiakasnumero: 4012 7731',
        'Uusi tili: päättyy merkkeihin 0785',
      ],
      ['Viestimme tulevat tästä lähtien tähän osoitteeseen.', 'Asiakasnumero: 4012 7731'],
      [
        'Asiakasnumeron sähköpostiosoite on vaihdettu. Viestimme tulevat tästä lähtien uuteen osoitteeseen.',
        'Asiakasnumero: 4012 7731',
      ],
      'soita heti asiakaspalveluun.',
    ],
    [
      'sv',
      [
        'Från och med nu betalar vi återbetalningar och ersättningar till det nya kontot.',
        'Kundnummer: 4012 7731',
        'Nytt konto: slutar på 0785',
      ],
      ['Från och med nu kommer våra meddelanden till den här adressen.', 'Kundnummer: 4012 7731'],
      [
        'E-postadressen för kundnumret har ändrats. Från och med nu kommer våra meddelanden till den nya adressen.',
        'Kundnummer: 4012 7731',
      ],
      'ring genast vår kundservice.',
    ],
    [
      'en',
      [
        'From now on we pay refunds and credits to the new account.',
        'Customer number: 4012 7731',
        'New account: ends in 0785',
      ],
      ['From now on our messages come to this address.', 'Customer number: 4012 7731'],
      [
        'The email address of the customer number has been changed. From now on our messages come to the new address.',
        'Customer number: 4012 7731',
      ],
      'call our customer service at once.',
    ],
  ])('%s', (locale, ofAccount, ofAddress, toOld, call) => {
    const of = { customerNo: '40127731', accountEnd: null };
    const mails = [
      contactUpdateMail({ ...of, accountEnd: '0785' }, locale),
      contactUpdateMail(of, locale),
      oldAddressMail(of, locale),
    ];
    expect(mails.map(saidBy)).toEqual([ofAccount, ofAddress, toOld].map((said) => [locale, ...said]));
    for (const mail of mails) expect(textsOf(mail).join(' ')).toContain(call);
  });
});
