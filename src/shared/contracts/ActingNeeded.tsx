import { late } from '../late.ts';

/** An employee has to open a customer first. For employees alone, so that the pages of customers do without. */
export const ActingNeeded = late(() => import('../acting/ActingNeededPage.tsx'), 'ActingNeededPage');
