import { removalDays, whyNoRemoval } from '../../domain/addons/index.ts';
import { addressLine } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { AddonRemoval, NewAddonRemoval, RemovalBlock } from '../../domain/types.ts';
import type { WrittenBy } from '../access/writtenBy.ts';
import { addonRemovalMail } from '../effects/addonRemovalMail.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { ProblemError, refuseField } from '../problem.ts';
import { endAddons, holdContractWithAddons } from '../store/addonRemovals.ts';
import { findAddonsByTariff } from '../store/addons.ts';
import { findCustomer } from '../store/customers.ts';
import type { Posted } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import { dayIn, translate, type Locale } from '../texts.ts';
import { removable, removedFrom, takenAlong } from './removable.ts';

interface Wish {
  contractNo: string;
  tariffNo: number;
  removal: NewAddonRemoval;
  by: WrittenBy;
  locale: Locale;
  now: Date;
}

/** Why a service is not ended, in the ids of texts. */
const refusals: Record<RemovalBlock, string> = {
  ended: 'removal.refused.ended',
  ending: 'removal.refused.ending',
  included: 'removal.refused.included',
  withContract: 'removal.refused.withContract',
};

/**
 * Ends a service of a contract (`removal.made`): the contract has its last day at once, a package takes along what it includes, a
 * row waits for the retailer's system, and a receipt goes to the customer's address where there is one. All of it holds, or
 * nothing.
 *
 * @param db of the transaction
 * @throws ProblemError `resource.notFound` where the contract has no such service; `request.invalid` where the body names another
 *   contract or template; `removal.notPossible` and `removal.dayNotPossible`, with why
 */
export async function removeAddonOf(
  db: Queries,
  { contractNo, tariffNo, removal, by, locale, now }: Wish,
): Promise<{ answer: AddonRemoval; mails: Posted[] }> {
  const today = helsinkiToday(now.getTime());
  const held = await holdContractWithAddons(db, contractNo, today);
  // Of one that has begun anew while the time before runs out the last time.
  const standing = held?.addons.findLast(({ addon }) => addon.tariffNo === tariffNo);
  const payer = held && (await findCustomer(db, held.contract.customerId));
  if (!held || !standing || !payer) throw new ProblemError('resource.notFound');
  const { contract, meteringPoint } = held;
  const { endDate, terminateTemplateNo } = removal;
  if (removal.contractCode !== contract.contractCode) refuseField('contractCode', 'unknown');
  if (terminateTemplateNo !== standing.addon.terminateTemplateNo) refuseField('terminateTemplateNo', 'unknown');
  const one = removable(standing);
  const block = whyNoRemoval(one, removedFrom(held), today);
  if (block !== null)
    throw new ProblemError('removal.notPossible', {
      errorMessage: translate(locale, refusals[block], { day: one.endDate === null ? '' : dayIn(locale, one.endDate) }),
    });
  const { first, last } = removalDays(one, contract, today);
  if (endDate < first || endDate > last) {
    const days = { first: dayIn(locale, first), last: dayIn(locale, last) };
    throw new ProblemError('removal.dayNotPossible', { errorMessage: translate(locale, 'removal.refused.day', days) });
  }
  const along = takenAlong(one, held, endDate);
  await endAddons(db, [standing, ...along], {
    contractCode: contract.contractCode,
    tariffNo,
    endsWithIt: along.map(({ addon }) => addon.tariffNo),
    terminateTemplateNo,
    endDate,
    ...by,
    receivedAt: now,
  });
  const included = await findAddonsByTariff(db, one.addonsTariffNumbers);
  const answer: AddonRemoval = {
    contractCode: contract.contractCode,
    tariffNo,
    productName: standing.addon.name[locale],
    endDate,
    endsWithIt: included.map(({ name }) => name[locale]),
    isMailed: payer.email !== null,
  };
  const language = mailLocale(locale, by, payer);
  const facts = {
    ...answer,
    productName: standing.addon.name[language],
    endsWithIt: included.map(({ name }) => name[language]),
    contractNo,
    address: addressLine(meteringPoint),
    price: standing.held.price ?? standing.addon.price,
    today,
  };
  const mail = addonRemovalMail(facts, language);
  return { answer, mails: payer.email === null ? [] : [{ recipient: payer.email, replyTo: null, mail }] };
}
