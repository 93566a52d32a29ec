import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type {
  AcceptedOffer,
  ConsentGiven,
  DeclinedOffer,
  NewOrder,
  OpenedOffer,
  OrderForm,
} from '../../domain/types.ts';
import { outboxMessage, productOrder } from '../../server/store/schema.ts';
import { demoPerson, newOrder, ofKaisa, Shop } from './ordering.ts';

export const box = (id: ConsentGiven['id'], isGiven = true, version = '2026-11-01') => ({ id, version, isGiven });

/** The secret of a link in a mail. */
export const linkOf = (mail: { parts: object[] } | undefined, path: string): string => {
  const [, secret = ''] = new RegExp(`/${path}#([\\w-]{22})"`).exec(JSON.stringify(mail?.parts)) ?? [];
  return secret;
};

/** The calls of an offer that Kaisa Lehtonen makes on the telephone, as browsers make them. */
export class Offers extends Shop {
  mailsTo = (recipient: string) =>
    this.server.context.database.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.recipient, recipient))
      .orderBy(outboxMessage.createdAt);

  async rowOf(orderId: string) {
    const { db } = this.server.context.database;
    const [row] = await db.select().from(productOrder).where(eq(productOrder.orderId, orderId));
    if (!row) throw new Error('there is no order');
    return row;
  }

  /** An offer to somebody who is no customer, and the secret of its mail. */
  async offer(form: Partial<OrderForm>, more: Partial<NewOrder>) {
    const order = newOrder(form, { salesInfo: { ...ofKaisa, salesChannel: 'Puhelin' }, ...more });
    const { body, text } = await this.send(order, await this.signedIn(demoPerson('Lehtonen').sub));
    if (!body.isOffer) throw new Error(text);
    const mails = await this.mailsTo(order.formData.contact.email);
    const secret = linkOf(mails.at(-1)?.mail, 'order/offer');
    return { ...body, secret, recipient: order.formData.contact.email };
  }

  open = (secret: string) => this.call<OpenedOffer>('POST', '/api/offer/link', {}, { secret });

  accept = (secret: string, consents: readonly ConsentGiven[], key: string = randomUUID()) =>
    this.call<AcceptedOffer>('POST', '/api/offer/link/accept', { 'idempotency-key': key }, { secret, consents });

  decline = (secret: string, key: string = randomUUID()) =>
    this.call<DeclinedOffer>('POST', '/api/offer/link/decline', { 'idempotency-key': key }, { secret });
}
