import { kindOf } from '../../domain/contracts/index.ts';
import { addressLine, postalLine } from '../../domain/orders/index.ts';
import { terminationFaults, terminationNumber, terminationTerms } from '../../domain/termination/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { NewTermination, Termination } from '../../domain/types.ts';
import type { WrittenBy } from '../access/writtenBy.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { mailsOfCustomer } from '../effects/recipients.ts';
import { terminationMail } from '../effects/terminationMail.ts';
import { ProblemError } from '../problem.ts';
import { findCustomer } from '../store/customers.ts';
import type { Posted } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import { addTermination, endContract, holdContract } from '../store/terminations.ts';
import { languageOf, type Locale } from '../texts.ts';
import { endOffered } from '../transfers/endOffered.ts';

interface Notice {
  contractNo: string;
  wish: NewTermination;
  by: WrittenBy;
  locale: Locale;
  now: Date;
}

/**
 * Gives notice of a contract (`termination.made`): it is ending from then on, a row waits for the retailer's system, and a
 * confirmation goes out. All of it holds, or nothing.
 *
 * @param db of the transaction
 * @throws ProblemError `request.invalid` naming each field; `termination.notPossible`, `termination.dayNotPossible`
 */
export async function terminate(
  db: Queries,
  { contractNo, wish, by, locale, now }: Notice,
): Promise<{ answer: Termination; mails: Posted[] }> {
  const faults = terminationFaults(wish);
  if (faults.length > 0)
    throw new ProblemError('request.invalid', {
      errors: faults.map(({ field, rule }) => ({ field: `body.${field}`, rule })),
    });
  const today = helsinkiToday(now.getTime());
  const held = await holdContract(db, contractNo, wish.lastDay);
  if (!held) throw new ProblemError('resource.notFound');
  const { contract, product, meteringPoint, addons } = held;
  const { reason, lastDay, email, billAddress } = wish;
  const terms = terminationTerms({ ...contract, noticePeriodDays: product.noticePeriodDays }, today);
  const term = terms.isPossible ? terms.reasons.find((allowed) => allowed.reason === reason) : undefined;
  if (!term) throw new ProblemError('termination.notPossible');
  if (lastDay < term.earliest || lastDay > term.latest) throw new ProblemError('termination.dayNotPossible');

  const { contractCode, customerId } = contract;
  const customer = await findCustomer(db, customerId);
  const told = mailLocale(locale, by, customer);
  await endContract(db, contractCode, lastDay);
  const serialNo = await addTermination(db, {
    contractCode,
    customerId,
    reason,
    lastDay,
    email,
    billAddress: billAddress ?? null,
    language: languageOf(told),
    ...by,
    receivedAt: now,
  });
  const namesOf = (isDetached: boolean, language: Locale) =>
    addons.filter((addon) => addon.isDetached === isDetached).map(({ name }) => name[language]);
  const answerIn = (language: Locale): Termination => ({
    terminationNo: terminationNumber(today, serialNo),
    contractCode,
    kind: kindOf(contract),
    productName: product.name[language],
    place: addressLine(meteringPoint),
    reason,
    lastDay,
    email,
    billPlace: billAddress ? postalLine(billAddress, language) : null,
    endingAddons: namesOf(false, language),
    continuingAddons: namesOf(true, language),
    receivedAt: now.toISOString(),
  });
  const mails = mailsOfCustomer(email, customer, { mail: terminationMail(answerIn(told), told) });
  return { answer: answerIn(locale), mails: [...mails, ...(await endOffered({ db, now }, contractCode, 'ended'))] };
}
