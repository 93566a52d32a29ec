import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [{ name: 'feedback', path: '/feedback', people: [null, 'Aino Mäkelä'] }];
