import * as styles from './HeaderNavigation.css.ts';

export interface NavigationItem {
  href: string;
  label: string;
  /** The page that is open, or one above it. */
  isCurrent: boolean;
}

interface HeaderNavigationProps {
  /** "Päävalikko". */
  label: string;
  items: readonly NavigationItem[];
  /** It is drawn in the menu of a narrow screen all the same. */
  isInMenu?: boolean;
}

/** Where to go from every page, in its head; a narrow screen has it in the menu instead. */
export const HeaderNavigation = ({ label, items, isInMenu }: HeaderNavigationProps) => (
  <nav className={isInMenu ? undefined : styles.navigation} aria-label={label}>
    <ul className={styles.items} role="list">
      {items.map((item) => (
        <li key={item.href} className={styles.slot}>
          <a className={styles.link} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
