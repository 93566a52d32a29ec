import { useEffect, useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from '../classNames.ts';
import { line } from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import type { ElementProps } from '../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Faint, behind the label. */
  detail?: string;
}

interface ComboboxProps<Option extends ComboboxOption> extends FieldTexts, Omit<ElementProps<'input'>, 'children'> {
  /** What fits what is written, while there is anything; nothing else may be written for that. */
  options: readonly Option[];
  /** The name of the list. */
  listLabel: string;
  /** How many there are, told politely when the list opens or changes: `3 katua`. */
  countText(count: number): string;
  /** The field takes the words of what was chosen by whoever holds its value. */
  onChoose(option: Option): void;
}

/** Which option the arrow keys come to next; none is between the last and the first. */
function nextIndex(key: string, at: number, count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((at + 1 + step + count + 1) % (count + 1)) - 1;
}

/**
 * A line of text with a list of what it may become. The list is help: whatever was written stays, and Tab goes on. A form
 * connects it by spreading its registration.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, mark, hint, error, saved, id, options, listLabel, countText, onChoose, ...input } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** Nothing is shown before anything was written, nor after Esc, a choice or leaving. */
  const [isWanted, setIsWanted] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = isWanted && options.length > 0 && !input.readOnly && !input.disabled;
  const activeIndex = isOpen ? options.findIndex((option) => option.id === activeId) : -1;
  const active = options[activeIndex];
  const idOf = (option: Option) => `${listId}-${option.id}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  const close = () => {
    setIsWanted(false);
    setActiveId(null);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Letters of an input method are not for the list.
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      setIsWanted(true);
      setActiveId(options[nextIndex(event.key, activeIndex, options.length)]?.id ?? null);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field
      {...{ label, mark, hint, error, saved, id }}
      below={
        <VisuallyHidden>
          <span role="status">{isOpen ? countText(options.length) : ''}</span>
        </VisuallyHidden>
      }
    >
      {({ className, ...control }) => (
        <span className={styles.box}>
          <input
            {...input}
            {...control}
            className={classNames(className, line)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active && idOf(active)}
            onKeyDown={onKeyDown}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              // React would draw it once more for what is so already.
              if (!isWanted) setIsWanted(true);
              if (activeId !== null) setActiveId(null);
              input.onChange?.(event);
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              close();
              input.onBlur?.(event);
            }}
          />
          {isOpen && (
            <div ref={list} id={listId} role="listbox" aria-label={listLabel} className={styles.list}>
              {options.map((option) => (
                // The keys are the field's, which keeps the focus.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option.id}
                  id={idOf(option)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === active}
                  className={classNames(styles.option, option === active && styles.active)}
                  // The focus stays where one writes.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span>{option.label}</span>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </div>
              ))}
            </div>
          )}
        </span>
      )}
    </Field>
  );
}
