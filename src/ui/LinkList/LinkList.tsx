import { ChevronRight, type IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LinkList.css.ts';

interface LinkListProps {
  links: { href: string; label: string; icon: IconNode }[];
}

/** Ways on, a row each. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul role="list">
      {links.map(({ href, label, icon }) => (
        <li key={href} className={styles.row}>
          <a className={styles.link} href={href}>
            <span className={styles.icon}>
              <Icon of={icon} />
            </span>
            {label}
            <span className={styles.go}>
              <Icon of={ChevronRight} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
