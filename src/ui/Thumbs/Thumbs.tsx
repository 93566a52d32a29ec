import { ThumbsDown, ThumbsUp } from 'lucide';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Thumbs.css.ts';

export type Thumb = 'up' | 'down';

interface ThumbsProps {
  /** The question, for readers of the screen; the page says it in its own words above. */
  label: string;
  /** What each thumb says: `Kyllä`, `Ei`. */
  labels: Record<Thumb, string>;
  /** Null: none is chosen yet. */
  value: Thumb | null;
  /** What was chosen stands; none can be chosen now. */
  isDisabled?: boolean;
  onChoose(thumb: Thumb): void;
}

const thumbs = [
  ['up', ThumbsUp],
  ['down', ThumbsDown],
] as const;

/** Liked or not: a group of two radio buttons. */
export function Thumbs({ label, labels, value, isDisabled = false, onChoose }: ThumbsProps) {
  const name = useId();
  return (
    <div className={styles.thumbs} role="radiogroup" aria-label={label}>
      {thumbs.map(([thumb, icon]) => (
        <label key={thumb} className={styles.thumb}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            aria-label={labels[thumb]}
            checked={value === thumb}
            disabled={isDisabled}
            onChange={() => onChoose(thumb)}
          />
          <Icon of={icon} />
        </label>
      ))}
    </div>
  );
}
