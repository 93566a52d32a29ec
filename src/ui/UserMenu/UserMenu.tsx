import { ChevronDown } from 'lucide';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDismiss } from '../useDismiss.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './UserMenu.css.ts';

interface UserMenuProps {
  /** What the button is, after the name: "Käyttäjävalikko". */
  label: string;
  /** Who has signed in, or for whom they act. */
  name: string;
  /** Stands in the place of the name, which the picture goes on to say: "Edustettavat 3". */
  shown?: string;
  isStaff?: boolean;
  /** What stands in the place of a name that is not known has no initials. */
  isNameless?: boolean;
  /** `UserMenuItems`. */
  children: ReactNode;
}

/** Where an arrow key leads from the item in focus; null for every other key. */
function nextItem(key: string, items: HTMLElement[]): HTMLElement | null {
  const now = items.indexOf(document.activeElement as HTMLElement);
  const count = items.length;
  const index = { ArrowDown: (now + 1) % count, ArrowUp: now <= 0 ? count - 1 : now - 1, Home: 0, End: count - 1 }[key];
  return index === undefined ? null : (items[index] ?? null);
}

/** The person's name as a button, and what belongs to their account in a popover below it. */
export function UserMenu({ label, name, shown = name, isStaff, isNameless = false, children }: UserMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss({ isOpen, setIsOpen, container: menu, trigger: button });

  const moveFocus = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const items = menu.current?.querySelectorAll<HTMLElement>(`[id="${id}"] :is(a, button)`) ?? [];
    const next = nextItem(event.key, [...items]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const closeWhenChosen = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const isButton = event.target.closest('button') !== null;
    if (!isButton && !event.target.closest('a')) return;
    setIsOpen(false);
    // A link leads elsewhere; a dialog that opens gives the focus back to where it was.
    if (isButton) button.current?.focus();
  };

  return (
    <div ref={menu} className={styles.menu} onKeyDown={moveFocus}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={isNameless ? null : name} isStaff={isStaff} />
        <span className={styles.name}>{shown}</span>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
        <VisuallyHidden>{shown === name ? label : `${name}, ${label}`}</VisuallyHidden>
      </button>
      {isOpen && (
        <div id={id} className={styles.popover} onClick={closeWhenChosen}>
          {children}
        </div>
      )}
    </div>
  );
}
