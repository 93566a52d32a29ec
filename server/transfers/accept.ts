import { acceptanceFaults, transferConsents } from '../../domain/transfer/index.ts';
import { addressLine, isWithinWithdrawal } from '../../domain/orders/index.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import type { components } from '../../openapi/api.gen.ts';
import type { TransferAcceptance } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import { noteConsents, PORTAL } from '../consents/noteConsents.ts';
import type { Contents } from '../content/contents.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import type { TakenOver } from '../effects/transferMail.ts';
import { addConsumer } from '../orders/newCustomer.ts';
import { ProblemError } from '../problem.ts';
import { askCredit } from '../registers/credit.ts';
import { endContracts } from '../store/endContracts.ts';
import { addContract } from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';
import { findContractAtSite, holdContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { endTransfer, holdTransfer, type TransferRow } from '../store/transfers.ts';
import { languageOf, type Locale } from '../texts.ts';
import { obstacleOf } from './begin.ts';
import type { Context } from './context.ts';
import { mailsOf } from './mails.ts';
import { consumerOf, stateFor } from './offer.ts';

interface Acceptance {
  found: TransferRow;
  acceptance: TransferAcceptance;
  actor: Actor;
  locale: Locale;
  contents: Pick<Contents, 'consents' | 'settings'>;
  /** Of the portal. */
  publicUrl: string;
}

type Accepted = { answer: components['schemas']['AcceptedTransfer']; mails: OutgoingMail[] };

/**
 * A contract becomes the new holder's (`transfer.accepted`): the old one ends the day before, the same product begins on the
 * day. Who has done so already gets the same answer.
 *
 * @throws ProblemError `transfer.over` where it waits for nobody any more, or belongs to whoever accepts it;
 *   `transfer.notPossible` where the contract has changed meanwhile; `order.termsChanged` where the words of a box have;
 *   `transfer.notCreditable`; `request.invalid` naming each field
 */
export async function acceptTransfer(context: Context, given: Acceptance): Promise<Accepted> {
  const { db, now } = context;
  const { found, acceptance, actor, locale } = given;
  const handed = await holdContractAtSite(db, found.contractCode);
  const held = await holdTransfer(db, found.transferId);
  const { person } = actor;
  if (!handed || !held || person === null) throw new ProblemError('resource.notFound');
  const answer = {
    day: held.day,
    address: addressLine(handed.meteringPoint),
    productName: handed.product.name[locale],
  };
  const state = stateFor(held, actor, now);
  if (state === 'accepted') return { answer, mails: [] };
  if (state !== 'waiting') throw new ProblemError('transfer.over');
  if ((await obstacleOf(db, handed, now)) !== null) throw new ProblemError('transfer.notPossible');
  await check(db, given, held.day, now);
  if (!(await askCredit(db, person.identityCode)).isCreditable) throw new ProblemError('transfer.notCreditable');

  const { consents: _consents, ...form } = acceptance;
  const customerId =
    (await consumerOf(db, actor))?.customerId ??
    (await addConsumer(db, { person, contact: form.contact, address: () => needed(form.address), locale }));
  const newContractCode = await takeOver(db, handed, { customerId, day: held.day });
  const row = await endTransfer(db, held.transferId, {
    state: 'accepted',
    endedAt: now,
    newSub: person.sub,
    newCustomerId: customerId,
    newLanguage: languageOf(locale),
    newContractCode,
    form,
    before: { status: handed.contract.status, endDate: handed.contract.endDate },
  });
  await noteBoxes(db, given, { row, customerId, now });
  const made = await takenOver(db, given, newContractCode);
  return { answer, mails: await mailsOf(context, { what: 'accepted', row, handed, made }) };
}

/** What was read is what holds now, and nothing is missing. */
async function check(db: Queries, { acceptance, actor, contents }: Acceptance, day: string, now: Date): Promise<void> {
  const isAsRead = acceptance.consents.every((read) =>
    contents.consents.some(({ id, version }) => id === read.id && version === read.version),
  );
  if (!isAsRead) throw new ProblemError('order.termsChanged');
  const faults = acceptanceFaults(acceptance, {
    isCustomer: (await consumerOf(db, actor)) !== null,
    isEarly: isWithinWithdrawal(day, helsinkiToday(now.getTime())),
    banks: contents.settings.eInvoiceBanks.map(({ id }) => id),
  });
  if (faults.length > 0)
    throw new ProblemError('request.invalid', {
      errors: faults.map(({ field, rule }) => ({ field: `body.${field}`, rule })),
    });
}

function needed(address: TransferAcceptance['address']) {
  if (address === null) throw new Error('a new customer has an address');
  return address;
}

/** The same product from the day on. @returns the code of the new contract */
async function takeOver(
  db: Queries,
  handed: ContractAtSite,
  { customerId, day }: { customerId: string; day: string },
): Promise<string> {
  const { meteringPointNo, contractTypeNo, contractGroupNo, tariffNo, endDate, billingGroupNo, prices } =
    handed.contract;
  await endContracts(db, [handed.contract.contractCode], addDays(day, -1));
  return addContract(db, {
    customerId,
    meteringPointNo,
    contractTypeNo,
    contractGroupNo,
    tariffNo,
    status: 'O',
    startDate: day,
    endDate,
    billingGroupNo,
    prices,
    allowedReasonForContractEnd: handed.contract.allowedReasonForContractEnd,
    isCombined: true,
  });
}

/** What the new holder is told of their contract. */
async function takenOver(
  db: Queries,
  { acceptance, contents: { settings }, publicUrl }: Acceptance,
  contractCode: string,
): Promise<TakenOver> {
  const made = await findContractAtSite(db, contractCode);
  if (!made) throw new ProblemError('resource.notFound');
  const { contractNo } = made.contract;
  return {
    contractNo,
    contractLink: `${publicUrl}/contracts/${contractCode}`,
    withdrawalLink: `${publicUrl}/withdrawal?contract=${contractNo}`,
    method: acceptance.billing.method,
    paperInvoiceFeeCents: settings.paperInvoiceFeeCents,
  };
}

/** What was agreed to, in the words that were read (`transfer.consents`). */
function noteBoxes(
  db: Queries,
  { acceptance: { consents }, contents, locale }: Acceptance,
  { row, customerId, now }: { row: TransferRow; customerId: string; now: Date },
): Promise<void> {
  const boxes = transferConsents(isWithinWithdrawal(row.day, helsinkiToday(now.getTime())));
  return noteConsents(db, {
    asked: contents.consents.filter(({ id }) => boxes.includes(id)),
    consents,
    locale,
    useCase: 'ContractForm',
    customerId,
    sub: row.newSub,
    employee: null,
    channel: PORTAL,
    source: row.transferId,
    at: now,
  });
}
