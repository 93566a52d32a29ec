import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './BankList.css.ts';

interface BankListProps {
  /** What the list is: "Tavat, joilla voit tunnistautua". */
  label: string;
  banks: { id: string; name: string; logo: IconNode }[];
}

/** Banks by their marks and names, in the order given: to be read, not pressed. */
export function BankList({ label, banks }: BankListProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {banks.map(({ id, name, logo }) => (
        <li key={id} className={styles.bank}>
          <span className={styles.logo}>
            <Icon of={logo} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
