import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import type { ElementProps } from '../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextArea.css.ts';

interface Limit {
  characters: number;
  /** What is left in words; below zero, how much is too much. */
  remaining(characters: number): string;
}

interface TextAreaProps extends FieldTexts, Omit<ElementProps<'textarea'>, 'children' | 'maxLength'> {
  /** More may be written, so that nothing of a pasted text is lost; it is counted, and the form says that it is too long. */
  limit?: Limit;
}

/** As people count: an accented letter or an emoji is one. */
const countCharacters = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** The reader of the screen is told when writing rests, and only near the end. */
function useRestingText(left: number, { characters, remaining }: Limit): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    const isNear = left <= characters * 0.2;
    const timer = setTimeout(() => setTold(isNear ? remaining(left) : ''), 1200);
    return () => clearTimeout(timer);
  }, [left, characters, remaining]);
  return told;
}

function Count({ id, written, limit }: { id: string; written: number; limit: Limit }) {
  const left = limit.characters - written;
  const told = useRestingText(left, limit);
  return (
    <>
      <p id={id} className={classNames(styles.count, left < 0 && styles.over)}>
        {limit.remaining(left)}
      </p>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  );
}

/** Text of several lines. */
export function TextArea({ label, mark, hint, error, saved, limit, id, rows = 4, ...textarea }: TextAreaProps) {
  const countId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(0);
  // The form writes into the element itself, so what stands there is read from it.
  const count = () => setWritten(countCharacters(box.current?.querySelector('textarea')?.value ?? ''));
  useLayoutEffect(count);
  return (
    <Field
      {...{ label, mark, hint, error, saved, id }}
      describedBy={limit && countId}
      below={limit && <Count id={countId} written={written} limit={limit} />}
    >
      {({ className, ...control }) => (
        <div ref={box} onInput={count}>
          <textarea {...textarea} {...control} rows={rows} className={classNames(className, styles.area)} />
        </div>
      )}
    </Field>
  );
}
