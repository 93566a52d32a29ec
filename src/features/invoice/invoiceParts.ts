import { late } from '../../shared/late.ts';

/** Few invoices are late. */
export const LateAdvice = late(() => import('../../shared/invoices/later/LateAdvice.tsx'), 'LateAdvice', {
  meanwhile: null,
});

/** Stands below the sum, and is fetched while the invoice itself is asked for. */
export const InvoiceParts = late(() => import('./later/InvoiceParts.tsx'), 'InvoiceParts', { meanwhile: null });
