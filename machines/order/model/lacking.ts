import { orderSteps } from '../../../domain/orders/index.ts';
import type { StepWithValues } from '../../../domain/orders/index.ts';
import type { Beginning, Place, Sight } from '../../flowModel.ts';
import type { OrderInput } from '../order.types.ts';
import {
  byEmail,
  draftOf,
  elsewhere,
  email,
  houseType,
  identityCode,
  isSupply,
  moving,
  noSource,
  onTo,
  phone,
  strangerHolds,
  strangerSentBefore,
  title,
  values,
  type Key,
} from './parts.ts';

/*
 * What was sent by a page that is no more, and lacks a step now: it may not be kept, or does not fit any more.
 */

/** The steps that may lack something, with what is asked for there. */
const asks = {
  product: [houseType, onTo('review')],
  person: [identityCode, email, phone, onTo('review')],
  site: [elsewhere, onTo('review')],
  start: [moving, onTo('review')],
  billing: [byEmail, onTo('review')],
  services: [noSource, onTo('review')],
} satisfies Record<StepWithValues, unknown>;
const steps = Object.keys(asks) as StepWithValues[];

const isDone = ({ key }: Place<Key>, step: string) => key.done.split(' ').includes(step);
const isWhole = (place: Place<Key>) => isSupply(place) && steps.every((step) => isDone(place, step));

/** Whether the place has all steps, or lacks this one alone: what else was sent and lacks something comes to the same. */
export const lacksAtMost =
  (step: StepWithValues) =>
  (place: Place<Key>): boolean =>
    isWhole(place) || steps.every((name) => isDone(place, name) !== (name === step));

/** Whether what was sent has not arrived, and this step must be filled in once more. */
export const isAskedAgain =
  (step: StepWithValues) =>
  (place: Place<Key>): boolean =>
    place.key.isSentBefore && isSupply(place) && !isDone(place, step);

export const lackingStarts: Record<string, { input: OrderInput; begins: Beginning }> = Object.fromEntries(
  steps.map((step) => {
    const { [step]: _lacking, ...others } = values;
    return [
      `a form that was sent before and lacks the ${step}`,
      {
        input: { steps: orderSteps, values: others, isReviewed: step === 'person', sentKey: 'k1' },
        // A person's identity code is asked for anew of who has not signed in.
        begins:
          step === 'person'
            ? strangerSentBefore
            : draftOf({ isSent: true, done: steps.filter((name) => name !== step) }),
      },
    ];
  }),
);

export const lackingSees: Sight<Key>[] = steps.map((step) => ({
  in: `filling.${step}`,
  name: 'asked again',
  where: isAskedAgain(step),
  heading: title,
  texts: ['Tilaus ei mennyt perille'],
  can: asks[step],
  ...(step === 'person' && { holds: strangerHolds }),
}));
