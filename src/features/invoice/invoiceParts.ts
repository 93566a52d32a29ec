import { late } from '../../shared/late.ts';

/** Stands below the sum, and is fetched while the invoice itself is asked for. */
export const InvoiceParts = late(() => import('./later/InvoiceParts.tsx'), 'InvoiceParts', { meanwhile: null });
