import type { Locale } from '../../texts.ts';

/** A way to prove who one is. A soft hyphen says where a name may break. */
export interface Bank {
  /** As the portal's sign-in page and `/login` name it. */
  id: string;
  name: string;
  /** Of the name. */
  lang: 'fi' | 'sv';
  /** As the bank calls itself in Swedish, where that is another name. */
  sv?: string;
}

/** What a bank is called on a page, and in which language that is. */
export const bankName = ({ name, lang, sv }: Bank, locale: Locale): Pick<Bank, 'name' | 'lang'> =>
  locale === 'sv' && sv !== undefined ? { name: sv, lang: 'sv' } : { name, lang };

/** In the order in which they are offered. */
export const banks: readonly Bank[] = [
  { id: 'aktia', name: 'Aktia', lang: 'fi' },
  { id: 'danske', name: 'Danske Bank', lang: 'fi' },
  { id: 'handelsbanken', name: 'Handels\u00ADbanken', lang: 'sv' },
  { id: 'hypo', name: 'Hypo', lang: 'fi' },
  { id: 'nordea', name: 'Nordea', lang: 'fi' },
  { id: 'op', name: 'OP', lang: 'fi' },
  { id: 'omasp', name: 'Oma Säästö\u00ADpankki', lang: 'fi', sv: 'Oma Spar\u00ADbank' },
  { id: 'pop', name: 'POP Pankki', lang: 'fi', sv: 'POP Banken' },
  { id: 's-pankki', name: 'S-Pankki', lang: 'fi', sv: 'S-Banken' },
  { id: 'saastopankki', name: 'Säästö\u00ADpankki', lang: 'fi', sv: 'Spar\u00ADbanken' },
  { id: 'alandsbanken', name: 'Ålands\u00ADbanken', lang: 'sv' },
];

/** The mobile certificate stands beside the banks. */
export const MOBILE_CERTIFICATE = 'mobiilivarmenne';
