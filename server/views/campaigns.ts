import { mayWithdraw } from '../../domain/orders/index.ts';
import { startDays } from '../../domain/orders/start.ts';
import { priceParts, type PriceParts } from '../../domain/prices/vat.ts';
import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import type {
  Campaign,
  CampaignPrice,
  CampaignProduct,
  CampaignService,
  CampaignTemplate,
} from '../../domain/types.ts';
import type { Contents } from '../content/contents.ts';
import type { CampaignProductRow, CampaignRow, CampaignServiceRow } from '../store/campaigns.ts';
import type { CampaignUnitPrice } from '../store/schema.ts';
import type { Locale } from '../texts.ts';

interface Reader {
  locale: Locale;
  /** Prices carry the VAT of this day, `YYYY-MM-DD` in Helsinki. */
  today: string;
  /** Of the last twelve months, without VAT, in c/kWh; null where nobody knows it. */
  exchangeMean: string | null;
  /** What the contents have of terms, price lists and forms, by id. */
  documents: Contents['documents'];
}

/** Where a campaign stands on a day: its first and its last day are its own (`campaign.state`). */
export function stateOf({ opensOn, closesOn }: Pick<CampaignRow, 'opensOn' | 'closesOn'>, today: string) {
  if (today < opensOn) return 'upcoming';
  return closesOn !== null && today > closesOn ? 'over' : 'open';
}

/** What everybody may know of a campaign, whether it is open or not (`campaign.closed`). */
export function campaignSummary(
  { campaignId, name, customerType, opensOn, closesOn }: CampaignRow,
  { locale, today }: Pick<Reader, 'locale' | 'today'>,
): CampaignTemplate['campaign'] {
  const state = stateOf({ opensOn, closesOn }, today);
  return { campaignId, name: name[locale], customerType, state, opensOn, closesOn };
}

/** A campaign as the API shows it; of one that is not open its name, state and days alone (`campaign.closed`). */
export function campaignView(row: CampaignRow, products: readonly CampaignProductRow[], reader: Reader): Campaign {
  const { locale, today } = reader;
  const summary = campaignSummary(row, reader);
  const isOpen = summary.state === 'open';
  const shown = <Item>(items: readonly Item[]) => (isOpen ? items : []);
  return {
    ...summary,
    heading: isOpen ? row.heading[locale] : summary.name,
    lead: isOpen ? row.lead[locale] : '',
    products: shown(products).map((product) => campaignProductView(product, row, reader)),
    included: shown(row.included).map(({ icon, title, text }) => ({ icon, title: title[locale], text: text[locale] })),
    questions: shown(row.questions).map(({ question, answer }) => ({
      question: question[locale],
      answer: answer[locale],
    })),
    paperInvoiceFee: campaignPrice(row.paperInvoiceFee, vatPercentageOn(today)),
    earliestStart: startDays(today).earliestSwitching,
  };
}

/** A price with all its parts (`catalogue.vat`). */
export function campaignPrice(price: CampaignUnitPrice, vatPercentage: string): CampaignPrice {
  const { unit, normalAmount, isVatIncluded } = price;
  const normal = normalAmount === null ? null : priceParts({ amount: normalAmount, isVatIncluded }, vatPercentage);
  return {
    ...priceParts(price, vatPercentage),
    vatPercentage,
    pricingUnit: unit,
    normalPriceInclVat: normal?.priceInclVat ?? null,
  };
}

const termsOf: Record<CampaignProduct['productKind'], string> = {
  Electricity: 'electricity-terms',
  Heat: 'heat-terms',
  SmallProduction: 'production-terms',
  ValueAdded: 'service-terms',
};

/** The documents of a product, with the withdrawal form where it may be withdrawn from (`document.terms`). */
const documentsOf = (product: Pick<CampaignProduct, 'productKind' | 'isRefund' | 'customerType'>): string[] => [
  termsOf[product.productKind],
  'price-list',
  ...(mayWithdraw(product) ? ['withdrawal-form'] : []),
];

/** A product of a campaign as the API shows it (`catalogue.product`). */
export function campaignProductView(
  row: CampaignProductRow,
  { customerType }: Pick<CampaignRow, 'customerType'>,
  { locale, today, exchangeMean, documents }: Reader,
): CampaignProduct {
  // What a customer earns has no VAT in it (`contract.vatOfCompensation`).
  const vatPercentage = row.isRefund ? '0' : vatPercentageOn(today);
  const { energy } = row.prices;
  /** As those whom it is for read prices: companies without VAT. */
  const asRead = ({ priceInclVat, priceExclVat }: PriceParts) => (customerType === 'B2B' ? priceExclVat : priceInclVat);
  return {
    templateId: row.templateId,
    tariffNo: row.tariffNo,
    campaignCode: row.campaignCode,
    customerType,
    productName: row.name[locale],
    tagline: row.tagline[locale],
    productKind: row.productKind,
    formLayout: row.formLayout,
    activityStep: row.activityStep,
    contractTerm: row.contractTerm,
    noticePeriodDays: row.noticePeriodDays,
    prices: Object.fromEntries(
      Object.entries(row.prices).map(([kind, price]) => [kind, campaignPrice(price, vatPercentage)]),
    ),
    hourlyPriced:
      row.marginLabel && energy && exchangeMean !== null
        ? {
            label: row.marginLabel[locale],
            value: asRead(campaignPrice(energy, vatPercentage)),
            unit: energy.unit,
            averageOfYear: asRead(priceParts({ amount: exchangeMean, isVatIncluded: false }, vatPercentage)),
          }
        : null,
    monthlyFeeLabel: row.monthlyFeeLabel?.[locale] ?? null,
    personalDataTransferNeeded: row.partnerName !== null,
    partnerName: row.partnerName,
    isRefund: row.isRefund,
    isSmartPackage: row.isSmartPackage,
    isPopular: row.isPopular,
    sellingPoints: row.sellingPoints.map((point) => point[locale]),
    salesTexts: row.salesTexts,
    addons: row.addons.map((addon) => addon[locale]),
    terms: documentsOf({ ...row, customerType }).flatMap((documentId) => {
      const document = documents.get(documentId);
      const href = `/api/documents/${documentId}?lang=${locale}`;
      return document ? [{ documentId, name: document.title[locale], href }] : [];
    }),
  };
}

const serviceTypes = ['environmental', 'other'] as const;

/** The services that go with a product, by type; a type that has none is left out (`catalogue.services`). */
export function campaignServicesView(
  rows: readonly CampaignServiceRow[],
  { locale, today }: Pick<Reader, 'locale' | 'today'>,
): CampaignTemplate['services'] {
  const vatPercentage = vatPercentageOn(today);
  const values = rows.map(({ service, addon }): CampaignService => ({
    templateId: service.templateId,
    tariffNo: service.tariffNo,
    productName: addon.name[locale],
    description: addon.description?.[locale] ?? '',
    vapType: addon.vapType,
    price: campaignPrice(service.price, vatPercentage),
    isPopular: service.isPopular,
    detachedAddon: addon.isDetached,
    isSmartPackage: addon.isSmartPackage,
    ...(addon.addonsTariffNumbers.length > 0 && { addonsTariffNumbers: addon.addonsTariffNumbers }),
    personalDataTransferNeeded: addon.partnerName !== null,
    partnerName: addon.partnerName,
  }));
  return serviceTypes
    .map((type) => ({ type, values: values.filter(({ vapType }) => vapType === type) }))
    .filter((group) => group.values.length > 0);
}
