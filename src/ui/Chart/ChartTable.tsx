import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { ScrollRegion } from '../DataTable/ScrollRegion.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { readingsAt, type ChartData } from './chartData.ts';
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
  const id = useId();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
        {label}
      </summary>
      <ScrollRegion labelledBy={id} height="window">
        <table className={styles.table}>
          <caption id={id} className={styles.caption}>
            {label}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.heading}>
                {slotHeading}
              </th>
              {readingsAt(data, 0).map((reading) => (
                <th key={reading.kind} scope="col" className={styles.valueHeading}>
                  {reading.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.slots.map((slot, index) => (
              <tr key={slot.key} className={styles.row}>
                <th scope="row" className={styles.slot}>
                  {slot.label}
                </th>
                {readingsAt(data, index).map(({ kind, text }) => (
                  <td key={kind} className={styles.value}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
