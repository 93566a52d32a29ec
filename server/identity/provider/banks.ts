/** A way to prove who one is. Banks' names are the same in every language; a soft hyphen says where one may break. */
export interface Bank {
  /** As the portal's sign-in page and `/login` name it. */
  id: string;
  name: string;
  lang: 'fi' | 'sv';
}

/** In the order in which they are offered. */
export const banks: readonly Bank[] = [
  { id: 'aktia', name: 'Aktia', lang: 'fi' },
  { id: 'danske', name: 'Danske Bank', lang: 'fi' },
  { id: 'handelsbanken', name: 'Handels\u00ADbanken', lang: 'sv' },
  { id: 'hypo', name: 'Hypo', lang: 'fi' },
  { id: 'nordea', name: 'Nordea', lang: 'fi' },
  { id: 'op', name: 'OP', lang: 'fi' },
  { id: 'omasp', name: 'Oma Säästö\u00ADpankki', lang: 'fi' },
  { id: 'pop', name: 'POP Pankki', lang: 'fi' },
  { id: 's-pankki', name: 'S-Pankki', lang: 'fi' },
  { id: 'saastopankki', name: 'Säästö\u00ADpankki', lang: 'fi' },
  { id: 'alandsbanken', name: 'Ålands\u00ADbanken', lang: 'sv' },
];

/** The mobile certificate stands beside the banks. */
export const MOBILE_CERTIFICATE = 'mobiilivarmenne';
