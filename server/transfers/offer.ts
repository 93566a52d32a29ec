import { banksIn } from '../../domain/eInvoice/index.ts';
import { offeredDocuments, transferConsents } from '../../domain/transfer/index.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import { addressLine, isWithinWithdrawal } from '../../domain/orders/index.ts';
import type { TransferOffer } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { Contents } from '../content/contents.ts';
import { findCustomer, type CustomerRow } from '../store/customers.ts';
import type { Queries } from '../store/queries.ts';
import { findContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import type { TransferRow } from '../store/transfers.ts';
import type { Locale } from '../texts.ts';
import { contractView } from '../views/contracts.ts';
import { isOpen, stateOf } from './state.ts';

interface Asked {
  row: TransferRow;
  actor: Actor;
  locale: Locale;
  now: Date;
}

/** Where a transfer stands for whoever has opened its link and proven who they are. */
export function stateFor(
  row: TransferRow,
  { customerId, session, representedCustomerIds }: Actor,
  now: Date,
): TransferOffer['state'] {
  if (row.customerId === customerId || representedCustomerIds.has(row.customerId)) return 'own';
  const state = stateOf(row, now);
  return state === 'accepted' && row.newSub !== session?.sub ? 'taken' : state;
}

/** What the retailer has of a consumer who asks; null where they are no customer, or a company is. */
export async function consumerOf(db: Queries, { customerId }: Actor): Promise<CustomerRow | null> {
  const found = await findCustomer(db, customerId);
  return found?.customerType === 'B2C' ? found : null;
}

/**
 * What a new holder is told: the address and the product, and nothing else of whose contract it is; where there is nothing to
 * decide on any more, not even that (`transfer.privacy`).
 */
export async function offerOf(
  db: Queries,
  contents: Pick<Contents, 'consents' | 'documents' | 'settings'>,
  { row, actor, locale, now }: Asked,
): Promise<TransferOffer> {
  const state = stateFor(row, actor, now);
  const isShown = state === 'waiting' || state === 'accepted';
  const customer = await consumerOf(db, actor);
  const handed = isShown ? await findContractAtSite(db, row.contractCode) : null;
  return {
    state,
    customer: isShown && customer ? { email: customer.email, phone: customer.mobileNumber } : null,
    offer: handed && offered(contents, handed, { row, locale, now }),
  };
}

function offered(
  { consents, documents, settings }: Pick<Contents, 'consents' | 'documents' | 'settings'>,
  handed: ContractAtSite,
  { row, locale, now }: Omit<Asked, 'actor'>,
): NonNullable<TransferOffer['offer']> {
  const today = helsinkiToday(now.getTime());
  const isEarlyStart = isWithinWithdrawal(row.day, today);
  const shown = contractView({ ...handed, addons: [], deliveries: [] }, { locale, today });
  const asked = transferConsents(isEarlyStart);
  return {
    day: row.day,
    lastDay: addDays(row.day, -1),
    address: addressLine(handed.meteringPoint),
    productName: shown.productName,
    productDescription: shown.productDescription,
    endDate: row.before === null ? shown.endDate : row.before.endDate,
    noticePeriodDays: shown.noticePeriodDays,
    isEarlyStart,
    isOpen: isOpen(row, now),
    ...(row.form?.billing.method === 'eInvoice' && { isEInvoiceToApprove: true }),
    prices: shown.prices,
    consents: consents.filter(({ id }) => asked.includes(id)),
    terms: offeredDocuments.flatMap((documentId) => {
      const document = documents.get(documentId);
      const href = `/api/documents/${documentId}?lang=${locale}`;
      return document ? [{ documentId, name: document.title[locale], href }] : [];
    }),
    paperInvoiceFeeCents: settings.paperInvoiceFeeCents,
    eInvoiceBanks: banksIn(settings.eInvoiceBanks, locale),
  };
}
