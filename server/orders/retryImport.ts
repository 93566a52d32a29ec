import type { OutgoingMail } from '../documents/withDocuments.ts';
import { serviceMail } from '../effects/serviceMail.ts';
import { importPart } from '../registers/orderImport.ts';
import { findCustomer } from '../store/customers.ts';
import { addAddon, findHolder } from '../store/newCustomers.ts';
import { findService, holdService, noteServiceImport, type OrderedServiceRow, type OrderRow } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { holdOrder, isWithdrawn } from '../store/withdrawals.ts';

interface Retried {
  /** Null where it has not come through. */
  importNo: string | null;
  mails: OutgoingMail[];
}

/**
 * Gives a service of an order to the retailer's system again, and to its contract once it is there, and confirms it
 * (`order.retry`). One that has come through stays as it is; without its order, and where that was withdrawn from, none is tried.
 *
 * @returns its number; null where the order has no such service
 */
export async function retryImport(
  { db, now }: { db: Queries; now: Date },
  order: OrderRow,
  templateId: string,
): Promise<Retried | null> {
  const { orderId, customerId, importNo: orderImportNo, contractCode, startDate } = order;
  await holdOrder(db, orderId);
  const service = await holdService(db, orderId, templateId);
  if (!service) return null;
  const isOver = orderImportNo === null || (await isWithdrawn(db, orderId));
  if (service.importNo !== null || isOver) return { importNo: service.importNo, mails: [] };
  const identityCode = customerId === null ? null : ((await findHolder(db, customerId))?.identityCode ?? null);
  const importNo = await importPart(db, { orderId, templateId, identityCode, iban: null, isRetry: true });
  if (importNo === null) return { importNo, mails: [] };
  await noteServiceImport(db, { orderId, templateId, importNo });
  if (contractCode !== null && startDate !== null)
    await addAddon(db, { contractCode, tariffNo: service.tariffNo, startDate, price: service.price });
  return { importNo, mails: [await confirmationOf(db, order, { ...service, now })] };
}

/** In the order's language, at the price that was ordered. */
async function confirmationOf(
  db: Queries,
  { customerId, orderNo, language, startDate, form }: OrderRow,
  { tariffNo, price, now }: Pick<OrderedServiceRow, 'tariffNo' | 'price'> & { now: Date },
): Promise<OutgoingMail> {
  const customer = await findCustomer(db, customerId);
  const sold = await findService(db, tariffNo);
  const locale = language.toLowerCase() as Locale;
  const mail = serviceMail({
    locale,
    orderNo,
    service: { productName: sold.name[locale], price: price ?? sold.price },
    startDate,
    customerType: form.customerType,
    firstName: customer?.isCompany === false ? customer.firstName : null,
    now,
  });
  return { recipient: form.contact.email, replyTo: null, mail };
}
