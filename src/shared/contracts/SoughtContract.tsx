import { late } from '../late.ts';

/** Needed where a contract of the address may be none of the customer's (`mayBeUnknown`). */
export const SoughtContract = late(() => import('./later/SoughtContract.tsx'), 'SoughtContract');
