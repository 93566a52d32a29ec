import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './BenefitList.css.ts';

interface Benefit {
  icon: IconNode;
  title: string;
  text: string;
}

/** What comes with something, each with an icon, in two columns where there is room. */
export function BenefitList({ items }: { items: readonly Benefit[] }) {
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.item}>
          <span className={styles.icon}>
            <Icon of={icon} />
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
