import { salesAgent } from '../store/schema.ts';
import type { DemoRows } from './rows.ts';

/** Those under whose id one may sell. */
export const demoRows = (): DemoRows[] => [
  {
    table: salesAgent,
    rows: [
      { salesAgentId: '88213', name: 'Tampereen myymälän myyjä', salesPoint: 'Tampereen myymälä' },
      { salesAgentId: '88240', name: 'Messumyyjä', salesPoint: 'Asta-messut' },
      { salesAgentId: '88301', name: 'Puhelinmyyjä', salesPoint: 'Puhelinmyynti' },
    ],
  },
];
