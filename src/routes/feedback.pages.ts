import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'feedback', path: '/feedback', people: [null, 'Aino Mäkelä'] },
  {
    name: 'feedback-errors',
    path: '/feedback',
    unfold: { fi: 'Lähetä palaute', sv: 'Skicka respons', en: 'Send feedback' },
    people: ['Aino Mäkelä'],
  },
];

/** In bytes over the shell: forms and the rules of their fields come with the first page that has one. */
export const weights = { '/feedback': 62_000 };
