import { createContext, useContext } from 'react';
import { placeOf } from './matches.ts';
import * as styles from './Chooser.css.ts';

/** What is searched for, so that a row that stays as it is changes its marks alone. */
export const Searched = createContext('');

/** The text, with what is searched for marked in it. */
export function Highlight({ text }: { text: string }) {
  const query = useContext(Searched);
  const { length } = query.trim();
  const from = placeOf(query, text);
  if (length === 0 || from < 0) return text;
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.match}>{text.slice(from, from + length)}</mark>
      {text.slice(from + length)}
    </>
  );
}
