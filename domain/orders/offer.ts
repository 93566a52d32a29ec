import { additionStart } from '../addons/index.ts';
import { addDays, type Day } from '../time/index.ts';
import type { CampaignTemplate, ConsentGiven, ConsentText, OrderForm } from '../types.ts';
import { templateOfAddition } from './addition.ts';
import { templateOfChange } from './change.ts';
import { earliestStart, suggestedStart } from './chosenStart.ts';
import { consentsAsked } from './consents.ts';
import { startDays } from './start.ts';

/** In days, from the one of its mail on, for which an offer holds (`offer.time`). */
export const OFFER_DAYS = 14;
/** For so many days after its last one the link of an offer knows of it (`offer.shown`). */
export const OFFER_SHOWN_DAYS = 90;

/** The last day on which an offer may be accepted; that of its mail does not count (`offer.time`). */
export const lastOfferDay = (offeredOn: Day): Day => addDays(offeredOn, OFFER_DAYS);

interface Standing {
  /** Until it is accepted. */
  isOffer: boolean;
  lastDay: Day;
  isDeclined: boolean;
}

/** Where an offer stands (`offer.time`, `offer.once`, `offer.declined`). */
export function offerState({ isOffer, lastDay, isDeclined }: Standing, today: Day) {
  if (!isOffer) return 'accepted';
  if (isDeclined) return 'declined';
  return today <= lastDay ? 'open' : 'over';
}

interface Offered {
  template: CampaignTemplate;
  form: OrderForm;
}

/**
 * What was offered, as it may be accepted on a day: at the prices of then, with the days of now. A chosen start that has become
 * too early meanwhile is the one of who chooses none (`offer.start`).
 */
export function offeredToday({ template, form }: Offered, today: Day): Offered {
  const moved = { ...template, start: startDays(today) };
  const standing = standingOf(moved, today);
  const { start, presentSupplier } = form;
  if (start === null || start.date === null) return { template: standing, form };
  const term = presentSupplier?.contractEndsOn ?? null;
  if (start.date >= earliestStart(start.reason, standing.start, term)) return { template: standing, form };
  return {
    template: standing,
    form: { ...form, start: { ...start, date: suggestedStart(start.reason, standing, term) } },
  };
}

/** A change with the days of now; an add-on that begins with the month after (`addition.start`). */
function standingOf(template: CampaignTemplate, today: Day): CampaignTemplate {
  const { change, addition } = template;
  if (change) return templateOfChange(template, change);
  if (!addition) return template;
  return templateOfAddition(template, { ...addition, startDate: additionStart(addition, today) });
}

/** The boxes without which an offer binds nobody, in the order in which they stand (`offer.consents`). */
export const offerConsents = ({ template, form }: Offered): ConsentText[] =>
  consentsAsked(template, form)
    .filter(({ isRequired }) => isRequired)
    .map(({ id, kind, version, text, links }) => ({ id, kind, version, text, links }));

/** Whether the boxes that were read are those that are asked, in the same words (`offer.consents`). */
export const isAsRead = (asked: readonly ConsentText[], read: readonly ConsentGiven[]): boolean =>
  asked.length === read.length &&
  asked.every(({ id, version }) => read.some((box) => box.id === id && box.version === version));
