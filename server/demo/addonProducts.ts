import type { addonProduct } from '../store/schema.ts';

/** Who delivers the outage cover. */
export const demoPartner = 'Revontuli Kotipalvelut Oy';

const plainAddon: Pick<
  typeof addonProduct.$inferSelect,
  | 'isDetached'
  | 'isSmartPackage'
  | 'addonsTariffNumbers'
  | 'partnerName'
  | 'icon'
  | 'validityLabel'
  | 'noticePeriodDays'
  | 'terminateTemplateNo'
> = {
  isDetached: false,
  isSmartPackage: false,
  addonsTariffNumbers: [],
  partnerName: null,
  icon: 'service',
  validityLabel: null,
  noticePeriodDays: 30,
  terminateTemplateNo: 1,
};
/** What the contents' settings tell popular add-ons by. */
const POPULAR = 'SUOSITTU';

export const demoAddonProducts: readonly (typeof addonProduct.$inferSelect)[] = [
  {
    ...plainAddon,
    icon: 'wind',
    validityLabel: POPULAR,
    tariffNo: 701,
    name: { fi: 'Tuulisähkö', sv: 'Vindel', en: 'Wind Power' },
    description: {
      fi: 'Varmennamme käyttämäsi sähkön alkuperän suomalaisen tuulivoiman alkuperätakuilla.',
      sv: 'Vi säkrar elens ursprung med ursprungsgarantier från finländsk vindkraft.',
      en: 'We certify the electricity you use with guarantees of origin from Finnish wind power.',
    },
    vapType: 'environmental',
    price: { amount: '2.95', unit: 'EUR/month' },
  },
  {
    ...plainAddon,
    icon: 'shield',
    tariffNo: 702,
    name: { fi: 'Häiriöturva', sv: 'Avbrottsskydd', en: 'Outage Cover' },
    description: {
      fi: 'Sähköasentaja tulee ympäri vuorokauden, kun sähköt katkeavat oman asunnon viasta. Kaksi käyntiä vuodessa kuuluu hintaan.',
      sv: 'En elmontör kommer dygnet runt när strömmen bryts på grund av ett fel i den egna bostaden. Två besök om året ingår i priset.',
      en: 'An electrician comes at any hour when the power is out because of a fault in your own home. Two visits a year are included.',
    },
    vapType: 'other',
    price: { amount: '1.90', unit: 'EUR/month' },
    partnerName: demoPartner,
  },
  {
    ...plainAddon,
    icon: 'water',
    tariffNo: 703,
    name: { fi: 'Vesisähkö', sv: 'Vattenel', en: 'Hydro Power' },
    description: {
      fi: 'Varmennamme käyttämäsi sähkön alkuperän pohjoismaisen vesivoiman alkuperätakuilla.',
      sv: 'Vi säkrar elens ursprung med ursprungsgarantier från nordisk vattenkraft.',
      en: 'We certify the electricity you use with guarantees of origin from Nordic hydro power.',
    },
    vapType: 'environmental',
    price: { amount: '1.95', unit: 'EUR/month' },
  },
  {
    ...plainAddon,
    icon: 'bell',
    tariffNo: 704,
    name: { fi: 'Sähkövahti', sv: 'Elvakt', en: 'Power Watch' },
    description: {
      fi: 'Tekstiviesti, kun sähkönkulutus poikkeaa tavallisesta tai sähköt ovat poikki.',
      sv: 'Ett textmeddelande när elförbrukningen avviker från det vanliga eller strömmen är borta.',
      en: 'A text message when your electricity use is out of the ordinary, or the power is out.',
    },
    vapType: 'other',
    price: { amount: '2.40', unit: 'EUR/month' },
  },
  {
    ...plainAddon,
    icon: 'charging',
    tariffNo: 705,
    name: { fi: 'Latausohjaus', sv: 'Laddstyrning', en: 'Charging Control' },
    description: {
      fi: 'Ajoittaa sähköauton latauksen vuorokauden edullisimmille vartteille. Toimii yleisimpien latausasemien kanssa.',
      sv: 'Flyttar elbilens laddning till de billigaste kvartarna på dygnet. Fungerar med de vanligaste laddstationerna.',
      en: 'Charges your electric car in the cheapest quarter-hours of the day. Works with the most common charging stations.',
    },
    vapType: 'other',
    price: { amount: '3.50', unit: 'EUR/month' },
    isDetached: true,
  },
  {
    ...plainAddon,
    icon: 'package',
    tariffNo: 706,
    name: { fi: 'Kajo Älypaketti', sv: 'Kajo Smartpaket', en: 'Kajo Smart Package' },
    description: {
      fi: 'Sähkövahti ja Latausohjaus yhteen hintaan. Paketti korvaa palvelut, jos sinulla on ne jo.',
      sv: 'Elvakt och Laddstyrning till ett pris. Paketet ersätter tjänsterna om du redan har dem.',
      en: 'Power Watch and Charging Control at one price. The package replaces the services if you have them already.',
    },
    vapType: 'other',
    price: { amount: '4.90', unit: 'EUR/month' },
    isSmartPackage: true,
    addonsTariffNumbers: [704, 705],
  },
];
