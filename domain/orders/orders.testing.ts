import type { CampaignService, CampaignTemplate, NewOrder, OrderAddress } from '../types.ts';

const price = (priceInclVat: string, pricingUnit: 'c/kWh' | 'EUR/month') => ({
  priceInclVat,
  priceExclVat: priceInclVat,
  vatAmount: '0',
  vatPercentage: '25.5',
  pricingUnit,
  normalPriceInclVat: null,
});
const words = (fi: string) => ({ fi, sv: fi, en: fi });

const service = (templateId: string, vapType: CampaignService['vapType'], more: Partial<CampaignService> = {}) => ({
  templateId,
  tariffNo: 700,
  productName: templateId,
  description: '',
  vapType,
  price: price('2.95', 'EUR/month'),
  isPopular: false,
  detachedAddon: false,
  isSmartPackage: false,
  personalDataTransferNeeded: false,
  partnerName: null,
  ...more,
});

/** A product of a campaign on 23 November 2026: electricity for a consumer, with two environmental services and another. */
export function templateOf(
  product: Partial<CampaignTemplate['product']> = {},
  template: Partial<CampaignTemplate> = {},
): CampaignTemplate {
  return {
    campaign: {
      campaignId: 'talvi',
      name: 'Talven hinta',
      customerType: 'B2C',
      state: 'open',
      opensOn: '2026-11-01',
      closesOn: '2027-02-28',
    },
    product: {
      templateId: 'kiintea-24',
      tariffNo: 424,
      campaignCode: 'TALVI26',
      customerType: 'B2C',
      productName: 'Kajo Kiinteä 24 kk',
      tagline: 'Sama hinta kaksi vuotta',
      productKind: 'Electricity',
      formLayout: 'electricity',
      activityStep: ['product', 'person', 'site', 'start', 'billing', 'services', 'review'],
      contractTerm: { kind: 'fixedTerm', months: 24, endsOn: null },
      noticePeriodDays: 14,
      prices: { energy: price('7.49', 'c/kWh'), baseFee: price('4.95', 'EUR/month') },
      hourlyPriced: null,
      monthlyFeeLabel: null,
      personalDataTransferNeeded: false,
      partnerName: null,
      isRefund: false,
      isSmartPackage: false,
      isPopular: true,
      sellingPoints: [],
      salesTexts: { web: words('') },
      addons: [],
      terms: [],
      ...product,
    },
    services: [
      { type: 'environmental', values: [service('tuuli', 'environmental'), service('vesi', 'environmental')] },
      {
        type: 'other',
        values: [service('turva', 'other', { personalDataTransferNeeded: true, partnerName: 'Turva Oy' })],
      },
    ],
    consents: (
      [
        ['terms', 'contract'],
        ['terminationMandate', 'contract'],
        ['personalDataTransfer', 'contract'],
        ['earlyStart', 'contract'],
        ['contractCommunication', 'contract'],
        ['marketingEmail', 'marketing'],
        ['marketingSms', 'marketing'],
      ] as const
    ).map(([id, kind]) => ({ id, kind, version: '2026-11-01', text: words(id), links: [] })),
    start: {
      today: '2026-11-23',
      earliestSwitching: '2026-12-07',
      earliestMoving: '2026-11-23',
      latest: '2027-02-21',
    },
    paperInvoiceFee: price('2.50', 'EUR/month'),
    eInvoiceBanks: [{ id: 'op', name: 'OP', bic: 'OKOYFIHH' }],
    ...template,
  };
}

/** The same, with a service, the package that includes it, and another that it does not. */
export const withPackage = templateOf(
  {},
  {
    services: [
      {
        type: 'other',
        values: [
          service('vahti', 'other', { tariffNo: 704 }),
          service('turva', 'other', { tariffNo: 702 }),
          service('paketti', 'other', { tariffNo: 706, isSmartPackage: true, addonsTariffNumbers: [704] }),
        ],
      },
    ],
  },
);

export const koivukuja: OrderAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Koivukuja',
  houseNumber: '4',
  houseLetter: 'B',
  residence: null,
  postalBox: null,
  postalCode: '33820',
  postalCity: 'Tampere',
};

/** A sound order of `templateOf()` by a stranger who moves in in three weeks. */
export const soundForm: NewOrder['formData'] = {
  customerId: null,
  customerType: 'B2C',
  person: { firstName: 'Aino', lastName: 'Mäkelä', identityCode: '010190-900P' },
  company: null,
  contact: { email: 'aino.makela@kajo.example', phone: '0401234567' },
  address: koivukuja,
  deliverySite: { address: koivukuja, meteringPointId: null, isToBeFound: false },
  start: { reason: 'moving', date: '2026-12-14' },
  presentSupplier: null,
  billing: {
    method: 'emailInvoice',
    bankId: null,
    eInvoiceAddress: null,
    operator: null,
    address: null,
    isCombined: true,
  },
  iban: null,
  household: { size: 2, houseType: 'apartment', hasElectricHeating: false },
  services: ['tuuli'],
  priceOffer: null,
};
