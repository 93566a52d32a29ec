import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  { name: 'withdrawal', path: '/withdrawal', people: [null, 'Aino Mäkelä', 'Åsa Öhman', 'Pekka Korhonen'] },
  {
    name: 'withdrawal-confirm',
    path: '/withdrawal?order=88412207',
    unfold: { fi: 'Jatka vahvistukseen', sv: 'Gå vidare till bekräftelsen', en: 'Continue to confirm' },
    people: ['Aino Mäkelä'],
  },
];

/** In bytes over the shell: forms and the rules of their fields come with the first page that has one. */
export const weights = { '/withdrawal': 70_100 };
