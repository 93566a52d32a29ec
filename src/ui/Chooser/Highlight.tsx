import { createContext, Fragment, useContext } from 'react';
import { placesOf } from './matches.ts';
import * as styles from './Chooser.css.ts';

/** What is searched for, and whether it is found as a whole, so that a row that stays as it is changes its marks alone. */
export const Searched = createContext({ query: '', isWhole: true });

/** The text, with what is searched for marked in it. */
export function Highlight({ text }: { text: string }) {
  const { query, isWhole } = useContext(Searched);
  const places = placesOf(query, text, isWhole);
  if (places.length === 0) return text;
  return (
    <>
      {places.map(([from, to], index) => (
        <Fragment key={index}>
          {text.slice(places[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.match}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1])}
    </>
  );
}
