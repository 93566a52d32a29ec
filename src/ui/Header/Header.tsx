import { Menu, X } from 'lucide';
import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { useDismiss } from '../useDismiss.ts';
import * as styles from './Header.css.ts';

interface HeaderProps {
  /** A `Logo`. */
  logo: ReactNode;
  /** A `LanguageSwitch`. */
  languages: ReactNode;
  /** A `HeaderNavigation`; left out where nobody has signed in. */
  navigation?: ReactNode;
  /** A `UserMenu`, or a `HeaderSignIn` where there is no menu. */
  account?: ReactNode;
  /** A `NarrowMenu` with what of the above has no room in the head; without it there is nothing to open. */
  menu?: ReactNode;
  /** The words of the button that opens the menu: "Valikko". */
  menuLabel: string;
  /** The page goes on above its own edge. */
  isBorderless?: boolean;
}

/** The head of every page. On a narrow screen the navigation goes into a menu below it, on the narrowest all but the logo. */
export function Header({ logo, languages, navigation, account, menu, menuLabel, isBorderless = false }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useDismiss({ isOpen, setIsOpen, container: header, trigger: toggle });
  const closeWhenLeft = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest('a, [aria-haspopup="dialog"]');
    if (!pressed) return;
    setIsOpen(false);
    // What opened the dialog goes with the menu: the dialog gives the focus back to what stays.
    if (pressed.matches('button')) toggle.current?.focus();
  };

  return (
    <header ref={header} className={classNames(styles.header, isBorderless && styles.borderless)}>
      <div className={styles.inner}>
        {logo}
        {navigation}
        <div className={styles.tools}>
          <div className={menu ? styles.tool : undefined}>{languages}</div>
          {account && <div className={menu ? styles.tool : undefined}>{account}</div>}
          {menu && (
            <div className={navigation ? styles.toggle : styles.toggleOfTools}>
              <Button
                ref={toggle}
                variant="secondary"
                size="small"
                icon={isOpen ? X : Menu}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setIsOpen(!isOpen)}
              >
                {menuLabel}
              </Button>
            </div>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={id} className={styles.menu} onClick={closeWhenLeft}>
          <div className={styles.menuInner}>{menu}</div>
        </div>
      )}
    </header>
  );
}
