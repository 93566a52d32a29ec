import { billingChange } from '../store/schema.ts';
import { demoPeople } from './people.ts';
import type { DemoRows } from './rows.ts';

/** Hannele has the invoices of her summer house four times a year since she wished for it (`demo.invoices`). */
const changes = [
  {
    changeId: 'demo-koivuniemi',
    contractCode: 'K23013680126',
    before: 1,
    after: 3,
    sub: demoPeople.find(({ customerId }) => customerId === '40188421')?.sub ?? null,
    state: 'done',
    receivedAt: new Date('2025-02-03T16:20:00Z'),
  },
] satisfies (typeof billingChange.$inferInsert)[];

export const demoRows = (): DemoRows[] => [{ table: billingChange, rows: changes }];
