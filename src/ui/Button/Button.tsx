import type { MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import type { ElementProps } from '../props.ts';
import { Ticks } from '../TickLoader/Ticks.tsx';
import { buttonClass, ButtonContent, type ButtonLook } from './ButtonContent.tsx';
import * as styles from './Button.css.ts';

interface ButtonProps extends ButtonLook, Omit<ElementProps<'button'>, 'children' | 'disabled'> {
  /** What was asked for is under way: ticks in the place of the words; another press does nothing. */
  isBusy?: boolean;
  /** It cannot be pressed now. It stays in the order of the Tab key, so that its reason beside it is found. */
  isDisabled?: boolean;
}

export function Button({ variant, size, isFull, icon, iconAfter, isBusy = false, ...rest }: ButtonProps) {
  const { isDisabled = false, children, onClick, type = 'button', ...button } = rest;
  const isOff = isBusy || isDisabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is off must not submit either.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      className={classNames(
        buttonClass({ variant, size, isFull }),
        isBusy && styles.busy,
        isDisabled && !isBusy && styles.disabled,
      )}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter} isBehind={isBusy}>
        {children}
      </ButtonContent>
      {isBusy && (
        <span className={styles.progress}>
          <Ticks isInText />
        </span>
      )}
    </button>
  );
}
