import { placeOf } from './matches.ts';
import * as styles from './Chooser.css.ts';

interface HighlightProps {
  text: string;
  query: string;
}

/** The text, with what was searched for marked in it. */
export function Highlight({ text, query }: HighlightProps) {
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
