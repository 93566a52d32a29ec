import { ChevronRight, type IconNode } from 'lucide';
import { Fragment } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LinkList.css.ts';

interface LinkListProps {
  /** Where a label is an address, a zero width space (U+200B) says where it may break. */
  links: { href: string; label: string; icon: IconNode }[];
}

/** Whoever copies an address is to have it without what says where it breaks. */
const Breakable = ({ text }: { text: string }) =>
  text.split('\u200B').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

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
            <span className={styles.words}>
              <Breakable text={label} />
            </span>
            <span className={styles.go}>
              <Icon of={ChevronRight} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
