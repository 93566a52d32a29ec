import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { RoundButton } from './RoundButton.tsx';
import * as styles from './Stepper.css.ts';

interface StepperProps extends FieldGroupTexts {
  id?: string;
  value: number;
  onChange(value: number): void;
  min: number;
  max: number;
  step?: number;
  /** The value as it is shown: `3 h 0 min`. */
  format?(value: number): string;
  /** Beside the figure: what it counts. */
  unit?: ReactNode;
  decreaseLabel: string;
  increaseLabel: string;
}

/** A small number, one step at a time. */
export function Stepper(props: StepperProps) {
  const { label, mark, hint, error, saved, legendAs, id, unit, decreaseLabel, increaseLabel } = props;
  const { value, onChange, min, max, step = 1, format = String } = props;
  const changeBy = (difference: number) => () => onChange(Math.min(max, Math.max(min, value + difference)));
  return (
    <FieldGroup {...{ label, mark, hint, error, saved, legendAs, id }}>
      <div className={styles.stepper}>
        <RoundButton icon={Minus} label={decreaseLabel} isDisabled={value <= min} onClick={changeBy(-step)} />
        <output className={styles.figure}>{format(value)}</output>
        <RoundButton icon={Plus} label={increaseLabel} isDisabled={value >= max} onClick={changeBy(step)} />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </FieldGroup>
  );
}
