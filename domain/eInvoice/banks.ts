import type { EInvoiceBank } from '../types.ts';

type Language = 'fi' | 'sv' | 'en';

/** A bank that takes e-invoices. Two may share a BIC, so each has an id of its own. */
export interface ListedBank {
  id: string;
  /** The same in every language, or one for each. */
  name: string | Readonly<Record<Language, string>>;
  bic: string;
}

/** The banks of Finland that take e-invoices, where no others are named (spec 2 §6, `eInvoice.banks`). */
export const defaultBanks: readonly ListedBank[] = [
  { id: 'aktia', name: 'Aktia', bic: 'HELSFIHH' },
  { id: 'danske', name: 'Danske Bank', bic: 'DABAFIHH' },
  { id: 'nordea', name: 'Nordea', bic: 'NDEAFIHH' },
  {
    id: 'oma-saastopankki',
    name: { fi: 'Oma Säästöpankki', sv: 'Oma Sparbank', en: 'Oma Savings Bank' },
    bic: 'ITELFIHH',
  },
  { id: 'op', name: 'OP', bic: 'OKOYFIHH' },
  { id: 'pop', name: { fi: 'POP Pankki', sv: 'POP Banken', en: 'POP Bank' }, bic: 'POPFFI22' },
  { id: 's-pankki', name: { fi: 'S-Pankki', sv: 'S-Banken', en: 'S-Bank' }, bic: 'SBANFIHH' },
  { id: 'saastopankki', name: { fi: 'Säästöpankki', sv: 'Sparbanken', en: 'Savings Bank' }, bic: 'ITELFIHH' },
  { id: 'alandsbanken', name: 'Ålandsbanken', bic: 'AABAFI22' },
];

const tags = { fi: 'fi', sv: 'sv', en: 'en' } satisfies Record<Language, string>;

/** The banks as they are called in a language, in its alphabetical order (spec 2 §6, `eInvoice.banks`). */
export function banksIn(banks: readonly ListedBank[], language: Language): EInvoiceBank[] {
  const { compare } = new Intl.Collator(tags[language]);
  return banks
    .map(({ id, name, bic }) => ({ id, name: typeof name === 'string' ? name : name[language], bic }))
    .sort((a, b) => compare(a.name, b.name));
}
