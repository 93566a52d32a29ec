import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [{ name: 'not-found', path: '/ei-ole', people: [null] }];
