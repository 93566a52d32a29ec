import type { CampaignUnitPrice } from '../store/schema.ts';
import { business } from './campaignOtherProducts.ts';
import { consumer, continuous, electricity, type Sold } from './campaignProducts.ts';
import { words } from './campaignTexts.ts';
import { demoAddonProducts } from './addonProducts.ts';

/** The services that go with a product of electricity: their tariffs, the popular one first said. */
export const services: readonly { templateId: string; tariffNo: number; isPopular: boolean }[] = [
  { templateId: 'tuulisahko', tariffNo: 701, isPopular: true },
  { templateId: 'vesisahko', tariffNo: 703, isPopular: false },
  { templateId: 'hairioturva', tariffNo: 702, isPopular: false },
  { templateId: 'sahkovahti', tariffNo: 704, isPopular: false },
  { templateId: 'latausohjaus', tariffNo: 705, isPopular: false },
  { templateId: 'alypaketti', tariffNo: 706, isPopular: true },
];

const addonOf = (tariffNo: number) => {
  const found = demoAddonProducts.find((candidate) => candidate.tariffNo === tariffNo);
  if (!found?.description) throw new Error(`there is no service ${tariffNo}`);
  return { ...found, description: found.description };
};

/** What a service costs where it is sold with something else. */
export const servicePrice = (tariffNo: number): CampaignUnitPrice => {
  const { amount, unit } = addonOf(tariffNo).price;
  return consumer(amount, unit);
};

/** Without VAT. */
const businessServices: Record<number, string> = { 701: '2.35', 703: '1.55', 704: '1.90' };
/** What a company pays for a service. */
export const forBusiness = (tariffNo: number) => business(businessServices[tariffNo] ?? '0', 'EUR/month');

/** A service that is ordered by itself. */
export function aloneSold({ templateId, tariffNo, isPopular }: (typeof services)[number]): Sold {
  const { name, description, isDetached, isSmartPackage, partnerName, vapType } = addonOf(tariffNo);
  return {
    ...electricity,
    templateId,
    tariffNo,
    name,
    tagline: vapType === 'environmental' ? certified : isDetached ? goesOn : onTop,
    productKind: 'ValueAdded',
    formLayout: 'valueAdded',
    // What a partner delivers, the partner bills.
    activityStep: partnerName ? ['product', 'person', 'review'] : ['product', 'person', 'billing', 'review'],
    contractTerm: continuous,
    noticePeriodDays: 30,
    prices: { addonFee: servicePrice(tariffNo) },
    monthlyFeeLabel: null,
    partnerName,
    isSmartPackage,
    isPopular: isPopular && isSmartPackage,
    sellingPoints: [
      words('Ei määräaikaa', 'Ingen bindningstid', 'No fixed term'),
      partnerName
        ? words(
            `Palvelun tuottaa ${partnerName}`,
            `Tjänsten produceras av ${partnerName}`,
            `Delivered by ${partnerName}`,
          )
        : words('Samalla laskulla sähkön kanssa', 'På samma faktura som elen', 'On the same invoice as electricity'),
    ],
    salesTexts: { web: description },
    hasServices: false,
  };
}

const certified = words(
  'Sähkön alkuperä varmennettuna',
  'Elens ursprung säkrat',
  'The origin of your electricity, certified',
);
const goesOn = words(
  'Jatkuu, vaikka sähkösopimus päättyy',
  'Fortsätter även om elavtalet upphör',
  'Goes on when the electricity contract ends',
);
const onTop = words('Lisäpalvelu sähkön rinnalle', 'Tilläggstjänst till elen', 'A service alongside electricity');
