import type { Settings } from '../settings.ts';

/** Whom invoices are paid to. */
export interface Payee {
  recipient: string;
  /** Without spaces. */
  iban: string;
  bic: string;
}

/** A retailer puts its own here: the name as its bank has it, in one language. */
export const payees: Record<Settings['brand'], Payee> = {
  main: { recipient: 'Kajo Energia Oy', iban: 'FI2112345600000785', bic: 'NDEAFIHH' },
  coop: { recipient: 'Kajo Energia Osuuskunta', iban: 'FI2112345600000785', bic: 'NDEAFIHH' },
};
