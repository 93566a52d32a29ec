import type { Day } from '../time/index.ts';
import type { CampaignTemplate, ConsentId, ConsentText, OrderForm } from '../types.ts';
import { isEarlyStart, startDateOf } from './chosenStart.ts';
import { isOfferRejected } from './steps.ts';

/** The boxes that an order cannot do without where they are asked for (`order.consents`). */
const required: readonly ConsentId[] = ['terms', 'terminationMandate', 'personalDataTransfer', 'earlyStart'];

/**
 * The boxes that an order has, in the order in which they stand, each with whether it must be ticked (`order.consents`). Who
 * orders nothing agrees to nothing.
 */
export function consentsAsked(
  template: Pick<CampaignTemplate, 'services' | 'consents' | 'start'> & {
    product: Pick<CampaignTemplate['product'], 'customerType' | 'isRefund' | 'personalDataTransferNeeded'>;
    /** Of an add-on only what it cannot do without is asked (`addition.consents`). */
    addition?: { startDate: Day } | undefined;
  },
  form: Pick<OrderForm, 'start' | 'presentSupplier' | 'services'> & Partial<Pick<OrderForm, 'priceOffer'>>,
): (ConsentText & { isRequired: boolean })[] {
  if (isOfferRejected(form)) return [];
  const { product } = template;
  const isAddition = template.addition !== undefined;
  const chosen = template.services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => form.services.includes(templateId));
  const isAsked: Record<ConsentId, boolean> = {
    terms: true,
    terminationMandate: form.start?.reason === 'switching',
    personalDataTransfer: [product, ...chosen].some(({ personalDataTransferNeeded }) => personalDataTransferNeeded),
    earlyStart: isEarlyStart(template, startDateOf(form, template)),
    contractCommunication: !isAddition,
    marketingEmail: !isAddition,
    marketingSms: !isAddition,
  };
  return template.consents
    .filter(({ id }) => isAsked[id])
    .map((consent) => ({ ...consent, isRequired: required.includes(consent.id) }));
}
