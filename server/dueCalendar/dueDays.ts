import { dueCalendarFile, dueInvoices, openCents } from '../../domain/invoices/index.ts';
import type { ServerContext } from '../context.ts';
import { amountIn } from '../effects/mailWords.ts';
import { ensureInvoices } from '../invoices/makeInvoices.ts';
import { todayOf } from '../measurements/readSeries.ts';
import { findWithDueDay } from '../store/dueCalendars.ts';
import { translate, type Locale } from '../texts.ts';

/**
 * The due days of a customer's invoices as a calendar: days and amounts, and nothing of whose they are or what for
 * (`dueCalendar.bare`).
 */
export async function dueDaysOf(context: ServerContext, customerId: string, locale: Locale): Promise<string> {
  const { database, clock, seal } = context;
  await ensureInvoices(context, customerId);
  const today = todayOf(context);
  const due = dueInvoices(await findWithDueDay(database.db, customerId), today);
  return dueCalendarFile({
    name: translate(locale, 'dueCalendar.name'),
    entries: due.map((one) => ({
      // The number of an invoice cannot be found by it.
      uid: seal.digestOf(`due day of ${one.invoiceNo}`),
      dueDate: one.dueDate,
      summary: translate(locale, 'dueCalendar.entry', { amount: amountIn(locale, openCents(one, today)) }),
    })),
    madeAt: clock().getTime(),
  });
}
