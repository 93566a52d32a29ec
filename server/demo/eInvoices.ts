import { addDays } from '../../domain/time/index.ts';
import { eInvoiceOrder } from '../store/schema.ts';
import type { DemoRows } from './rows.ts';
import { demoPeople } from './people.ts';

/** Who has e-invoices: of Jyrki-Pekka the newest invoice is in his bank already (`demo.invoices`). */
const holders = [{ customerId: '40130244', bankId: 'nordea', days: 400 }];

/** The orders of e-invoices that a bank has approved. */
export const demoRows = (today: string): DemoRows[] => [
  {
    table: eInvoiceOrder,
    rows: holders.map(({ customerId, bankId, days }) => {
      const on = addDays(today, -days);
      return {
        orderId: `e-${customerId}`,
        customerId,
        bankId,
        approvedOn: on,
        sub: demoPeople.find((person) => person.customerId === customerId)?.sub ?? null,
        employee: null,
        actingReason: null,
        state: 'done' as const,
        receivedAt: new Date(`${on}T09:00:00.000Z`),
      };
    }),
  },
];
