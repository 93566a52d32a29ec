import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isOfferRejected, normalForm } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { CampaignTemplate, NewOrder } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import { recordVisits } from '../access/staffAudit.ts';
import type { ServerContext } from '../context.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { ProblemError } from '../problem.ts';
import { findOrder } from '../store/orders.ts';
import type { Locale } from '../texts.ts';
import { askContact } from './askContact.ts';
import { checkOrder } from './checkOrder.ts';
import { keepForProof } from './keepForProof.ts';
import { offeredProduct } from './offered.ts';
import { orderIdOf } from './orderId.ts';
import { isStaffOrder, ordererOf } from './orderer.ts';
import { placeOrder } from './placeOrder.ts';
import type { Placed } from './placing.ts';
import { isTelephone } from './telephone.ts';

interface Sent {
  order: NewOrder;
  /** Of the page, which an employee reads in a language of their own. */
  locale: Locale;
  actor: Actor;
  raw: FastifyRequest;
}

/**
 * Takes an order as it was sent: of somebody who is known it is made, of everyone else kept until they have proven who they
 * are (`order.whoProves`), in the one form in which it is kept (`order.normal`). Who does not take a price offer orders
 * nothing, and is called (`order.offerRejected`).
 *
 * @param formOf what the order asks for, of the product as it is offered today, in a language
 * @throws ProblemError as `offeredProduct` and `checkOrder` say
 */
export async function takeOrder(
  { database, clock, contents, seal, settings }: ServerContext,
  { order: sent, locale, actor, raw }: Sent,
  formOf: (template: CampaignTemplate, locale: Locale) => CampaignTemplate = (template) => template,
): Promise<Placed> {
  const { db } = database;
  const now = clock();
  const isStaff = isStaffOrder(actor, raw.relation);
  const isOffer = isStaff && (sent.importAsOffer || isTelephone(sent, contents.current.settings));
  const order: NewOrder = {
    ...sent,
    formData: normalForm(sent.formData),
    importAsOffer: sent.importAsOffer || isOffer,
    // Whoever is made an offer ticks them, when they accept it (`offer.consents`).
    consents: isOffer ? [] : sent.consents,
  };
  const today = helsinkiToday(now.getTime());
  const templateIn = async (language: Locale) =>
    formOf(await offeredProduct(db, contents.current, { ...order, locale: language }, today), language);
  const template = await templateIn(order.locale);
  // A lock changes a contract that is there (`priceLock.alone`).
  if (isLock(template.product)) throw new ProblemError('resource.notFound');
  const orderer = ordererOf(actor, raw.relation, order);
  await checkOrder(db, { order, template, actor, isStaff, orderer, today });

  const isOtherPage = isStaff && locale !== order.locale;
  const page = isOtherPage && { page: { template: await templateIn(locale), locale } };
  const asked = { order, template, ...page };
  const orderId = orderIdOf(String(raw.headers['idempotency-key']));
  if (isOfferRejected(order.formData)) {
    await raw.countMailTo(order.formData.contact.email);
    const by = { sub: isStaff || actor.principals.has('blocked') ? null : (actor.person?.sub ?? null), orderer };
    return askContact({ db, now, settings }, { orderId, ...asked, ...by });
  }
  if (orderer !== null) {
    const placed = await placeOrder({ db, now, seal, settings }, { orderId, ...asked, orderer, agreedAt: now });
    if (orderer.staff !== null && orderer.customerId === null)
      await recordTyped({ database, clock }, orderer.staff.sub, orderId);
    return placed;
  }
  const answer = await keepForProof({ db, seal, now }, orderId, { order, template }, proverOf(actor, order));
  return { answer, mails: [] };
}

/** Who was no customer, and is one with what an employee has ordered, is told of it like whoever was opened (`accesses.order`). */
async function recordTyped(context: Pick<ServerContext, 'database' | 'clock'>, employee: string, orderId: string) {
  const { customerId = null } = (await findOrder(context.database.db, orderId)) ?? {};
  if (customerId === null) return;
  await recordVisits(context, employee, 'sendOrder', [{ customerId, reason: '', visit: randomUUID() }]);
}

/** Whose identity must be proven: that which was typed, or of whoever has signed in in another way. */
function proverOf({ person }: Actor, { formData }: NewOrder): string {
  const identityCode = formData.person?.identityCode ?? person?.identityCode;
  if (!identityCode) throw new Error('nobody is named who could prove the order');
  return identityCode;
}
