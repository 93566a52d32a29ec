import { startDateOf } from '../../domain/orders/index.ts';
import { isAsRead, OFFER_SHOWN_DAYS, offerConsents } from '../../domain/orders/offer.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import type { AcceptedOffer, ConsentGiven, ConsentText, NewOrder } from '../../domain/types.ts';
import { noteConsents, PORTAL } from '../consents/noteConsents.ts';
import { addedOrder } from '../addons/addedOrder.ts';
import type { Contents } from '../content/contents.ts';
import { bindOrder } from '../orders/bindOrder.ts';
import { changedContract } from '../orders/change.ts';
import { confirmation } from '../orders/confirmation.ts';
import { flowOf } from '../orders/consentsOf.ts';
import { orderResult } from '../orders/orderResult.ts';
import { placesTaken } from '../orders/placesTaken.ts';
import { replacedBy } from '../orders/replacedBy.ts';
import type { Placing } from '../orders/placing.ts';
import { residentsTold } from '../orders/residentsTold.ts';
import { siteOf } from '../orders/site.ts';
import { checkWindow } from '../priceLock/closed.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { ProblemError } from '../problem.ts';
import type { Made } from '../proof/proveKept.ts';
import type { Seal } from '../proof/seal.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findCustomer } from '../store/customers.ts';
import { bindOffer, holdOffer, servicesOf, type OfferRow } from '../store/offers.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { acceptedOffer, standingOffer, stateOf } from '../views/offers.ts';
import { inLanguage } from './inLanguage.ts';
import type { OfferSecrets } from './makeOffer.ts';

interface Context {
  /** Of the transaction: all of it holds or nothing. */
  db: Queries;
  now: Date;
  seal: Seal;
  contents: Pick<Contents, 'settings' | 'consents' | 'documents'>;
  /** Of the portal. */
  publicUrl: string;
}

interface Acceptance {
  secret: string;
  consents: readonly ConsentGiven[];
  /** Of the page, and so of the boxes that were read. */
  locale: Locale;
}

/** The last day of the oldest offer that its link still knows (`offer.shown`). */
export const shownSince = (today: string): string => addDays(today, -OFFER_SHOWN_DAYS);

/**
 * Makes an offer the order that its customer accepts (`offer.accepted`): whatever an order makes that binds at once, at the
 * prices that were offered. Done again it answers the same.
 *
 * @throws ProblemError `resource.notFound`; `offer.over`; `offer.declined`; `order.termsChanged` where other boxes are asked than were read;
 *   `request.invalid` naming a box that is not ticked; `productChange.notPossible` where the contract whose place it takes has
 *   changed meanwhile; as `placesTaken` says
 */
export async function acceptOffer(context: Context, acceptance: Acceptance): Promise<Made<AcceptedOffer>> {
  const { db, now, seal, contents, publicUrl } = context;
  const today = helsinkiToday(now.getTime());
  const row = await holdOffer(db, digestOfSecret(acceptance.secret), shownSince(today));
  if (!row) throw new ProblemError('resource.notFound');
  const page = { locale: acceptance.locale, today };
  const state = stateOf(row, today);
  if (state === 'accepted') {
    const known = await findCustomer(db, row.customerId);
    return { answer: acceptedOffer(await inLanguage(db, contents, row, page), known), mails: [] };
  }
  if (state === 'declined') throw new ProblemError('offer.declined');
  if (state === 'over' || row.importNo === null) throw new ProblemError('offer.over');
  const standing = standingOffer(row, { today, consents: contents.consents });
  const asked = offerConsents(standing);
  checkBoxes(asked, acceptance.consents);

  const { form } = standing;
  const secrets = row.offerSecrets === null ? null : (seal.open(row.offerSecrets, row.orderId) as OfferSecrets);
  const placed = { ...offeredPlacing(row, standing, secrets), agreedAt: now };
  if (isLock(placed.template.product)) checkWindow(contents.settings, now);
  const offered = { ...placed, ...(await readyAddition(db, placed, today)) };
  const { change, product } = offered.template;
  const present = change ? (await changedContract(db, change.contractCode, { today, isHeld: true })).present : null;
  const site = await siteOf(db, form, product, present);
  const startDate = startDateOf(form, offered.template);
  const contracts = await placesTaken(db, offered, { site, startDate, today });
  const placing = { ...offered, order: { ...offered.order, contracts } };
  const services = await servicesOf(db, row.orderId);
  const day = row.security === null ? startDate : null;
  const replaces = await replacedBy(db, { ...placing.order, startDate: day, today });
  const { secret, ...bound } = await bindOrder(db, { ...placing, ...row, site, startDate, services, today, present });
  const more = {
    ...bound,
    contracts,
    startDate,
    meteringPointNo: site?.meteringPointNo ?? null,
    isEarlyStartWished: asked.some(({ id }) => id === 'earlyStart'),
    withdrawal: secret && digestOfSecret(secret),
    iban: secrets?.iban ? seal.close(secrets.iban, row.orderId) : null,
    createdAt: now,
  };
  await bindOffer(db, row.orderId, more);
  const order: OfferRow = { ...row, ...more, offered: offered.template, isOffer: false };
  const { locale, consents } = acceptance;
  const { customerId } = bound;
  await noteConsents(db, {
    asked,
    consents,
    locale,
    useCase: flowOf(offered.template),
    customerId,
    // Who opened the link has not proven who they are: they are the customer by what was offered to them.
    sub: null,
    employee: null,
    channel: PORTAL,
    source: row.orderId,
    at: now,
  });
  const contractCode = bound.contractCode ?? bound.addedTo;
  const customer = await findCustomer(db, customerId);
  const answer = orderResult(placing, order, { services, replaces, customer });
  const mails = confirmation({ now, publicUrl }, placing, { answer, contractCode, customer, secret, offer: null });
  const told = await residentsTold(db, placing, {
    site,
    startDate,
    contractCode: bound.contractCode,
    customerId,
    today,
  });
  return { answer: acceptedOffer(await inLanguage(db, contents, order, page), customer), mails: [...mails, ...told] };
}

/**
 * An add-on is added to its contract as that stands now (`addition.again`); of any other order nothing.
 *
 * @throws ProblemError as `addedOrder` says
 */
const readyAddition = async (
  db: Queries,
  { order, template }: Pick<Placing, 'order' | 'template'>,
  today: string,
): Promise<Partial<Pick<Placing, 'order' | 'template'>>> =>
  template.addition ? addedOrder(db, { order, template, contractCode: template.addition.contractCode, today }) : {};

function checkBoxes(asked: readonly ConsentText[], read: readonly ConsentGiven[]): void {
  if (!isAsRead(asked, read)) throw new ProblemError('order.termsChanged');
  const open = read.filter(({ isGiven }) => !isGiven);
  if (open.length > 0)
    throw new ProblemError('request.invalid', {
      errors: open.map(({ id }) => ({ field: `body.consents.${id}`, rule: 'required' })),
    });
}

/** The order that was offered, as it was typed. */
function offeredPlacing(
  row: OfferRow,
  { template, form }: Pick<Placing, 'template'> & { form: NewOrder['formData'] },
  secrets: OfferSecrets | null,
): Omit<Placing, 'agreedAt'> {
  const { orderId, campaignId, templateId, tariffNo, campaignCode, contracts, rafCode } = row;
  const identityCode = secrets?.identityCode ?? null;
  const person = form.person && { ...form.person, identityCode };
  return {
    orderId,
    template,
    order: {
      campaignId,
      productData: { templateId, tariffNo, campaignCode },
      formData: { ...form, person, iban: secrets?.iban ?? null },
      salesInfo: null,
      contracts,
      meteringPointInfo: null,
      locale: row.language.toLowerCase() as Locale,
      rafCode,
      consents: [],
      importAsOffer: true,
    },
    orderer: { person: null, staff: null, customerId: row.customerId },
  };
}
