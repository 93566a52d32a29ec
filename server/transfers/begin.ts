import { addressLine } from '../../domain/orders/index.ts';
import { transferDays, transferFaults, transferObstacle } from '../../domain/transfer/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { NewTransfer, TransferOfContract } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { Relation } from '../access/accessRule.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { isStaffOrder } from '../orders/orderer.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret, newSecret } from '../proof/secrets.ts';
import { findCustomer } from '../store/customers.ts';
import type { Queries } from '../store/queries.ts';
import { findContractAtSite, holdContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { addTransfer, findTransferOf } from '../store/transfers.ts';
import { languageOf, type Locale } from '../texts.ts';
import type { Context } from './context.ts';
import { mailsOf } from './mails.ts';
import { stateOf, transferView } from './state.ts';

/** How the transfer of a contract stands, and on which days it may be handed over (`transfer.which`, `transfer.days`). */
export async function standingOf(
  { db, now }: Context,
  contractCode: string,
  locale: Locale,
): Promise<TransferOfContract> {
  const handed = await findContractAtSite(db, contractCode);
  if (!handed) throw new ProblemError('resource.notFound');
  const last = await findTransferOf(db, contractCode);
  const obstacle = await obstacleOf(db, handed, now);
  const days = transferDays(handed.contract, helsinkiToday(now.getTime()));
  return {
    productName: handed.product.name[locale],
    address: addressLine(handed.meteringPoint),
    obstacle,
    firstDay: obstacle === null ? (days?.first ?? null) : null,
    lastDay: obstacle === null ? (days?.last ?? null) : null,
    ...(last && { transfer: transferView(last, now) }),
  };
}

/** Why a contract cannot be handed over; null where it can. */
export async function obstacleOf(db: Queries, { contract }: ContractAtSite, now: Date) {
  const holder = await findCustomer(db, contract.customerId);
  return transferObstacle(contract, holder?.customerType ?? 'B2B', helsinkiToday(now.getTime()));
}

interface Wish {
  contractCode: string;
  wish: NewTransfer;
  actor: Actor;
  relation: Relation | null;
  locale: Locale;
  /** Where the portal stands: what the link begins with. */
  publicUrl: string;
}

/**
 * Offers a contract to its new holder (`transfer.asked`). One that still waits, and one that was accepted, stays
 * (`transfer.other`).
 *
 * @throws ProblemError `transfer.notPossible`, `transfer.waiting`, `transfer.accepted`; `request.invalid` naming each field
 */
export async function beginTransfer(
  context: Context,
  { contractCode, wish, actor, relation, locale, publicUrl }: Wish,
) {
  const { db, now } = context;
  const handed = await holdContractAtSite(db, contractCode);
  if (!handed) throw new ProblemError('resource.notFound');
  const former = await findTransferOf(db, contractCode);
  const formerState = former && stateOf(former, now);
  if (formerState === 'accepted') throw new ProblemError('transfer.accepted');
  if (formerState === 'waiting') throw new ProblemError('transfer.waiting');
  const days = transferDays(handed.contract, helsinkiToday(now.getTime()));
  if (days === null || (await obstacleOf(db, handed, now)) !== null) throw new ProblemError('transfer.notPossible');
  const faults = transferFaults(wish, days);
  if (faults.length > 0)
    throw new ProblemError('request.invalid', {
      errors: faults.map(({ field, rule }) => ({ field: `body.${field}`, rule })),
    });

  const secret = newSecret();
  const isStaff = isStaffOrder(actor, relation);
  const { customerId } = handed.contract;
  const actingReason = isStaff ? (actor.acting?.reason ?? null) : null;
  const row = await addTransfer(db, {
    contractCode,
    customerId,
    sub: isStaff ? null : (actor.session?.sub ?? null),
    employee: isStaff ? (actor.session?.sub ?? null) : null,
    actingReason,
    ...wish,
    secret: digestOfSecret(secret),
    language: languageOf(mailLocale(locale, { actingReason }, await findCustomer(db, customerId))),
    createdAt: now,
  });
  const mails = await mailsOf(context, {
    what: 'offered',
    row,
    handed,
    link: `${publicUrl}/transfer/verify#${secret}`,
  });
  return { answer: transferView(row, now), mails };
}
