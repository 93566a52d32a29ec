import type { Picture } from './pictures.ts';

const people = [null];

export const pictures: Picture[] = [
  { name: 'sign-in', path: '/', people },
  { name: 'missing-data', path: '/auth/error/missing-data', people },
  { name: 'blocked', path: '/auth/error/blocked', people },
  { name: 'sign-in-failed', path: '/auth/error/generic?error=failed', people },
  { name: 'strong-authentication-failed', path: '/auth/error/strong-authentication', people },
  { name: 'banks', path: '/login?tupas=true', people },
  { name: 'people', path: '/login?tupas=true&bank=op', people },
  { name: 'sign-out', path: '/logout', people: ['Aino Mäkelä'], isLast: true },
];

/** In bytes over the shell: people come to it first, so it is held closer than other pages. */
export const weights = { '/': 9_300 };
