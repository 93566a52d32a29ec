import { orderSteps } from '../../domain/orders/index.ts';
import { UNTIL_NEXT_TRY } from '../failures.ts';
import type { OrderStep } from '../../domain/types.ts';
import { flowModel, type Action, type EventCase, type Place } from '../flowModel.ts';
import { lackingStarts } from './model/lacking.ts';
import { outcomes } from './model/outcomes.ts';
import {
  address,
  askContact,
  backTo,
  both,
  byEmail,
  declined,
  earlyStart,
  email,
  filledIn,
  fillsSite,
  goOn,
  isAt,
  isKnown,
  isOffer,
  isReturning,
  isStranger,
  isSupply,
  isWalking,
  moving,
  not,
  offerAddress,
  onTo,
  phone,
  rejectedValues,
  sentBefore,
  serviceAddress,
  strangerPerson,
  submit,
  terms,
  typesIdentityCode,
  values,
  type Key,
} from './model/parts.ts';
import { sees } from './model/sees.ts';
import { orderMachine } from './order.machine.ts';

/** The second of two presses in one place would be a double one. */
const goesOn = (step: Parameters<typeof onTo>[0]): Action[] => [{ wait: 500 }, { press: onTo(step) }];
const goesBack = (step: Parameters<typeof backTo>[0]): Action[] => [{ wait: 500 }, { press: backTo(step) }];
const submits: Action[] = [{ check: terms }, { check: earlyStart }, { wait: 500 }, { press: submit }];

/** A step is left for the next one by who has not been at the review. */
const leaves = (
  step: OrderStep,
  next: Parameters<typeof onTo>[0],
  { carries, does, where = () => true }: { carries: object; does: Action[]; where?(place: Place<Key>): boolean },
): EventCase<Key> => ({
  carries,
  does: [...does, ...goesOn(next)],
  where: both(isAt(step), both(isWalking, where)),
});
/** What leads to the review, at the last step and at each that is changed: all of it is there. */
const isBeforeReview = (place: Place<Key>) =>
  isWalking(place)
    ? isAt(isSupply(place) ? 'services' : 'person')(place)
    : orderSteps.some((step) => step !== 'review' && both(isAt(step), isReturning(step))(place));
/** Where a step is asked again, the person goes on from it. */
const mayGoBack = (step: OrderStep) => both(isAt(step), (place) => isWalking(place) || isReturning('review')(place));

export const model = flowModel({
  machine: orderMachine,
  starts: {
    'an empty form': {
      input: { steps: orderSteps, values: {}, isReviewed: false, sentKey: null },
      begins: { person: 'Aino Mäkelä', address },
    },
    'a form that was filled in': {
      input: { steps: orderSteps, values, isReviewed: true, sentKey: null },
      begins: filledIn,
    },
    'a form that was sent before': {
      input: { steps: orderSteps, values, isReviewed: true, sentKey: 'k1' },
      begins: sentBefore,
    },
    'a price offer': {
      input: { steps: orderSteps.filter((step) => step !== 'services'), values: {}, isReviewed: false, sentKey: null },
      begins: { person: 'Aino Mäkelä', address: offerAddress },
    },
    ...lackingStarts,
    'a service': {
      input: { steps: ['product', 'person', 'review'], values: {}, isReviewed: false, sentKey: null },
      begins: { person: 'Aino Mäkelä', address: serviceAddress },
    },
  },
  events: {
    'step.next': {
      'the product': leaves('product', 'person', {
        carries: { values: { product: values.product } },
        does: [],
        where: not(isOffer),
      }),
      'the answer to the price offer': leaves('product', 'person', {
        carries: { values: { product: rejectedValues.product } },
        does: [{ choose: declined }],
        where: isOffer,
      }),
      'the person': leaves('person', 'site', {
        carries: { values: { person: values.person } },
        does: [
          { fill: email, text: 'aino.makela@kajo.example' },
          { fill: phone, text: '040 123 4567' },
        ],
        where: both(isSupply, isKnown),
      }),
      'the person, who is a stranger': {
        carries: { values: { ...values, person: strangerPerson } },
        does: [typesIdentityCode, ...goesOn('review')],
        where: both(isAt('person'), isStranger),
      },
      'the site': leaves('site', 'start', { carries: { values: { site: values.site } }, does: fillsSite }),
      'the start': leaves('start', 'billing', {
        carries: { values: { start: values.start } },
        does: [{ choose: moving }],
      }),
      'the billing': leaves('billing', 'services', {
        carries: { values: { billing: values.billing } },
        does: [{ choose: byEmail }],
      }),
      'what comes before the review': {
        carries: { values },
        does: goesOn('review'),
        where: both(both(isKnown, not(isOffer)), isBeforeReview),
      },
      'what comes before the review of a call': {
        carries: { values: { ...values, ...rejectedValues } },
        does: goesOn('review'),
        where: both(isOffer, isBeforeReview),
      },
      'what comes before a stranger’s review': {
        carries: { values: { ...values, person: strangerPerson } },
        does: goesOn('review'),
        where: both(isStranger, both(not(isAt('person')), isBeforeReview)),
      },
    },
    'step.open': {
      'the product': { carries: { step: 'product' }, does: goesBack('product'), where: mayGoBack('person') },
      'the person': {
        carries: { step: 'person' },
        does: goesBack('person'),
        where: (place: Place<Key>) => mayGoBack('site')(place) || (isAt('review.fresh')(place) && isOffer(place)),
      },
      'the site': { carries: { step: 'site' }, does: goesBack('site'), where: mayGoBack('start') },
      'the start': {
        carries: { step: 'start' },
        does: goesBack('start'),
        where: mayGoBack('billing'),
      },
      'the billing': {
        carries: { step: 'billing' },
        does: goesBack('billing'),
        where: mayGoBack('services'),
      },
      'the services': {
        carries: { step: 'services' },
        does: goesBack('services'),
        where: both(isAt('review.fresh'), isSupply),
      },
      'the review': {
        carries: { step: 'review' },
        does: [{ go: `${address}?step=review` }],
        where: both(
          isSupply,
          ({ states, key }) =>
            !key.mustWait && !states.some((state) => ['unproven', 'receivedBefore', 'filling.review'].includes(state)),
        ),
      },
      'the review, to go on': {
        carries: { step: 'review' },
        does: [{ press: goOn }],
        where: ({ states }: Place<Key>) => states.includes('unproven') || states.includes('receivedBefore'),
      },
      'what was sent': { carries: { step: 'sent' } },
    },
    'order.submit': {
      '': {
        carries: { key: 'k1', request: {} as never, needsBotCheck: false },
        does: submits,
        where: both(isSupply, ({ key }) => !key.isStranger && !key.mustWait),
      },
      'after a while': {
        carries: { key: 'k1', request: {} as never, needsBotCheck: false },
        does: [{ wait: UNTIL_NEXT_TRY }, ...submits],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
      'by a stranger': {
        carries: { key: 'k1', request: {} as never, needsBotCheck: true },
        does: [...submits, { answer: 'solveBotCheck', with: 'let go' }],
        where: isStranger,
      },
      'for a call': {
        carries: { key: 'k1', request: {} as never, needsBotCheck: false },
        // The button stands where that of the step before stood.
        does: [{ wait: 500 }, { press: askContact }],
        where: isOffer,
      },
    },
  },
  outcomes,
  calls: {
    solveBotCheck: { method: 'GET', path: '/api/bot-check?action=order' },
    send: { method: 'POST', path: '/api/contract/order?initialImport=true', patience: 30_000 },
    lookUp: { method: 'GET', path: '/api/writes/*' },
    watch: { method: 'GET', path: '/api/verification/*' },
  },
  key: ({ steps, values: given, isReviewed, submission, failure }): Key => ({
    isOffer: steps.includes('site') && !steps.includes('services'),
    isRejected: given.product?.priceOffer === 'rejected',
    isService: !steps.includes('site'),
    done: orderSteps.filter((step) => step in given).join(' '),
    isReviewed,
    isSentBefore: submission?.isSentBefore ?? false,
    // Of who has signed in no name is asked, and no draft lacks them alone.
    isStranger: given.person ? given.person.person !== null : given.site !== undefined,
    mustWait: (failure?.retryAfter ?? null) !== null,
  }),
  sees,
});
