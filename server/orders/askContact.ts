import type { OrderResult } from '../../domain/types.ts';
import { contactMail, contactServiceMail } from '../effects/contactMail.ts';
import type { Settings } from '../settings.ts';
import { findCustomer } from '../store/customers.ts';
import { addContactRequest } from '../store/orders.ts';
import { languageOf } from '../texts.ts';
import { orderedProduct } from './orderedProduct.ts';
import type { Orderer } from './orderer.ts';
import type { Placed, Placing, PlacingContext } from './placing.ts';
import { orderingCompany } from './orderingCompany.ts';
import { processOf } from './process.ts';
import { soldBy } from './soldBy.ts';
import { withNumber } from './withNumber.ts';

interface Context extends PlacingContext {
  settings: Pick<Settings, 'mail'>;
}

type Asked = Omit<Placing, 'orderer' | 'agreedAt'> & {
  /** Who has signed in, in whatever way; null of a stranger and an employee. */
  sub: string | null;
  /** Null: whoever it is proves nothing here, as nothing is ordered. */
  orderer: Orderer | null;
};

/**
 * Has somebody called who does not take a price offer (`order.offerRejected`): one row, a receipt, and a mail to the
 * customer service. No register is asked, and nothing is imported or made.
 */
export async function askContact({ db, now, settings }: Context, asked: Asked): Promise<Placed> {
  const { orderId, order, template, page, sub, orderer } = asked;
  const { customerId: named, person, company, contact } = order.formData;
  const customerId = named ?? orderer?.customerId ?? null;
  const name = person && `${person.firstName} ${person.lastName}`;
  const requestNo = await withNumber((number) =>
    addContactRequest(db, {
      orderId,
      requestNo: number,
      customerId,
      sub,
      campaignId: order.campaignId,
      ...order.productData,
      contracts: order.contracts,
      name,
      companyName: company?.companyName ?? null,
      businessId: company?.businessId ?? null,
      ...contact,
      language: languageOf(order.locale),
      ...soldBy(order, orderer?.staff ?? null),
      createdAt: now,
    }),
  );
  const customer = await findCustomer(db, customerId);
  const ofCompany = orderingCompany(customer, company);
  const answer: OrderResult = {
    orderId,
    verifier: null,
    proofUntil: null,
    process: processOf(template),
    orderNo: requestNo,
    importNo: null,
    isOffer: false,
    isContactRequest: true,
    isCreditable: null,
    security: null,
    isLiableCompanyGrid: null,
    isSccHouseType: null,
    isCustomer: null,
    isMoving: null,
    noOfServicesToImport: 0,
    serviceImportNos: [],
    error: null,
    ...(ofCompany && { company: ofCompany }),
    product: orderedProduct({ order, template: page?.template ?? template }, { place: null, startDate: null }),
  };
  const said = { requestNo, product: template.product.productName, phone: contact.phone, locale: order.locale };
  const ofPerson = { ...said, customerId, name: [name, company?.companyName].filter(Boolean).join(', ') || null };
  const { customerService } = settings.mail;
  return {
    answer,
    mails: [
      { recipient: contact.email, replyTo: null, mail: contactMail(said) },
      { recipient: customerService, replyTo: contact.email, mail: contactServiceMail(ofPerson) },
    ],
  };
}
