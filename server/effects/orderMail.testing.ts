import type { CampaignPrice, CampaignTemplate, NewOrder, OrderResult } from '../../domain/types.ts';
import type { Mail } from './mail.ts';
import { orderMail } from './orderMail.ts';

export const price = (priceInclVat: string, pricingUnit: CampaignPrice['pricingUnit']): CampaignPrice => ({
  priceInclVat,
  priceExclVat: '0',
  vatAmount: '0',
  vatPercentage: '25.5',
  pricingUnit,
  normalPriceInclVat: null,
});
export const template = {
  product: {
    productName: 'Kajo Kiinteä 24 kk',
    productKind: 'Electricity',
    customerType: 'B2C',
    prices: { energy: price('7.49', 'c/kWh'), baseFee: price('4.95', 'EUR/month') },
    hourlyPriced: null,
    contractTerm: { kind: 'fixedTerm', months: 24, endsOn: null },
    noticePeriodDays: 14,
    isRefund: false,
    addons: [],
    terms: ['electricity-terms', 'withdrawal-form'].map((documentId) => ({ documentId })),
  },
  services: [
    {
      type: 'environmental',
      values: [{ templateId: 'tuulisahko', productName: 'Tuulisähkö', price: price('2.95', 'EUR/month') }],
    },
  ],
  paperInvoiceFee: price('2.50', 'EUR/pcs'),
} as unknown as CampaignTemplate;
export const order = {
  locale: 'fi',
  formData: { services: ['tuulisahko'], billing: { method: 'emailInvoice' } },
} as unknown as NewOrder;
export const answer = {
  orderNo: '88412207',
  isOffer: false,
  security: null,
  serviceImportNos: [{ templateId: 'tuulisahko', productName: 'Tuulisähkö', importNo: '700124' }],
  product: { place: 'Rantasaunantie 118, 34800 Virrat', startDate: '2027-03-01' },
} as unknown as OrderResult;
// Late in the evening, so that the day of Helsinki is another than that of UTC.
export const now = new Date('2027-02-06T22:30:00.000Z');
export const link = 'https://oma.kajo.example/withdrawal#secret';
export const offerLink = 'https://oma.kajo.example/order/offer#secret';
interface Given {
  order?: object;
  answer?: object;
  product?: Partial<Omit<CampaignTemplate['product'], 'contractTerm' | 'hourlyPriced'>> & Record<string, unknown>;
}
export const given = ({ order: ofOrder, answer: ofAnswer, product }: Given) => ({
  order: { ...order, ...ofOrder },
  template: { ...template, product: { ...template.product, ...product } },
  answer: { ...answer, ...ofAnswer },
  now,
  firstName: 'Aino',
  contractLink: 'https://oma.kajo.example/contracts/K27010000001',
  withdrawalLink:
    product?.customerType === 'B2B' || product?.isRefund || (ofAnswer && 'isOffer' in ofAnswer) ? null : link,
  offer: ofAnswer && 'isOffer' in ofAnswer ? { link: offerLink, lastDay: '2027-02-21' } : null,
});
export const mailOf = (of: Given = {}): Mail => orderMail(given(of));
export const factsOf = ({ parts }: Mail) =>
  Object.fromEntries(parts.flatMap((part) => (part.kind === 'facts' ? part.facts : [])));
export const textsOf = ({ parts }: Mail) =>
  parts.flatMap((part) => (part.kind === 'text' ? [[part.title, part.text.split(/(?<=\.) /)[0]]] : []));
