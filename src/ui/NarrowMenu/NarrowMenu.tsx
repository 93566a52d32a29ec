import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { NavigationItem } from '../Header/HeaderNavigation.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NarrowMenu.css.ts';

interface NarrowMenuProps {
  navigation?: { label: string; items: (NavigationItem & { icon: IconNode })[] };
  person: { name: string; isStaff?: boolean; isNameless?: boolean };
  /** `UserMenuItems`. */
  account: ReactNode;
  /** A `LanguageSwitch`. */
  languages: ReactNode;
}

/** What the menu of a narrow screen holds: the pages, and on the narrowest the account and the languages (`menu.narrow`). */
export function NarrowMenu({ navigation, person, account, languages }: NarrowMenuProps) {
  return (
    <>
      {navigation && (
        <nav aria-label={navigation.label}>
          <ul role="list">
            {navigation.items.map(({ href, label, icon, isCurrent }) => (
              <li key={href}>
                <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon of={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.tools}>
        <div className={styles.person}>
          <Avatar name={person.isNameless ? null : person.name} isStaff={person.isStaff} />
          {person.name}
        </div>
        <div className={styles.account}>{account}</div>
        {languages}
      </div>
    </>
  );
}
