import { addDays } from '../time/index.ts';
import type { CampaignTemplate, ConsentId, ConsentText, OrderForm } from '../types.ts';
import { startDateOf } from './chosenStart.ts';
import { isOfferRejected } from './steps.ts';
import { mayWithdraw, WITHDRAWAL_DAYS } from './withdrawalRight.ts';

/** The boxes that an order cannot do without where they are asked for (`order.consents`). */
const required: readonly ConsentId[] = ['terms', 'terminationMandate', 'personalDataTransfer', 'earlyStart'];

/**
 * Whether supply begins while a consumer may still withdraw: then they must ask for it expressly (`order.earlyStart`).
 *
 * @param today in Europe/Helsinki
 */
export function isEarlyStart(
  { product, start: { today } }: Pick<CampaignTemplate, 'product' | 'start'>,
  startDate: string | null,
): boolean {
  return mayWithdraw(product) && startDate !== null && startDate <= addDays(today, WITHDRAWAL_DAYS - 1);
}

/**
 * The boxes that an order has, in the order in which they stand, each with whether it must be ticked (`order.consents`). Who
 * orders nothing agrees to nothing.
 */
export function consentsAsked(
  template: Pick<CampaignTemplate, 'product' | 'services' | 'consents' | 'start'>,
  form: Pick<OrderForm, 'start' | 'presentSupplier' | 'services'> & Partial<Pick<OrderForm, 'priceOffer'>>,
): (ConsentText & { isRequired: boolean })[] {
  if (isOfferRejected(form)) return [];
  const { product } = template;
  const chosen = template.services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => form.services.includes(templateId));
  const isAsked: Record<ConsentId, boolean> = {
    terms: true,
    terminationMandate: form.start?.reason === 'switching',
    personalDataTransfer: [product, ...chosen].some(({ personalDataTransferNeeded }) => personalDataTransferNeeded),
    earlyStart: isEarlyStart(template, startDateOf(form, template.start)),
    contractCommunication: true,
    marketingEmail: true,
    marketingSms: true,
  };
  return template.consents
    .filter(({ id }) => isAsked[id])
    .map((consent) => ({ ...consent, isRequired: required.includes(consent.id) }));
}
