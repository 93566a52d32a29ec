import { addressLine } from '../../domain/orders/index.ts';
import type { CampaignProduct } from '../../domain/types.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import { residentMail } from '../effects/residentMail.ts';
import type { RegisteredSite } from '../registers/meteringPoints.ts';
import { findCustomer } from '../store/customers.ts';
import type { Queries } from '../store/queries.ts';
import { knownLocale } from '../texts.ts';
import { goingOnAt } from './placesTaken.ts';

/**
 * The mails to those whose own contract of the kind goes on where and when another's begins (`order.residentTold`): whoever moves
 * in may be mistaken in the address, and whoever moves out may have forgotten to give notice.
 *
 * @param bound of an order that has a contract; none are told of any other
 */
export async function residentsTold(
  db: Queries,
  { template: { product } }: { template: { product: Pick<CampaignProduct, 'productKind'> } },
  bound: {
    site: RegisteredSite | null;
    startDate: string | null;
    contractCode: string | null;
    customerId: string | null;
    today: string;
  },
): Promise<OutgoingMail[]> {
  const { site, startDate, contractCode, customerId, today } = bound;
  if (contractCode === null || site === null || startDate === null) return [];
  const there = await goingOnAt(db, product, { meteringPointNo: site.meteringPointNo, startDate, today });
  const residents = there.filter((one) => one.customerId !== customerId);
  const mails: OutgoingMail[] = [];
  for (const id of new Set(residents.map((one) => one.customerId))) {
    const resident = await findCustomer(db, id);
    if (!resident?.email) continue;
    const { email, firstName, language } = resident;
    const mail = residentMail({
      kind: product.productKind,
      place: addressLine(site.address),
      startDate,
      firstName,
      locale: knownLocale(language) ?? 'fi',
    });
    mails.push({ recipient: email, replyTo: null, mail });
  }
  return mails;
}
