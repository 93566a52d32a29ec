import { addDays, type Day } from '../../domain/time/index.ts';
import type { campaign } from '../store/schema.ts';
import { consumer, range, type Sold } from './campaignProducts.ts';
import { lockOfMonth } from './campaignOtherProducts.ts';
import { services } from './campaignServices.ts';
import { includedIn, questionsOn, words } from './campaignTexts.ts';

type Campaign = typeof campaign.$inferSelect;

export interface DemoCampaign extends Omit<Campaign, 'paperInvoiceFee'> {
  campaignCode: string;
  products: Sold[];
  services: typeof services;
}

/** What all campaigns of electricity for consumers have. */
export const electricity = {
  customerType: 'B2C',
  included: includedIn.electricity,
  questions: questionsOn.electricity,
  services,
} satisfies Partial<DemoCampaign>;

/** What a campaign takes off. */
export const reduced = {
  fixed24: {
    ...range.fixed24,
    isPopular: true,
    prices: { energy: consumer('7.49', 'c/kWh', '8.19'), baseFee: consumer('4.95', 'EUR/month') },
  },
  fixed12: {
    ...range.fixed12,
    prices: { energy: consumer('7.99', 'c/kWh', '8.49'), baseFee: consumer('4.95', 'EUR/month') },
  },
  spot: {
    ...range.spot,
    prices: { energy: consumer('0.39', 'c/kWh', '0.59'), baseFee: consumer('3.95', 'EUR/month', '4.95') },
  },
};
/** What locks the price of a month: it is added to a contract, and never ordered alone. */
const priceLock: DemoCampaign = {
  ...electricity,
  campaignId: 'hintalukko',
  campaignCode: 'LUKKO',
  opensOn: '2025-01-01',
  closesOn: null,
  services: [],
  included: [],
  questions: [],
  name: words('Hinnan lukitus', 'Prislåsning', 'Price lock'),
  heading: words('Lukitse ensi kuukauden hinta', 'Lås nästa månads pris', 'Lock next month’s price'),
  lead: words(
    'Lukittu hinta ei seuraa pörssiä. Sen jälkeen sopimuksesi jatkuu entisellään.',
    'Ett låst pris följer inte börsen. Därefter fortsätter ditt avtal som förut.',
    'A locked price does not follow the exchange. Your contract then goes on as before.',
  ),
  products: [lockOfMonth],
};

/** One that is over, one to come, and those of which a product is out of the ordinary. */
export function specialCampaigns(today: Day, open: Pick<Campaign, 'opensOn' | 'closesOn'>): DemoCampaign[] {
  const nextYearsEnd = `${Number(today.slice(0, 4)) + 1}-12-31`;
  return [
    priceLock,
    {
      ...electricity,
      campaignId: 'syksy',
      campaignCode: 'SYKSY26',
      opensOn: addDays(today, -120),
      closesOn: addDays(today, -30),
      name: words('Syksyn tarjous', 'Höstens erbjudande', 'Autumn offer'),
      heading: words('Vuosi samalla hinnalla', 'Ett år till samma pris', 'A year at one price'),
      lead: words(
        'Syksyn etu uusille asiakkaille.',
        'Höstens förmån för nya kunder.',
        'The autumn’s benefit for new customers.',
      ),
      products: [reduced.fixed12],
    },
    {
      ...electricity,
      campaignId: 'kevat',
      campaignCode: 'KEVAT27',
      opensOn: addDays(today, 60),
      closesOn: addDays(today, 150),
      name: words('Kevään tarjous', 'Vårens erbjudande', 'Spring offer'),
      heading: words('Kevään pörssietu', 'Vårens börsförmån', 'The spring spot offer'),
      lead: words(
        'Marginaali puoleen hintaan vuodeksi.',
        'Marginalen till halva priset i ett år.',
        'The margin at half price for a year.',
      ),
      products: [reduced.spot],
    },
    {
      ...electricity,
      ...open,
      campaignId: 'aloitus',
      campaignCode: 'ALOITUS',
      name: words('Aloitushinta', 'Startpris', 'Starting price'),
      heading: words(
        'Ensimmäinen puoli vuotta edullisemmin',
        'Lägre pris det första halvåret',
        'Half a year at a lower price',
      ),
      lead: words(
        'Aloitushinta on voimassa kuusi kuukautta. Sen jälkeen sopimus jatkuu Hintaturvan tavallisella hinnalla.',
        'Startpriset gäller i sex månader. Därefter fortsätter avtalet till Hintaturvas vanliga pris.',
        'The starting price holds for six months. After that the contract goes on at Hintaturva’s usual price.',
      ),
      products: [
        {
          ...range.hintaturva,
          contractTerm: { kind: 'startingPeriod', months: 6, endsOn: null },
          prices: { energy: consumer('6.90', 'c/kWh', '9.15'), baseFee: consumer('3.90', 'EUR/month') },
        },
      ],
    },
    {
      ...electricity,
      ...open,
      campaignId: 'vuosi',
      campaignCode: 'VUOSI',
      name: words('Vuosivakaa', 'Årsfast', 'Steady Year'),
      heading: words(
        'Sama hinta ensi vuoden loppuun',
        'Samma pris till nästa års slut',
        'One price until next year ends',
      ),
      lead: words(
        'Tiedät sähkön hinnan joulukuun viimeiseen päivään.',
        'Du vet vad elen kostar till den sista december.',
        'You know your price until the last day of December.',
      ),
      products: [
        {
          ...range.steadyYear,
          contractTerm: { kind: 'fixedContractLength', months: null, endsOn: nextYearsEnd },
        },
      ],
    },
    {
      ...electricity,
      ...open,
      campaignId: 'tarjous',
      campaignCode: 'TARJOUS',
      // The offer is of the contract alone.
      services: [],
      name: words('Hintatarjous', 'Prisanbud', 'Price offer'),
      heading: words('Sinulle laskettu hinta', 'Ett pris uträknat för dig', 'A price worked out for you'),
      lead: words(
        'Laskimme hinnan, jolla voit jatkaa kaksi vuotta. Voit hyväksyä tai hylätä sen.',
        'Vi har räknat ut ett pris som du kan fortsätta med i två år. Du kan godkänna eller avböja det.',
        'We have worked out a price for your next two years. You may accept or decline it.',
      ),
      products: [
        {
          ...range.fixed24,
          prices: { energy: consumer('7.29', 'c/kWh', '8.19'), baseFee: consumer('4.95', 'EUR/month') },
          salesTexts: {
            ...range.fixed24.salesTexts,
            priceOfferAccepted: words(
              'Hyväksyn tarjotun hinnan. Sopimus alkaa sillä.',
              'Jag godkänner det erbjudna priset. Avtalet börjar med det.',
              'I accept the price offered. The contract begins with it.',
            ),
            priceOfferRejected: words(
              'En hyväksy tarjottua hintaa. Ottakaa minuun yhteyttä.',
              'Jag godkänner inte det erbjudna priset. Kontakta mig.',
              'I do not accept the price offered. Please contact me.',
            ),
          },
        },
      ],
    },
  ];
}
