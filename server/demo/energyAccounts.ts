import { energyAccount } from '../store/schema.ts';
import { points } from './meteringPoints.ts';
import type { DemoRows } from './rows.ts';

/** Who pays the same sum each month: Sari an energy account, Eeva a flex payment (`demo.invoices`). */
const accounts = [
  {
    ledgerNo: '5000520',
    customerId: '40163350',
    kind: 'energyAccount',
    meteringPointNo: points.pahkinamaki.meteringPointNo,
    monthlyCents: 9500,
    startsOn: '2023-07-01',
    equalisingMonth: 7,
    lowestCents: null,
    mostOwedCents: null,
  },
  {
    ledgerNo: '5000803',
    customerId: '40185533',
    kind: 'flexPayment',
    meteringPointNo: points.insinoorinkatu.meteringPointNo,
    monthlyCents: 2000,
    startsOn: '2025-10-01',
    equalisingMonth: 9,
    lowestCents: 1500,
    mostOwedCents: 10_000,
  },
] satisfies (typeof energyAccount.$inferInsert)[];

export const demoRows = (): DemoRows[] => [{ table: energyAccount, rows: accounts }];
