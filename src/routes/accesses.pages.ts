import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [{ name: 'accesses', path: '/profile/accesses', people: ['Aino Mäkelä'] }];
