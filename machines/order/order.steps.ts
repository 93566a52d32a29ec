import { stepsAsked, type StepWithValues } from '../../domain/orders/index.ts';
import type { OrderStep } from '../../domain/types.ts';
import { asksFor, isLeftWith, opens } from '../steps.ts';
import type { OrderContext, OrderEvent } from './order.types.ts';

interface At {
  context: OrderContext;
  event: OrderEvent;
}

/** The steps that are asked, by what was answered to the price offer. */
const askedIn = ({ steps, values }: OrderContext) => stepsAsked(steps, values.product);

/** Which step is open, for the machine to go by. */
export const stepGuards = {
  /** What comes with the event is what this step asks for. */
  isLeft: ({ event }: At, step: StepWithValues) => isLeftWith(event, step),
  /** The same, of who has been at the review. */
  isChanged: ({ context, event }: At, step: StepWithValues) => context.isReviewed && isLeftWith(event, step),
  isLeftOut: ({ context }: At, step: StepWithValues) => !askedIn(context).includes(step),
  /** The step that is asked for, or the first before it that is not done (`order.stepAddress`). */
  isOpened: ({ context, event }: At, step: OrderStep) => opens(event, askedIn(context), context.values) === step,
  /** The first step that lacks what it asks for: a page that was loaded anew has no identity code and no account. */
  isLacking: ({ context }: At, step: OrderStep) =>
    opens({ type: 'step.open', step: 'review' }, askedIn(context), context.values) === step,
  isGoneOnWith: ({ event }: At) => asksFor(event, 'review'),
};
