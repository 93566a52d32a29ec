import { ChartColumn, Table2 } from 'lucide';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { useIsPrinting } from './useIsPrinting.ts';
import * as styles from './ChartOrTable.css.ts';

export type ChartView = 'chart' | 'table';

interface ChartOrTableProps {
  shown: ChartView;
  onChoose(view: ChartView): void;
  /** What is chosen, and between what: `Esitystapa`, `Kuvaaja`, `Taulukko`. */
  texts: { label: string } & Record<ChartView, string>;
  chart: ReactNode;
  /** What the marks of the chart mean; none where there are none. */
  legend: ReactNode;
  /** The same values, `height="chart"`. */
  table: ReactNode;
}

/** One set of values as a drawing or as rows, whichever the reader wants; on paper the rows are there in any case. */
export function ChartOrTable({ shown, onChoose, texts, chart, legend, table }: ChartOrTableProps) {
  const isChart = shown === 'chart';
  const isPrinting = useIsPrinting();
  return (
    <div>
      {isChart && chart}
      {(!isChart || isPrinting) && <div className={isChart ? styles.onPaper : undefined}>{table}</div>}
      <div className={styles.foot}>
        {isChart && legend}
        <div className={styles.choice}>
          <SegmentedControl<ChartView>
            label={texts.label}
            legendAs="hidden"
            options={[
              { value: 'chart', label: texts.chart, icon: ChartColumn },
              { value: 'table', label: texts.table, icon: Table2 },
            ]}
            value={shown}
            onChoose={onChoose}
          />
        </div>
      </div>
    </div>
  );
}
