import type { IconNode } from 'lucide';
import { useId, useState } from 'react';
import { classNames } from '../classNames.ts';
import { radioProps, refuseClick, type ChoiceConnection } from '../Field/choice.ts';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** A drawing before the label. */
  icon?: IconNode;
  /** A figure behind the label, fainter. */
  note?: string;
  /** The language of the label where it is another than the page's. */
  lang?: string;
  /** Why it cannot be chosen now. It can still be reached, so that the reason is found. */
  whyNot?: string;
}

interface SegmentedControlProps<Value extends string> extends FieldGroupTexts, ChoiceConnection<Value> {
  id?: string;
  options: Segment<Value>[];
}

/** One of a few short options that change what the page shows. The arrow keys choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, mark, hint, error, saved, legendAs, id, options } = props;
  const name = useId();
  const [asked, setAsked] = useState<Value | null>(null);
  const ask = ({ value, whyNot }: Segment<Value>) => setAsked(whyNot === undefined ? null : value);
  const reason = options.find(({ value }) => value === asked)?.whyNot;
  return (
    <FieldGroup {...{ label, mark, hint, error, saved, legendAs, id }} isChoice>
      <div className={styles.segments}>
        {options.map((option) => {
          const isOff = option.whyNot !== undefined;
          const reasonId = isOff ? `${name}-${option.value}` : undefined;
          return (
            <label
              key={option.value}
              className={classNames(styles.segment, isOff && styles.segmentOff)}
              lang={option.lang}
            >
              <input
                {...radioProps(props, name, option.value)}
                className={styles.input}
                aria-disabled={isOff || undefined}
                aria-labelledby={`${name}-${option.value}-label`}
                aria-describedby={reasonId}
                onFocus={() => ask(option)}
                onClickCapture={(event) => {
                  ask(option);
                  if (isOff) refuseClick(event);
                }}
              />
              {option.icon && <Icon of={option.icon} />}
              <span id={`${name}-${option.value}-label`}>
                {option.label}
                {option.note && <span className={styles.note}> {option.note}</span>}
              </span>
              {isOff && (
                <VisuallyHidden>
                  <span id={reasonId}>{option.whyNot}</span>
                </VisuallyHidden>
              )}
            </label>
          );
        })}
      </div>
      {options.some(({ whyNot }) => whyNot !== undefined) && <p className={styles.reason}>{reason}</p>}
    </FieldGroup>
  );
}
