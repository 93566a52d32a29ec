import type { IconNode } from 'lucide';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MenuChoice } from '../MenuEntry/MenuEntry.tsx';
import { useDismiss } from '../useDismiss.ts';
import * as styles from './Popover.css.ts';

export interface PopoverEntry {
  id: string;
  label: string;
  /** In small below the label. */
  detail?: string;
  icon?: IconNode;
}

/** What the button that opens it needs; to be spread on it. */
export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
}

interface PopoverProps {
  /** What is chosen, for readers of the screen. */
  label: string;
  /** Up to three; more of them want a `Chooser`. */
  entries: PopoverEntry[];
  currentId: string;
  onChoose(id: string): void;
  /** The side of the button from which it grows. */
  align?: 'start' | 'end';
  renderButton(trigger: PopoverTrigger): ReactNode;
}

/** One of a few, in a list that floats below its button. */
export function Popover({ label, entries, currentId, onChoose, align = 'start', renderButton }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useDismiss({ isOpen, setIsOpen, container, trigger });

  const choose = (entry: string) => {
    setIsOpen(false);
    trigger.current?.focus();
    onChoose(entry);
  };
  return (
    <div ref={container} className={styles.popover}>
      {renderButton({
        ref: trigger,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <div
          id={id}
          className={classNames(styles.list, align === 'end' ? styles.toEnd : styles.toStart)}
          role="group"
          aria-label={label}
        >
          {entries.map((entry) => (
            <MenuChoice
              key={entry.id}
              picture={entry.icon && <Icon of={entry.icon} />}
              label={entry.label}
              detail={entry.detail}
              isCurrent={entry.id === currentId}
              onClick={() => choose(entry.id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
