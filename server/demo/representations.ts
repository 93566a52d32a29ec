import { addDays } from '../../domain/time/index.ts';
import { representation } from '../store/schema.ts';
import { demoPeople } from './people.ts';
import type { DemoRows } from './rows.ts';

const subOf = (givenName: string): string => {
  const found = demoPeople.find((person) => person.givenName === givenName);
  if (!found) throw new Error(`${givenName} is no demo person`);
  return found.sub;
};

type Representation = typeof representation.$inferInsert;
const forGood = { validTo: null, revokedAt: null };

/** Those whom Kirsi represents until further notice, and from when on. */
const representedByKirsi = {
  40127732: '2025-01-01',
  40129904: '2024-03-11',
  40130244: '2023-09-04',
  70028846: '2021-01-01',
  70030071: '2019-06-03',
  70031180: '2022-01-01',
  70031199: '2022-01-01',
  70031925: '2020-10-19',
  70032204: '2023-01-01',
  70035518: '2021-04-12',
  70038812: '2024-11-25',
  70050316: '2020-05-08',
  71102207: '2025-08-18',
};

/** In days from today: the last one on which Kirsi may act for Åsa. */
const SOON = 6;

/**
 * Who may act for whom on a day: one no longer, and one for some days yet (`demo.dates`).
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 */
const demoRepresentations = (today: string): readonly Representation[] => [
  { sub: subOf('Aino'), customerId: '40127732', validFrom: '2024-08-15', ...forGood },
  { sub: subOf('Aino'), customerId: '70031180', validFrom: '2023-04-01', ...forGood },
  {
    sub: subOf('Aino'),
    customerId: '40129904',
    validFrom: '2022-10-03',
    validTo: null,
    revokedAt: new Date('2025-06-30T09:00:00.000Z'),
  },
  { sub: subOf('Outi'), customerId: '70032204', validFrom: '2022-01-01', ...forGood },
  { sub: subOf('Outi'), customerId: '70035518', validFrom: '2024-02-12', ...forGood },
  ...Object.entries(representedByKirsi).map(([customerId, validFrom]) => ({
    sub: subOf('Kirsi'),
    customerId,
    validFrom,
    ...forGood,
  })),
  {
    sub: subOf('Kirsi'),
    customerId: '40141178',
    validFrom: '2024-02-01',
    validTo: addDays(today, SOON),
    revokedAt: null,
  },
];

export const demoRows = (today: string): DemoRows[] => [{ table: representation, rows: demoRepresentations(today) }];
