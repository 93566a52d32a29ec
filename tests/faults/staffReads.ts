import type { Read } from './read.ts';

/** What an employee’s page asks. */
export const reads: Read[] = [
  {
    name: 'whom the employee has opened',
    requirement: 'acting.recent',
    person: 'Kaisa Lehtonen',
    address: '/backup',
    call: { method: 'GET', path: '/api/backup/acting/recent' },
    whole: [['heading', 'Käyttäjätietosi']],
    without: [['heading', 'Käyttäjätietosi']],
  },
];
