import type { Picture } from './pictures.ts';

export const pictures: Picture[] = [{ name: 'content-worker', path: '/content-worker', people: ['Hanna Sirén'] }];
