import { eq, inArray } from 'drizzle-orm';
import { isWithinWithdrawal } from '../../domain/orders/withdrawalRight.ts';
import { helsinkiToday, priceLockPeriod } from '../../domain/time/index.ts';
import type { NewAddition } from '../../domain/types.ts';
import { orderIdOf } from '../../server/orders/orderId.ts';
import type { Database } from '../../server/store/database.ts';
import {
  consent,
  contract,
  contractAddon,
  contractDelivery,
  orderedService,
  productOrder,
  transfer,
} from '../../server/store/schema.ts';
import { newOrder } from '../../tests/orders/ordering.ts';
import { recipientOf, type Intent, type Taking, type Writer } from './kind.ts';

/** The service that every order of the drill has along. */
const SERVICE = 'tuulisahko';

export const orderName = ({ key }: Pick<Intent, 'key'>) => orderIdOf(key);

/** An order whose mail goes to its own name; what it is about is where it is delivered. */
export const orderBy = (intent: Intent, form: Parameters<typeof newOrder>[0], more?: Parameters<typeof newOrder>[1]) =>
  newOrder(
    {
      contact: { email: recipientOf(orderName(intent)), phone: '0401234567' },
      services: [SERVICE],
      deliverySite: { meteringPointId: intent.about, isToBeFound: false, address: null },
      ...form,
    },
    more,
  );

/** A place of the writer's own: nobody has two contracts at one (`order.contracts`). */
export const takeSite = ({ writer }: Taking): string | null => writer.sites.shift() ?? null;

/** What an order leaves out of who has signed in. */
export const known = ({ customerId }: Writer) => ({ customerId, person: null, address: null });

/** What is agreed to with a lock: also that it may begin soon, where it does. */
export function lockConsents(): NewAddition['consents'] {
  const today = helsinkiToday(Date.now());
  const isSoon = isWithinWithdrawal(priceLockPeriod(today).from, today);
  const boxes = isSoon ? (['terms', 'earlyStart'] as const) : (['terms'] as const);
  return boxes.map((id) => ({ id, version: '2026-11-01', isGiven: true }));
}

/** Every order, by its id; an offer is one once it was accepted. */
export async function orderRows({ db }: Database): Promise<string[]> {
  const orders = await db
    .select({ id: productOrder.orderId })
    .from(productOrder)
    .where(eq(productOrder.isOffer, false));
  return orders.map(({ id }) => id);
}

export const contractCodes = async ({ db }: Database): Promise<string[]> =>
  (await db.select({ code: contract.contractCode }).from(contract)).map(({ code }) => code);

/**
 * Orders of which a part is missing or there twice: the contract that it came to, or what it added to one, its services, what was agreed to with it;
 * contracts that no order and no accepted transfer, or more than one, came to; and accepted transfers that came to none.
 *
 * @param names of the orders that were sent
 * @param begun the contracts that were there before
 */
export async function tornOrders(
  database: Database,
  names: readonly string[],
  begun: ReadonlySet<string>,
): Promise<string[]> {
  const { db } = database;
  if (names.length === 0) return [];
  const orders = await db
    .select()
    .from(productOrder)
    .where(inArray(productOrder.orderId, [...names]));
  const services = await db.select({ id: orderedService.orderId }).from(orderedService);
  const consents = await db.select({ id: consent.source, what: consent.consentId }).from(consent);
  const made = (await contractCodes(database)).filter((code) => !begun.has(code));

  // A lock is days of another tariff, and no add-on.
  const added = [...(await db.select().from(contractAddon)), ...(await db.select().from(contractDelivery))];
  const isAdded = (addedTo: string | null, tariffNo: number) =>
    added.some((one) => one.contractCode === addedTo && one.tariffNo === tariffNo);

  const torn = orders.flatMap(({ orderId, form, contractCode, addedTo, tariffNo }) => {
    const its = services.filter(({ id }) => id === orderId);
    const given = consents.filter(({ id }) => id === orderId).map(({ what }) => what);
    const isWhole =
      its.length === form.services.length &&
      given.includes('terms') &&
      new Set(given).size === given.length &&
      (addedTo === null ? contractCode !== null && made.includes(contractCode) : isAdded(addedTo, tariffNo));
    return isWhole ? [] : [orderId];
  });
  const accepted = await db.select().from(transfer).where(eq(transfer.state, 'accepted'));
  const handed = accepted.map(({ newContractCode }) => newContractCode ?? '');
  const lost = handed.filter((code) => !made.includes(code));
  const named = [...handed, ...orders.map(({ contractCode }) => contractCode)];
  return [...torn, ...lost, ...made.filter((code) => named.filter((one) => one === code).length !== 1)];
}
