import { late } from '../late.ts';

/** For employees alone, so that the pages of customers come without it. */
export const ActingNeeded = late(() => import('./ActingNeeded.tsx'), 'ActingNeeded');
