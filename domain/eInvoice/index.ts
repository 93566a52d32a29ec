export { banksIn, defaultBanks, type ListedBank } from './banks.ts';
export { eInvoiceStanding, mayOrder, type Ordered, type Payer } from './standing.ts';
