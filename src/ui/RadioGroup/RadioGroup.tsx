import { useId } from 'react';
import { radioProps, refuseClick, type ChoiceConnection } from '../Field/choice.ts';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import * as styles from './RadioGroup.css.ts';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
}

interface RadioGroupProps<Value extends string> extends FieldGroupTexts, ChoiceConnection<Value> {
  id?: string;
  options: RadioOption<Value>[];
  /** What is chosen can be seen, and nothing else be chosen. */
  readOnly?: boolean;
}

/** One of a few, all of them seen. The arrow keys choose, as radio buttons do. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, mark, hint, error, saved, legendAs, id, options, readOnly } = props;
  const name = useId();
  return (
    <FieldGroup {...{ label, mark, hint, error, saved, legendAs, id, readOnly }} isChoice>
      <div className={styles.options}>
        {options.map((option) => {
          const describedBy = option.description && `${name}-${option.value}`;
          return (
            <label key={option.value} className={styles.option}>
              <input
                {...radioProps(props, name, option.value)}
                className={styles.input}
                aria-labelledby={`${name}-${option.value}-label`}
                aria-describedby={describedBy}
                onClickCapture={readOnly ? refuseClick : undefined}
              />
              <span id={`${name}-${option.value}-label`}>{option.label}</span>
              {option.description && (
                <span id={describedBy} className={styles.description}>
                  {option.description}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
