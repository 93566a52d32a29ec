import { Menu, X } from 'lucide';
import { useCallback, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { useDismiss } from '../useDismiss.ts';
import * as styles from './Header.css.ts';

export interface NavigationItem {
  href: string;
  label: string;
  /** The page that is open, or one above it. */
  isCurrent: boolean;
}

interface HeaderProps {
  /** A `Logo`. */
  logo: ReactNode;
  /** A `LanguageSwitch`. */
  languages: ReactNode;
  /** Where to go; left out where nobody has signed in. */
  navigation?: {
    /** "Päävalikko". */
    label: string;
    items: NavigationItem[];
  };
  /** A `UserMenu`. */
  account?: ReactNode;
  /** A `NarrowMenu` with all of the above, for a narrow screen; without it there is nothing to open. */
  menu?: ReactNode;
  /** The words of the button that opens the menu: "Valikko". */
  menuLabel: string;
  /** The page goes on above its own edge. */
  isBorderless?: boolean;
}

const Links = ({ items }: { items: NavigationItem[] }) =>
  items.map(({ href, label, isCurrent }) => (
    <li key={href} className={styles.slot}>
      <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));

/** The head of every page. On a narrow screen all but the logo goes into a menu below it. */
export function Header({ logo, languages, navigation, account, menu, menuLabel, isBorderless = false }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss({ isOpen, container: header, trigger: toggle, close });
  const closeWhenLeft = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };

  return (
    <header ref={header} className={classNames(styles.header, isBorderless && styles.borderless)}>
      <div className={styles.inner}>
        {logo}
        {navigation && (
          <nav className={styles.navigation} aria-label={navigation.label}>
            <ul className={styles.items} role="list">
              <Links items={navigation.items} />
            </ul>
          </nav>
        )}
        <div className={styles.tools}>
          <div className={menu ? styles.inMenuOnly : undefined}>{languages}</div>
          {account && <div className={styles.inMenuOnly}>{account}</div>}
          {menu && (
            <div className={styles.toggle}>
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
