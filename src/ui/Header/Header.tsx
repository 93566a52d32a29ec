import { Menu, X, type LucideIcon } from 'lucide-react';
import { useCallback, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDismiss } from '../useDismiss.ts';
import { UserMenu, type UserMenuProps } from '../UserMenu/UserMenu.tsx';
import { UserMenuItems } from '../UserMenu/UserMenuItems.tsx';
import * as styles from './Header.css.ts';

export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** The page that is open, or one above it. */
  isCurrent: boolean;
}

interface HeaderProps {
  /** A `Logo`. */
  logo: ReactNode;
  /** A `LanguageSwitch`. */
  languages: ReactNode;
  /** For someone who has signed in. */
  navigation?: {
    /** "Päävalikko". */
    label: string;
    items: NavigationItem[];
  };
  user?: UserMenuProps;
  /** The words of the button that opens the menu on a narrow screen: "Valikko". */
  menuLabel: string;
  /** Beside the languages where nobody has signed in: a link to the sign-in. */
  action?: ReactNode;
}

function Links({ items, className }: { items: NavigationItem[]; className: string }) {
  return items.map(({ href, label, icon, isCurrent }) => (
    <li key={href} className={className === styles.link ? styles.slot : undefined}>
      <a className={className} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {className === styles.menuLink && <Icon of={icon} />}
        {label}
      </a>
    </li>
  ));
}

/** What the menu of a narrow screen holds: the pages, the account, the languages. */
function NarrowMenu({ navigation, user, languages }: Pick<HeaderProps, 'navigation' | 'user' | 'languages'>) {
  return (
    <>
      {navigation && (
        <nav aria-label={navigation.label}>
          <ul role="list">
            <Links items={navigation.items} className={styles.menuLink} />
          </ul>
        </nav>
      )}
      {user && (
        <>
          <div className={styles.person}>
            <Avatar name={user.name} isStaff={user.isStaff} />
            {user.name}
          </div>
          <div className={styles.account}>
            <UserMenuItems customers={user.customers} items={user.items} signOut={user.signOut} />
          </div>
        </>
      )}
      {languages}
    </>
  );
}

export function Header({ logo, languages, navigation, user, menuLabel, action }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss({ isOpen, container: header, trigger: toggle, close });
  const hasMenu = navigation !== undefined || user !== undefined;
  const closeWhenLeft = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };

  return (
    <header ref={header} className={styles.header}>
      <div className={styles.inner}>
        {logo}
        {navigation && (
          <nav className={styles.navigation} aria-label={navigation.label}>
            <ul className={styles.items} role="list">
              <Links items={navigation.items} className={styles.link} />
            </ul>
          </nav>
        )}
        <div className={styles.tools}>
          <div className={hasMenu ? styles.inMenuOnly : undefined}>{languages}</div>
          {user ? (
            <div className={styles.inMenuOnly}>
              <UserMenu {...user} />
            </div>
          ) : (
            action
          )}
          {hasMenu && (
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
          <div className={styles.menuInner}>
            <NarrowMenu navigation={navigation} user={user} languages={languages} />
          </div>
        </div>
      )}
    </header>
  );
}
