import type { CampaignTemplate, OrderForm, OrderStep } from '../types.ts';

/** All steps of the order form, in their order (`order.steps`). */
export const orderSteps = ['product', 'person', 'site', 'start', 'billing', 'services', 'review'] as const;

/**
 * The steps that the order of a product has, in their order (`order.steps`): those of the product; that of the services only
 * where there are any. The first and the last one every order has.
 */
export function stepsOf({ product, services }: Pick<CampaignTemplate, 'product' | 'services'>): OrderStep[] {
  const hasServices = services.some(({ values }) => values.length > 0);
  return orderSteps.filter(
    (step) =>
      step === 'product' ||
      step === 'review' ||
      (product.activityStep.includes(step) && (step !== 'services' || hasServices)),
  );
}

/** Whether the price offer was answered with no: nothing is ordered, and the person is called (`order.offerRejected`). */
export const isOfferRejected = (form: Partial<Pick<OrderForm, 'priceOffer'>> | undefined): boolean =>
  form?.priceOffer === 'rejected';

const stepsOfContact: readonly OrderStep[] = ['product', 'person', 'review'];

/** Those of an order’s steps that are asked, by the answer to the price offer: who is to be called says where, and no more. */
export const stepsAsked = (
  steps: readonly OrderStep[],
  form: Partial<Pick<OrderForm, 'priceOffer'>> | undefined,
): readonly OrderStep[] => (isOfferRejected(form) ? steps.filter((step) => stepsOfContact.includes(step)) : steps);

/** The step before another one of the same order; null before the first (`order.back`). */
export function stepBefore(steps: readonly OrderStep[], step: OrderStep): OrderStep | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

/**
 * The step that opens where one is asked for (`order.stepAddress`): that one, or the first before it that is not done, so that
 * a link skips none. Null for what is no step.
 *
 * @param done the steps that were left with what they ask for
 */
export function openedStep<Step extends string>(
  steps: readonly Step[],
  done: readonly Step[],
  asked: string,
): Step | null {
  const at = steps.findIndex((step) => step === asked);
  if (at < 0) return null;
  return steps.slice(0, at).find((before) => !done.includes(before)) ?? steps[at] ?? null;
}

/**
 * The step that follows when one is left: the next one; for who has been at the review, the first that is not done, and the
 * review again where all are (`order.changed`).
 */
export function stepAfter(
  steps: readonly OrderStep[],
  done: readonly OrderStep[],
  step: OrderStep,
  isReviewed: boolean,
): OrderStep {
  const next = isReviewed ? openedStep(steps, [...done, step], 'review') : steps[steps.indexOf(step) + 1];
  return next ?? 'review';
}

/** Whether somebody else may supply it now: of electricity that is used (`order.start`). */
export const hasSupplier = ({ productKind }: Pick<CampaignTemplate['product'], 'productKind'>): boolean =>
  productKind === 'Electricity';
