import { useId } from 'react';
import { checkboxProps, radioProps, type ChoiceConnection, type ManyConnection } from '../Field/choice.ts';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { OptionCard, type CardLayout, type CardOption } from './OptionCard.tsx';
import * as styles from './OptionCard.css.ts';

interface CardGroup<Value extends string> extends FieldGroupTexts {
  id?: string;
  options: CardOption<Value>[];
  layout?: CardLayout;
}

/** One of several that need more than a word each. The arrow keys choose, as radio buttons do. */
export function OptionCardGroup<Value extends string>(props: CardGroup<Value> & ChoiceConnection<Value>) {
  const { label, mark, hint, error, saved, legendAs, id, options, layout = 'rows' } = props;
  const name = useId();
  return (
    <FieldGroup {...{ label, mark, hint, error, saved, legendAs, id }} isChoice>
      <div className={styles.groups[layout]}>
        {options.map((option) => (
          <OptionCard key={option.value} {...{ option, layout }} input={radioProps(props, name, option.value)} />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Any number of several. */
export function OptionCardChecks<Value extends string>(props: CardGroup<Value> & ManyConnection<Value>) {
  const { label, mark, hint, error, saved, legendAs, id, options, layout = 'rows' } = props;
  const name = useId();
  return (
    <FieldGroup {...{ label, mark, hint, error, saved, legendAs, id }}>
      <div className={styles.groups[layout]}>
        {options.map((option) => (
          <OptionCard key={option.value} {...{ option, layout }} input={checkboxProps(props, name, option.value)} />
        ))}
      </div>
    </FieldGroup>
  );
}
