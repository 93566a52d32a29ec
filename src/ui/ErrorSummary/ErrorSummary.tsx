import { CircleAlert } from 'lucide';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  /** How many there are: `Tarkista kaksi kohtaa`. */
  title: string;
  /** What is wrong, in the order of the page. `fieldId` is the id of the field, or of its group. */
  items: { fieldId: string; text: string }[];
}

/** Of a group the button that is chosen has the focus, or the first. */
function focusField(id: string): void {
  const element = document.getElementById(id);
  const inGroup = element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>('input');
  (element?.matches('fieldset') ? inGroup : element)?.focus();
}

/**
 * What keeps a form from being sent, above its fields. It takes the focus when it appears; give it another `key` at each
 * attempt, so that it does so again.
 */
export function ErrorSummary({ title, items }: ErrorSummaryProps) {
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const goTo = (fieldId: string) => (event: MouseEvent) => {
    // The address stays: the field is no place to come back to.
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby={id}>
      <span className={styles.mark}>
        <Icon of={CircleAlert} />
      </span>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a className={styles.link} href={`#${fieldId}`} onClick={goTo(fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
