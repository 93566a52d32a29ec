import { assertEvent } from 'xstate';
import { openedStep, stepsAsked, type StepWithValues } from '../../domain/orders/index.ts';
import type { OrderStep } from '../../domain/types.ts';
import type { OrderContext, OrderEvent } from './order.types.ts';

interface At {
  context: OrderContext;
  event: OrderEvent;
}

/** The steps that are asked, by what was answered to the price offer. */
const askedIn = ({ steps, values }: OrderContext) => stepsAsked(steps, values.product);

/** The step that opens where one is asked for (`order.stepAddress`). */
const openedOf = (context: OrderContext, asked: string): OrderStep | null =>
  openedStep(askedIn(context), Object.keys(context.values) as OrderStep[], asked);

/** Which step is open, for the machine to go by. */
export const stepGuards = {
  /** What comes with the event is what this step asks for. */
  isLeft: ({ event }: At, step: StepWithValues) => {
    assertEvent(event, 'step.next');
    return event.values[step] !== undefined;
  },
  /** The same, of who has been at the review. */
  isChanged: ({ context, event }: At, step: StepWithValues) => {
    assertEvent(event, 'step.next');
    return context.isReviewed && event.values[step] !== undefined;
  },
  isLeftOut: ({ context }: At, step: StepWithValues) => !askedIn(context).includes(step),
  /** The step that is asked for, or the first before it that is not done. */
  isOpened: ({ context, event }: At, step: OrderStep) => {
    assertEvent(event, 'step.open');
    return openedOf(context, event.step) === step;
  },
  /** The first step that lacks what it asks for: a page that was loaded anew has no identity code and no account. */
  isLacking: ({ context }: At, step: OrderStep) => openedOf(context, 'review') === step,
  isGoneOnWith: ({ event }: At) => {
    assertEvent(event, 'step.open');
    return event.step === 'review';
  },
};
