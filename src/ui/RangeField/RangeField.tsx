import { useId, type CSSProperties } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './RangeField.css.ts';

interface RangeFieldProps extends Omit<FieldTexts, 'mark'> {
  id?: string;
  value: number;
  onChange(value: number): void;
  min: number;
  max: number;
  step?: number;
  /** The value as it is shown and read: `20 %`. */
  format(value: number): string;
  /** Figures below the track, at even distances. */
  scale?: string[];
}

/** A number that is tried out rather than known. */
export function RangeField({ label, hint, error, saved, id, scale, ...rest }: RangeFieldProps) {
  const { value, onChange, min, max, step, format } = rest;
  const fill = { [styles.fill]: `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  const nameId = useId();
  // The slider itself says the new value; a second voice would be one too many.
  const words = (
    <>
      <span id={nameId}>{label}</span>:{' '}
      <output className={styles.value} aria-live="off">
        {format(value)}
      </output>
    </>
  );
  return (
    <Field
      {...{ hint, error, saved, id }}
      label={words}
      below={
        scale && (
          <div className={styles.scale} aria-hidden>
            {scale.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </div>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          type="range"
          className={styles.range}
          style={fill}
          {...{ min, max, step, value }}
          aria-labelledby={nameId}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
