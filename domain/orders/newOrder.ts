import type { CampaignTemplate, ConsentGiven, ConsentId, NewOrder, OrderStep } from '../types.ts';
import { consentsAsked } from './consents.ts';
import { stepsAsked, stepsOf } from './steps.ts';
import type { OrderValues, StepWithValues } from './values.ts';

/** What the order says besides what its steps ask for. */
export interface OrderFrame {
  customerId: string | null;
  locale: NewOrder['locale'];
  salesInfo: NewOrder['salesInfo'];
  importAsOffer: boolean;
  /** By the boxes as they were left; those that were not asked are left out. */
  consents: Partial<Record<ConsentId, boolean>>;
}

/** Of a step that the product does not have nothing is sent. */
const nothing: OrderValues = {
  product: { household: null, priceOffer: null, rafCode: null },
  person: { person: null, company: null, contact: { email: '', phone: '' }, address: null },
  site: { deliverySite: null, meteringPointInfo: null, ownContractCode: null },
  start: { start: null, presentSupplier: null },
  billing: { billing: null, iban: null },
  services: { services: [] },
};

/** What a step has come to; nothing where it is not asked. */
function comeTo(template: CampaignTemplate, values: Partial<OrderValues>) {
  const steps: readonly OrderStep[] = stepsAsked(stepsOf(template), values.product);
  return <Step extends StepWithValues>(step: Step): OrderValues[Step] =>
    (steps.includes(step) ? values[step] : undefined) ?? nothing[step];
}

/** The boxes that an order has, by what its steps have come to (`order.consents`). */
export function boxesOf(template: CampaignTemplate, values: Partial<OrderValues>): ReturnType<typeof consentsAsked> {
  const of = comeTo(template, values);
  return consentsAsked(template, { ...of('product'), ...of('start'), ...of('services') });
}

/** The order as it is sent (`order.body`): what the active steps have come to, and nothing of the others. */
export function newOrder(template: CampaignTemplate, values: Partial<OrderValues>, frame: OrderFrame): NewOrder {
  const of = comeTo(template, values);
  const { product, campaign } = template;
  const { rafCode, ...productForm } = of('product');
  const { ownContractCode, meteringPointInfo, deliverySite } = of('site');
  return {
    productData: { templateId: product.templateId, tariffNo: product.tariffNo, campaignCode: product.campaignCode },
    formData: {
      customerId: frame.customerId,
      customerType: product.customerType,
      ...productForm,
      ...of('person'),
      deliverySite,
      ...of('start'),
      ...of('billing'),
      ...of('services'),
    },
    campaignId: campaign.campaignId,
    salesInfo: frame.salesInfo,
    contracts: [template.change?.contractCode ?? ownContractCode].filter((code) => code !== null),
    meteringPointInfo,
    locale: frame.locale,
    rafCode,
    consents: template.consents.flatMap(({ id, version }): ConsentGiven[] => {
      const isGiven = frame.consents[id];
      return isGiven === undefined ? [] : [{ id, version, isGiven }];
    }),
    importAsOffer: frame.importAsOffer,
  };
}
