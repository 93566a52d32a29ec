import { consentsAsked } from '../../domain/orders/index.ts';
import { noteConsents, PORTAL } from '../consents/noteConsents.ts';
import type { Queries } from '../store/queries.ts';
import type { Placing } from './placing.ts';

/**
 * Writes down what was agreed to with an order (`consent.ledger`). What binds to an offer nobody has agreed to yet: the
 * customer does when they accept it (`offer.consents`).
 */
export const addConsentsOf = (
  db: Queries,
  { orderId, order, template, orderer, customerId, isOffer, now }: Placing & { customerId: string | null; isOffer: boolean; now: Date },
): Promise<void> =>
  noteConsents(db, {
    asked: consentsAsked(template, order.formData).filter(({ isRequired }) => !(isOffer && isRequired)),
    consents: order.consents,
    locale: order.locale,
    useCase: template.change ? 'MyProductChange' : 'ContractForm',
    customerId,
    sub: orderer.person?.sub ?? null,
    employee: orderer.staff?.sub ?? null,
    channel: orderer.staff === null ? PORTAL : (order.salesInfo?.salesChannel ?? PORTAL),
    source: orderId,
    at: now,
  });
