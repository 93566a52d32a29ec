import { late } from '../late.ts';

/** Few come to a contract that is none of the customer's: the pages of those that are do without what says so. */
export const UnknownContract = late(() => import('./later/UnknownContract.tsx'), 'UnknownContract');
