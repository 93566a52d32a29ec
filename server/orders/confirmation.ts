import type { OrderResult } from '../../domain/types.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import { orderDocuments, orderMail } from '../effects/orderMail.ts';
import { mailsOfCustomer } from '../effects/recipients.ts';
import type { CustomerRow } from '../store/customers.ts';
import type { Placing } from './placing.ts';

interface Confirmed {
  answer: OrderResult;
  contractCode: string | null;
  /** Whose order it is; null where there is no customer. */
  customer: Pick<CustomerRow, 'isCompany' | 'firstName' | 'email'> | null;
  /** Of the link by which it may be withdrawn from; null where it may not. */
  secret: string | null;
  /** Of an offer: where it is accepted, and until when. */
  offer: { link: string; lastDay: string } | null;
}

/**
 * What whoever has ordered, or is offered something, is told in writing, with its documents (`order.mail`). Of what an employee
 * ordered, and of what ends a contract of theirs, the customer hears at their own address too (`order.mailKnown`).
 */
export function confirmation(
  { now, publicUrl }: { now: Date; publicUrl: string },
  { order, template, orderer }: Placing,
  { answer, contractCode, customer, secret, offer }: Confirmed,
): OutgoingMail[] {
  const { contact, company, person } = order.formData;
  const isOfCompany = company !== null || customer?.isCompany === true;
  const said = {
    order,
    template,
    answer,
    now,
    withdrawalLink: secret && `${publicUrl}/withdrawal#${secret}`,
    firstName: isOfCompany ? null : (orderer.person?.givenName ?? person?.firstName ?? customer?.firstName ?? null),
    contractLink: contractCode && `${publicUrl}/contracts/${contractCode}`,
    offer,
  };
  const endsContract = template.change !== undefined || (answer.product?.replaces ?? []).length > 0;
  const owner = orderer.staff !== null || endsContract ? customer : null;
  return mailsOfCustomer(contact.email, owner, { mail: orderMail(said), documents: orderDocuments(said) });
}
