import { orderSteps } from '../../domain/orders/index.ts';
import { flowModel, type Action, type Place } from '../flowModel.ts';
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
  isOffer,
  isSupply,
  moving,
  offerAddress,
  onTo,
  phone,
  rejectedValues,
  sentBefore,
  serviceAddress,
  submit,
  terms,
  values,
  type Key,
} from './model/parts.ts';
import { sees } from './model/sees.ts';
import { orderMachine } from './order.machine.ts';

/** The second of two presses in one place would be a double one. */
const goesOn = (step: Parameters<typeof onTo>[0]): Action[] => [{ wait: 500 }, { press: onTo(step) }];
const goesBack = (step: Parameters<typeof backTo>[0]): Action[] => [{ wait: 500 }, { press: backTo(step) }];

export const model = flowModel({
  machine: orderMachine,
  starts: {
    'an empty form': {
      input: { steps: orderSteps, values: {}, sentKey: null },
      begins: { person: 'Aino Mäkelä', address },
    },
    'a form that was filled in': {
      input: { steps: orderSteps, values, sentKey: null },
      begins: filledIn,
    },
    'a form that was sent before': {
      input: { steps: orderSteps, values, sentKey: 'k1' },
      begins: sentBefore,
    },
    'a price offer': {
      input: { steps: orderSteps.filter((step) => step !== 'services'), values: {}, sentKey: null },
      begins: { person: 'Aino Mäkelä', address: offerAddress },
    },
    'a service': {
      input: { steps: ['product', 'person', 'review'], values: {}, sentKey: null },
      begins: { person: 'Aino Mäkelä', address: serviceAddress },
    },
  },
  events: {
    'step.next': {
      'the product': {
        carries: { values: { product: values.product } },
        does: [...goesOn('person')],
        where: (place: Place<Key>) => isAt('product')(place) && !isOffer(place),
      },
      'the answer to the price offer': {
        carries: { values: { product: rejectedValues.product } },
        does: [{ choose: declined }, ...goesOn('person')],
        where: both(isAt('product'), isOffer),
      },
      'the person': {
        carries: { values: { person: values.person } },
        does: [
          { fill: email, text: 'aino.makela@kajo.example' },
          { fill: phone, text: '040 123 4567' },
          ...goesOn('site'),
        ],
        where: both(isAt('person'), isSupply),
      },
      'the site': {
        carries: { values: { site: values.site } },
        does: [...fillsSite, ...goesOn('start')],
        where: isAt('site'),
      },
      'the start': {
        carries: { values: { start: values.start } },
        does: [{ choose: moving }, ...goesOn('billing')],
        where: isAt('start'),
      },
      'the billing': {
        carries: { values: { billing: values.billing } },
        does: [{ choose: byEmail }, ...goesOn('services')],
        where: isAt('billing'),
      },
      'what comes before the review': {
        carries: { values: { person: values.person, services: values.services } },
        does: goesOn('review'),
        where: (place: Place<Key>) => isAt('services')(place) || (isAt('person')(place) && !isSupply(place)),
      },
    },
    'step.open': {
      'the product': { carries: { step: 'product' }, does: goesBack('product'), where: isAt('person') },
      'the person': {
        carries: { step: 'person' },
        does: goesBack('person'),
        where: (place: Place<Key>) => isAt('site')(place) || (isAt('review.fresh')(place) && isOffer(place)),
      },
      'the site': { carries: { step: 'site' }, does: goesBack('site'), where: isAt('start') },
      'the start': {
        carries: { step: 'start' },
        does: goesBack('start'),
        where: isAt('billing'),
      },
      'the billing': {
        carries: { step: 'billing' },
        does: goesBack('billing'),
        where: isAt('services'),
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
          ({ states }) => !states.some((state) => ['unproven', 'receivedBefore', 'filling.review'].includes(state)),
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
        does: [{ check: terms }, { check: earlyStart }, { press: submit }],
        where: isSupply,
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
    send: { method: 'POST', path: '/api/contract/order?initialImport=true' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
    watch: { method: 'GET', path: '/api/verification/*' },
  },
  key: ({ steps, values: given, submission }): Key => ({
    isOffer: steps.includes('site') && !steps.includes('services'),
    isRejected: given.product?.priceOffer === 'rejected',
    isService: !steps.includes('site'),
    done: orderSteps.filter((step) => step in given).join(' '),
    isSentBefore: submission?.isSentBefore ?? false,
  }),
  sees,
});
