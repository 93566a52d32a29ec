import { ChevronDown } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import type { ChartData } from './chartData.ts';
import { ValueTable } from './ValueTable.tsx';
import * as styles from './ChartTable.css.ts';

interface ChartTableProps {
  data: ChartData;
  /** What opens it: `Samat tiedot taulukkona`. */
  label: string;
  /** What the rows are: `Päivä`. */
  slotHeading: string;
}

/** The same values as in a chart, as a table: closed until it is asked for, always open on paper. */
export function ChartTable({ data, label, slotHeading }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
        {label}
      </summary>
      <ValueTable {...{ data, label, slotHeading }} height="window" />
    </details>
  );
}
