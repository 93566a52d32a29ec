import fc from 'fast-check';
import { addDays, type Day } from '../time/index.ts';
import type { NewMove, OrderAddress } from '../types.ts';
import type { Movable } from './days.ts';

/* What the tests of a move begin with. */

export { addDays };

export const today: Day = '2026-11-21';

/** A contract of electricity that runs until further notice. */
export const running: Movable = {
  status: 'A',
  startDate: '2023-09-01',
  endDate: null,
  contractTypeNo: 0,
  contractGroupNo: 6,
};

/** A day so many days from today. */
export const dayOfTest = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(today, days));

export const address: OrderAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalBox: null,
  postalCode: '33200',
  postalCity: 'Tampere',
};

/** Aino Mäkelä's move, right in everything. */
export const newMove = (change: Partial<NewMove> = {}): NewMove => ({
  contractNo: '23014478016',
  named: null,
  startDate: '2026-12-28',
  lastDay: '2026-12-31',
  newHome: { address, meteringPointId: null, isToBeFound: false },
  email: 'aino.makela@kajo.example',
  phone: '0401234567',
  consents: [],
  locale: 'fi',
  ...change,
});
