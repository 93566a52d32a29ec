import type { AcceptedOffer, OpenedOffer } from '../../../domain/types.ts';

/* An offer as it stands at its link, and what it is once it is accepted. */

const place = 'Hämeenpuisto 14 C 28, 33200 Tampere';

export const version = '2026-11-01';
const termsWords = {
  fi: 'Olen lukenut sopimusehdot ja hinnaston ja hyväksyn ne.',
  sv: 'Jag har läst avtalsvillkoren och prislistan och godkänner dem.',
  en: 'I have read the terms of contract and the price list, and I accept them.',
};
const earlyStartWords = {
  fi: 'Pyydän, että toimitus voi alkaa jo 14 päivän peruutusajan aikana. Jos peruutan sopimuksen sen jälkeen, maksan siihen mennessä käyttämästäni.',
  sv: 'Jag begär att leveransen får börja redan under ångerfristen på 14 dagar. Om jag därefter frånträder avtalet betalar jag för det som jag har använt dittills.',
  en: 'I ask that supply may begin within the withdrawal period of 14 days. If I withdraw after that, I pay for what I have used until then.',
};
export const accepted: AcceptedOffer = {
  orderNo: '88416640',
  productName: 'Kajo Kiinteä 24 kk',
  place,
  startDate: '2027-01-31',
  lastWithdrawalDay: '2026-12-05',
  security: null,
};
export const opened = (more: Partial<OpenedOffer>): OpenedOffer => ({
  state: 'open',
  orderNo: '88416640',
  productName: 'Kajo Kiinteä 24 kk',
  lastDay: '2026-12-05',
  ...more,
});
export const offer = opened({
  offered: {
    product: {
      templateId: 'kiintea-24',
      tariffNo: 424,
      campaignCode: 'TALVI26',
      customerType: 'B2C',
      productName: 'Kajo Kiinteä 24 kk',
      tagline: '',
      productKind: 'Electricity',
      formLayout: 'electricity',
      activityStep: [],
      contractTerm: { kind: 'fixedTerm', months: 24, endsOn: null },
      noticePeriodDays: 14,
      prices: {
        energy: {
          priceInclVat: '7.49',
          priceExclVat: '5.97',
          vatAmount: '1.52',
          vatPercentage: '25.5',
          pricingUnit: 'c/kWh',
          normalPriceInclVat: null,
        },
      },
      hourlyPriced: null,
      monthlyFeeLabel: null,
      personalDataTransferNeeded: false,
      partnerName: null,
      isRefund: false,
      isSmartPackage: false,
      isPopular: false,
      sellingPoints: [],
      salesTexts: { web: { fi: '', sv: '', en: '' } },
      addons: [],
      terms: [],
    },
    services: [],
    place: accepted.place,
    startDate: accepted.startDate,
    replaces: [],
    earlyEndFeeCents: null,
    billingMethod: 'emailInvoice',
    paperInvoiceFee: {
      priceInclVat: '2.50',
      priceExclVat: '1.99',
      vatAmount: '0.51',
      vatPercentage: '25.5',
      pricingUnit: 'EUR/pcs',
      normalPriceInclVat: null,
    },
    security: null,
    // As the demo's offer has them, which is read anew where they have changed.
    consents: [
      { id: 'terms', kind: 'contract', version, text: termsWords, links: [] },
      { id: 'earlyStart', kind: 'contract', version, text: earlyStartWords, links: [] },
    ],
  },
});
