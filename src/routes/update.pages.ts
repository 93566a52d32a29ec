import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [
  {
    name: 'update-e-invoice',
    path: '/update/e-invoice',
    people: [null, 'Aino Mäkelä', 'Jyrki-Pekka Väisänen', 'Liisa Häkkinen', 'Kaisa Lehtonen'],
  },
  { name: 'update-bank-account', path: '/update/bank-account', people: [null, 'Aino Mäkelä'] },
  {
    name: 'update-bank-account-errors',
    path: '/update/bank-account',
    unfold: { fi: 'Jatka tunnistautumiseen', sv: 'Gå vidare till identifiering', en: 'Continue to identification' },
    people: [null],
  },
  { name: 'update-email-address', path: '/update/email-address', people: [null, 'Aino Mäkelä'] },
  { name: 'update-verify', path: '/update/verify', people: [null] },
  {
    name: 'update-error',
    path: '/order/verification-error?code=VERIFICATION_ERROR&process=update',
    people: [null],
  },
];

/** In bytes over the shell: forms and the rules of their fields come with the first page that has one. */
export const weights = { '/update/bank-account': 62_500, '/update/email-address': 62_500 };
