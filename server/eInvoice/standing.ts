import { banksIn, eInvoiceStanding } from '../../domain/eInvoice/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { EInvoice } from '../../domain/types.ts';
import type { ContentSettings } from '../content/shapes.ts';
import { ProblemError } from '../problem.ts';
import { findEInvoicePayer } from '../store/eInvoices.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';

interface Asked {
  customerId: string;
  locale: Locale;
  now: Date;
  settings: Pick<ContentSettings, 'eInvoiceBanks'>;
}

/**
 * How a customer stands to e-invoices, with the banks where they may be ordered (`eInvoice.standing`).
 *
 * @throws ProblemError `resource.notFound`
 */
export async function eInvoiceOf(db: Queries, { customerId, locale, now, settings }: Asked): Promise<EInvoice> {
  const found = await findEInvoicePayer(db, customerId);
  if (!found) throw new ProblemError('resource.notFound');
  const { payer, contracts, last } = found;
  const standing = eInvoiceStanding({ ...payer, contracts }, last, helsinkiToday(now.getTime()));
  const banks = banksIn(settings.eInvoiceBanks, locale);
  const isOrdered = standing === 'active' || standing === 'waiting';
  const mayBeOrdered = standing === 'none' || standing === 'waiting';
  const bank = isOrdered ? banks.find(({ id }) => id === last?.bankId) : undefined;
  return { customerId, standing, bank: bank ?? null, banks: mayBeOrdered ? banks : [] };
}
