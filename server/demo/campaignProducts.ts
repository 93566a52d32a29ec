import type { LocalText } from '../store/productTables.ts';
import type { campaignProduct, CampaignUnitPrice } from '../store/schema.ts';
import { words } from './campaignTexts.ts';
import { demoProducts } from './products.ts';

type Row = typeof campaignProduct.$inferSelect;
/** A product as a campaign may sell it; what a campaign says of it comes later. */
export type Sold = Omit<Row, 'campaignId' | 'position' | 'campaignCode'>;
type Unit = CampaignUnitPrice['unit'];

/** A price for consumers, with VAT. */
export const consumer = (amount: string, unit: Unit, normalAmount: string | null = null): CampaignUnitPrice => ({
  amount,
  unit,
  normalAmount,
  isVatIncluded: true,
});
export const nameOf = (tariffNo: number): LocalText => {
  const found = demoProducts.find((candidate) => candidate.tariffNo === tariffNo);
  if (!found) throw new Error(`there is no tariff ${tariffNo}`);
  return found.name;
};

export const continuous: Row['contractTerm'] = { kind: 'continuous', months: null, endsOn: null };
const months = (count: number): Row['contractTerm'] => ({ kind: 'fixedTerm', months: count, endsOn: null });
const basicCharge = words('Perusmaksu', 'Grundavgift', 'Basic fee');
const hydroIncluded = words(
  'Vesisähköä alkuperä\u00ADtakuulla',
  'Vattenel med ursprungs\u00ADgaranti',
  'Hydro power with guarantees of origin',
);
export const margin = words('Marginaali', 'Marginal', 'Margin');
const endWithNotice = words(
  'Voit lopettaa 14 päivän ilmoituksella',
  'Du kan avsluta med 14 dagars varsel',
  'You may end it with 14 days’ notice',
);

export const electricity = {
  productKind: 'Electricity',
  formLayout: 'electricity',
  activityStep: ['product', 'person', 'site', 'start', 'billing', 'services', 'review'],
  noticePeriodDays: 14,
  marginLabel: null,
  monthlyFeeLabel: basicCharge,
  partnerName: null,
  isRefund: false,
  isSmartPackage: false,
  isPopular: false,
  addons: [],
  hasServices: true,
} satisfies Partial<Sold>;

export const fixed = (
  tariffNo: number,
  count: number,
  more: Pick<Sold, 'templateId' | 'tagline' | 'prices'>,
): Sold => ({
  ...electricity,
  tariffNo,
  name: nameOf(tariffNo),
  contractTerm: months(count),
  sellingPoints: [
    words(
      `Hinta ei muutu ${count} kuukauteen`,
      `Priset ändras inte på ${count} månader`,
      `The price stays the same for ${count} months`,
    ),
    hydroIncluded,
  ],
  salesTexts: {
    web: words(
      `Sama kilowattituntihinta ${count} kuukautta, olipa pörssihinta mikä tahansa.`,
      `Samma pris per kilowattimme i ${count} månader, oavsett börspriset.`,
      `The same price per kilowatt-hour for ${count} months, whatever the exchange does.`,
    ),
  },
  addons: [words('Vesisähkö', 'Vattenel', 'Hydro Power')],
  ...more,
});

export const spotPoints = [
  endWithNotice,
  words(
    'Näet huomisen hinnat etukäteen',
    'Du ser morgondagens priser på förhand',
    'You see tomorrow’s prices in advance',
  ),
];
export const spotTexts = {
  web: words(
    'Hinta seuraa sähköpörssiä vartti vartilta. Maksat sen lisäksi pienen marginaalin.',
    'Priset följer elbörsen kvart för kvart. Dessutom betalar du en liten marginal.',
    'The price follows the power exchange every quarter-hour. You pay a small margin besides.',
  ),
};

/** The range for people at home, at its normal prices. */
export const range = {
  spot: {
    ...electricity,
    templateId: 'porssi',
    tariffNo: 594,
    name: nameOf(594),
    tagline: words('Hinta vaihtelee vartin välein', 'Priset ändras varje kvart', 'A new price every quarter-hour'),
    contractTerm: continuous,
    prices: { energy: consumer('0.59', 'c/kWh'), baseFee: consumer('4.95', 'EUR/month') },
    marginLabel: margin,
    sellingPoints: spotPoints,
    salesTexts: spotTexts,
  },
  fixed12: fixed(412, 12, {
    templateId: 'kiintea-12',
    tagline: words('Sama hinta vuoden', 'Samma pris i ett år', 'The same price for a year'),
    prices: { energy: consumer('8.49', 'c/kWh'), baseFee: consumer('4.95', 'EUR/month') },
  }),
  fixed24: fixed(424, 24, {
    templateId: 'kiintea-24',
    tagline: words('Sama hinta kaksi vuotta', 'Samma pris i två år', 'The same price for two years'),
    prices: { energy: consumer('8.19', 'c/kWh'), baseFee: consumer('4.95', 'EUR/month') },
  }),
  duo: {
    ...electricity,
    templateId: 'duo',
    tariffNo: 548,
    name: nameOf(548),
    tagline: words(
      'Kiinteä hinta ja kulutusvaikutus',
      'Fast pris och förbrukningspåverkan',
      'A fixed price and a consumption effect',
    ),
    contractTerm: months(24),
    prices: { energy: consumer('7.69', 'c/kWh'), baseFee: consumer('4.95', 'EUR/month') },
    sellingPoints: [
      words(
        'Hinta laskee, kun käytät sähköä halpoina tunteina',
        'Priset sjunker när du använder el under billiga timmar',
        'The price falls when you use electricity in cheap hours',
      ),
      words(
        'Näet kulutusvaikutuksen joka kuukausi',
        'Du ser förbrukningspåverkan varje månad',
        'You see the consumption effect every month',
      ),
    ],
    salesTexts: {
      web: words(
        'Laskulla on kiinteä hinta ja kulutusvaikutus: se, kuinka paljon oma keskihintasi poikkeaa kuukauden keskihinnasta pörssissä. Vaikutus voi laskea tai nostaa hintaa.',
        'På fakturan finns ett fast pris och en förbrukningspåverkan: hur mycket ditt eget medelpris avviker från månadens medelpris på börsen. Den kan sänka eller höja priset.',
        'Your invoice has a fixed price and a consumption effect: how far your own average price is from the month’s average on the exchange. It may lower or raise the price.',
      ),
    },
  },
  tarka: {
    ...electricity,
    templateId: 'tarka',
    tariffNo: 309,
    name: nameOf(309),
    tagline: words('Pörssihinta, jonka voit lukita', 'Börspris som du kan låsa', 'The exchange price, with a lock'),
    contractTerm: continuous,
    prices: { energy: consumer('0.69', 'c/kWh'), baseFee: consumer('4.20', 'EUR/month') },
    marginLabel: margin,
    sellingPoints: [
      words(
        'Voit lukita seuraavan kuukauden hinnan',
        'Du kan låsa priset för nästa månad',
        'You may lock the price of the next month',
      ),
      endWithNotice,
    ],
    salesTexts: {
      web: words(
        'Hinta seuraa pörssiä, kunnes lukitset sen kuukaudeksi. Lukitus on auki kolme päivää joka kuun alussa.',
        'Priset följer börsen tills du låser det för en månad. Låsningen är öppen tre dagar i början av varje månad.',
        'The price follows the exchange until you lock it for a month. Locking is open for three days at the start of each month.',
      ),
    },
  },
  hintaturva: {
    ...electricity,
    templateId: 'hintaturva',
    tariffNo: 567,
    name: nameOf(567),
    tagline: words(
      'Hinta tarkistetaan neljästi vuodessa',
      'Priset ses över fyra gånger om året',
      'Reviewed four times a year',
    ),
    contractTerm: continuous,
    prices: { energy: consumer('9.15', 'c/kWh'), baseFee: consumer('3.90', 'EUR/month') },
    sellingPoints: [
      words(
        'Kerromme muutoksesta kuukautta ennen',
        'Vi meddelar ändringar en månad på förhand',
        'We tell you of changes a month in advance',
      ),
      endWithNotice,
    ],
    salesTexts: {
      web: words(
        'Toistaiseksi voimassa oleva sopimus, jonka hinta muuttuu enintään neljästi vuodessa.',
        'Ett avtal tills vidare vars pris ändras högst fyra gånger om året.',
        'A contract until further notice whose price changes four times a year at most.',
      ),
    },
  },
  steadyYear: {
    ...electricity,
    templateId: 'vuosivakaa',
    tariffNo: 430,
    name: nameOf(430),
    tagline: words(
      'Sama hinta ensi vuoden loppuun',
      'Samma pris till slutet av nästa år',
      'The same price until the end of next year',
    ),
    contractTerm: { kind: 'fixedContractLength', months: null, endsOn: null },
    prices: { energy: consumer('8.09', 'c/kWh'), baseFee: consumer('4.95', 'EUR/month') },
    sellingPoints: [
      words('Kaikille sama viimeinen päivä', 'Samma sista dag för alla', 'The same last day for everyone'),
      hydroIncluded,
    ],
    salesTexts: {
      web: words(
        'Hinta on sama aloituspäivästä ensi vuoden viimeiseen päivään.',
        'Priset är detsamma från startdagen till nästa års sista dag.',
        'The price is the same from the first day to the last day of next year.',
      ),
    },
    addons: [words('Vesisähkö', 'Vattenel', 'Hydro Power')],
  },
} satisfies Record<string, Sold>;
