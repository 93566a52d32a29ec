import { bankingDayFrom, dueDateOf } from '../../domain/invoices/index.ts';
import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { addDays, addMonths, type Day, firstDayOf, monthOf } from '../../domain/time/index.ts';
import { energyAccountOf, EQUALISED_MONTHS, paidDay } from '../demo/invoices/stories.ts';
import { ledgerOf, type NewInvoice, type Together } from './billed.ts';
import { demoInvoiceNo } from '../demo/invoices/invoiceNumbers.ts';

const EQUALISED_DAY = 20;

/** What equalises a customer's energy account of the year that ended some months ago; none where there is no account (`demo.invoices`). */
export function equalisingOf(together: Together, customerId: string, today: Day): NewInvoice[] {
  const cents = energyAccountOf(customerId);
  if (cents === null) return [];
  const begins = addMonths(firstDayOf(monthOf(today)), -EQUALISED_MONTHS);
  const [fromDate, toDate] = [addMonths(begins, -12), addDays(begins, -1)];
  const invoiceDate = bankingDayFrom(addDays(begins, EQUALISED_DAY - 1));
  const invoiceNo = demoInvoiceNo(customerId, monthOf(toDate), 'equalising');
  const dueDate = dueDateOf(invoiceDate);
  const meteringPointNo = together.supplies[0]?.supply.point.meteringPointNo ?? null;
  return [
    {
      invoiceNo,
      customerId,
      kind: 'equalising',
      billedTogether: `${together.key}/account`,
      contents: ['electricity'],
      meteringPointNos: meteringPointNo === null ? [] : [meteringPointNo],
      ledgerNo: ledgerOf(together),
      fromDate,
      toDate,
      invoiceDate,
      dueDate,
      amountCents: cents,
      paidCents: cents,
      paidOn: paidDay(invoiceNo, dueDate, invoiceDate),
      body: {
        lines: [
          {
            kind: 'adjustment',
            name: { id: 'invoice.line.equalising' },
            content: 'electricity',
            meteringPointNo,
            fromDate,
            toDate,
            quantity: null,
            unit: null,
            unitPrice: null,
            vatPercentage: vatPercentageOn(toDate),
            grossCents: cents,
          },
        ],
        uses: [],
      },
    },
  ];
}
