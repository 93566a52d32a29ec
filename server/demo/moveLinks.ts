import { addDays, dayStart } from '../../domain/time/index.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { moveLink } from '../store/schema.ts';
import type { DemoRows } from './rows.ts';

/** What the short link to Aino Mäkelä's contract says after `/muutto/`. */
export const DEMO_MOVE_CODE = 'q8LrT2vXw0Ym5NcKe4JzPg';

/** The links that customers have got (`move.link`). */
export const demoRows = (today: string): DemoRows[] => [
  {
    table: moveLink,
    rows: [
      {
        secret: digestOfSecret(DEMO_MOVE_CODE),
        contractCode: 'K23014478016',
        createdAt: new Date(dayStart(addDays(today, -7))),
      } satisfies typeof moveLink.$inferInsert,
    ],
  },
];
