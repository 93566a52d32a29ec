import { billingBlock, isBilled, isChangeable } from '../../domain/billing/index.ts';
import { addressLine } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { BillingBlock, BillingFrequencyChange, NewBillingFrequency } from '../../domain/types.ts';
import type { WrittenBy } from '../access/writtenBy.ts';
import { billingFrequencyMail } from '../effects/billingFrequencyMail.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { ProblemError } from '../problem.ts';
import { changeBilling, findBillingStanding, holdBilledContract, type BilledRow } from '../store/billing.ts';
import type { Posted } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import { translate, type Locale } from '../texts.ts';

interface Wish extends NewBillingFrequency {
  by: WrittenBy;
  locale: Locale;
  now: Date;
}

/** Why nothing is changed, in the ids of texts. */
const blocks: Record<BillingBlock, string> = {
  deceased: 'billing.blocked.deceased',
  inCollection: 'billing.blocked.inCollection',
};

/** Why a contract is not invoiced so, in the id of a text; null where it may be. */
function refusalOf({ contract }: BilledRow, frequency: number, today: string): string | null {
  if (!isBilled(contract, today)) return 'billing.refused.ended';
  if (!isChangeable(contract)) return 'billing.refused.heat';
  return contract.billingGroupNo === frequency ? 'billing.refused.same' : null;
}

/**
 * Has a contract invoiced every so many months, from the next invoice on (`billing.changed`): the contract says so at once, a row
 * waits for the retailer's system, and a receipt goes to the customer's address where there is one. All of it holds, or nothing.
 *
 * @param db of the transaction
 * @throws ProblemError `resource.notFound` where the contract is not that customer's; `billing.notPossible`, with why
 */
export async function changeFrequency(
  db: Queries,
  { customerId, contractNo, frequency, by, locale, now }: Wish,
): Promise<{ answer: BillingFrequencyChange; mails: Posted[] }> {
  const held = await holdBilledContract(db, contractNo);
  const standing = await findBillingStanding(db, customerId);
  if (!held || !standing || held.contract.customerId !== customerId) throw new ProblemError('resource.notFound');
  const today = helsinkiToday(now.getTime());
  const block = billingBlock(standing, today);
  const refused = block === null ? refusalOf(held, frequency, today) : blocks[block];
  if (refused !== null) throw new ProblemError('billing.notPossible', { errorMessage: translate(locale, refused) });
  const { contractCode, billingGroupNo: before } = held.contract;
  await changeBilling(db, { contractCode, before, after: frequency, ...by, receivedAt: now });
  const recipient = standing.payer.email;
  const answer = { contractCode, billingGroup: { billingGroupNo: frequency }, isMailed: recipient !== null };
  const facts = { contractNo, address: addressLine(held.meteringPoint), before, after: frequency };
  const mail = billingFrequencyMail(facts, mailLocale(locale, by, standing.payer));
  return { answer, mails: recipient === null ? [] : [{ recipient, replyTo: null, mail }] };
}
