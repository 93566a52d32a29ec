import { useId } from 'react';
import { ScrollRegion, type ScrollHeight } from '../DataTable/ScrollRegion.tsx';
import { readingsAt, type ChartData } from './chartData.ts';
import * as styles from './ChartTable.css.ts';

interface ValueTableProps {
  data: ChartData;
  /** What the table is called; it is not seen. */
  label: string;
  /** What the rows are: `Päivä`. */
  slotHeading: string;
  height: ScrollHeight;
}

/** The values of a chart as rows; `height="chart"` where it stands in the place of one. */
export function ValueTable({ data, label, slotHeading, height }: ValueTableProps) {
  const id = useId();
  return (
    <ScrollRegion labelledBy={id} height={height}>
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
          {Array.from(data.values, (_, index) => (
            <tr key={index} className={styles.row}>
              <th scope="row" className={styles.slot}>
                {data.wordsAt(index).label}
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
  );
}
