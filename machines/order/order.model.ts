import { orderSteps } from '../../domain/orders/index.ts';
import { flowModel, type Action, type Part, type Place } from '../flowModel.ts';
import { failureTexts } from '../words.ts';
import { isAskedAgain, lackingSees, lackingStarts } from './model/lacking.ts';
import { outcomes } from './model/outcomes.ts';
import {
  address,
  backTo,
  byEmail,
  earlyStart,
  email,
  fillsSite,
  filledIn,
  giveUp,
  houseType,
  isAt,
  isNew,
  isOld,
  isService,
  isSupply,
  moving,
  noSource,
  onTo,
  phone,
  proofTitle,
  reviewTitle,
  sentBefore,
  serviceAddress,
  serviceTitle,
  street,
  submit,
  terms,
  thanks,
  title,
  toBank,
  values,
  type Key,
} from './model/parts.ts';
import { orderMachine } from './order.machine.ts';

const both = (one: (place: Place<Key>) => boolean, other: (place: Place<Key>) => boolean) => (place: Place<Key>) =>
  one(place) && other(place);
const not = (one: (place: Place<Key>) => boolean) => (place: Place<Key>) => !one(place);
/** The second of two presses in one place would be a double one. */
const goesOn = (step: Parameters<typeof onTo>[0]): Action[] => [{ wait: 500 }, { press: onTo(step) }];
const goesBack = (step: Parameters<typeof backTo>[0]): Action[] => [{ wait: 500 }, { press: backTo(step) }];
const goOn: Part = { role: 'button', name: 'Jatka tilausta' };
const by = (outcome: string) => (_: Place<Key>, led: string) => led.includes(outcome);

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
    ...lackingStarts,
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
        where: isAt('product'),
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
        where: (place: Place<Key>) => isAt('services')(place) || (isAt('person')(place) && isService(place)),
      },
    },
    'step.open': {
      'the product': { carries: { step: 'product' }, does: goesBack('product'), where: isAt('person') },
      'the person': {
        carries: { step: 'person' },
        does: goesBack('person'),
        where: isAt('site'),
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
        where: both(isSupply, ({ states }) => !states.some((state) => ['unproven', 'filling.review'].includes(state))),
      },
      'the review, to go on': {
        carries: { step: 'review' },
        does: [{ press: goOn }],
        where: ({ states }: Place<Key>) => states.includes('unproven'),
      },
      'what was sent': { carries: { step: 'sent' } },
    },
    'order.submit': {
      '': {
        carries: { key: 'k1', request: {} as never, needsBotCheck: false },
        does: [{ check: terms }, { check: earlyStart }, { wait: 500 }, { press: submit }],
        where: isSupply,
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
    isService: !steps.includes('site'),
    done: orderSteps.filter((step) => step in given).join(' '),
    isSentBefore: submission?.isSentBefore ?? false,
  }),
  sees: [
    ...lackingSees,
    {
      in: 'filling.product',
      where: both(isSupply, not(isAskedAgain('product'))),
      heading: title,
      can: [houseType, onTo('person')],
    },
    {
      in: 'filling.product',
      name: 'of a service',
      where: isService,
      heading: serviceTitle,
      can: [onTo('person')],
    },
    {
      in: 'filling.person',
      where: both(isSupply, not(isAskedAgain('person'))),
      heading: title,
      can: [email, phone, onTo('site')],
    },
    {
      in: 'filling.person',
      name: 'of a service',
      where: isService,
      heading: serviceTitle,
      can: [email, phone, onTo('review')],
    },
    { in: 'filling.site', where: not(isAskedAgain('site')), heading: title, can: [street, onTo('start')] },
    { in: 'filling.start', where: not(isAskedAgain('start')), heading: title, can: [moving, onTo('billing')] },
    { in: 'filling.billing', where: not(isAskedAgain('billing')), heading: title, can: [byEmail, onTo('services')] },
    {
      in: 'filling.services',
      where: not(isAskedAgain('services')),
      heading: title,
      can: [noSource, onTo('review')],
      address: `${address}/vaps`,
    },
    { in: 'filling.review.fresh', heading: reviewTitle, can: [terms, submit] },
    {
      in: 'filling.review.failed',
      name: 'refused',
      where: by('it is refused'),
      heading: reviewTitle,
      texts: ['Lähetys ei onnistunut', failureTexts.denied],
      can: [terms, submit],
    },
    {
      in: 'filling.review.failed',
      name: 'not arrived',
      where: (place, led) => !by('it is refused')(place, led),
      heading: reviewTitle,
      texts: ['Lähetys ei onnistunut', 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.'],
      can: [terms, submit],
    },
    {
      in: 'filling.review.signInNeeded',
      heading: reviewTitle,
      texts: ['Istuntosi päättyi ennen lähetystä'],
      can: [terms, submit, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
    },
    {
      in: 'filling.review.incomplete',
      heading: reviewTitle,
      texts: ['Tilauksesta puuttuu pakollisia tietoja'],
      can: [terms, submit],
    },
    {
      in: 'filling.review.outdated',
      heading: reviewTitle,
      texts: ['Kampanja, hinta tai ehdot ovat muuttuneet'],
      can: [terms, submit, { role: 'button', name: 'Näytä uudet tiedot' }],
    },
    { in: 'sending', where: isNew, heading: reviewTitle, cannot: [submit], waitsFor: ['send'] },
    {
      in: 'sending',
      name: 'looked up',
      where: isOld,
      heading: reviewTitle,
      texts: ['Tarkistamme, menikö lähetys perille.'],
      waitsFor: ['lookUp'],
    },
    { in: 'verificationNeeded', heading: proofTitle, can: [toBank, giveUp], waitsFor: ['watch'] },
    { in: 'verifiedElsewhere', heading: 'Tilaus on vahvistettu' },
    {
      in: 'unproven.cancelled',
      heading: 'Tilaus on keskeytetty',
      can: [goOn],
    },
    {
      in: 'unproven.expired',
      heading: 'Tilausta ei vahvistettu ajoissa',
      can: [goOn],
    },
    { in: 'notCreditable', heading: 'Tilausta ei voitu hyväksyä', texts: [{ fi: '8841\u00a09021', isData: true }] },
    { in: 'notImported', heading: 'Tilaus on tallessa mutta kesken', texts: [{ fi: '8841\u00a09021', isData: true }] },
    { in: 'sent', heading: thanks },
  ],
});
