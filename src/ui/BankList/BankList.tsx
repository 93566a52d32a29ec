import * as styles from './BankList.css.ts';

interface BankListProps {
  /** What the list is: "Tavat, joilla voit tunnistautua". */
  label: string;
  banks: { id: string; name: string }[];
}

/** Banks by their names, in the order given. */
export function BankList({ label, banks }: BankListProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {banks.map(({ id, name }) => (
        <li key={id} className={styles.bank}>
          {name}
        </li>
      ))}
    </ul>
  );
}
