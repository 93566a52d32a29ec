import type { IconNode } from 'lucide';
import type { Bank } from '../brand.ts';

/** A house of columns: a bank, no bank's own mark. */
const bankMark: IconNode = [
  ['path', { d: 'M3.5 9 12 4.5 20.5 9z' }],
  ['path', { d: 'M6.5 12.5v4M12 12.5v4M17.5 12.5v4M4 20h16' }],
];

/** A phone that confirms: a certificate on it. */
const mobileMark: IconNode = [
  ['rect', { x: 7, y: 2.5, width: 10, height: 19, rx: 2.5 }],
  ['path', { d: 'm9.8 11.8 1.6 1.6 2.8-3.2M11 18.5h2' }],
];

/** The logo that the brand gives a way to be identified, or a neutral mark: a phone for the mobile certificate, else a bank. */
export const logoOf = ({ id, logo }: Pick<Bank, 'id' | 'logo'>): IconNode =>
  logo ?? (id === 'mobiilivarmenne' ? mobileMark : bankMark);
