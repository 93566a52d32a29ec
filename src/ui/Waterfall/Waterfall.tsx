import { classNames } from '../classNames.ts';
import { tableRoles } from '../DataTable/tableRoles.ts';
import { WaterfallPlot } from './WaterfallPlot.tsx';
import { eurosPerTick, scaleOf, waterfallBars, type WaterfallBar, type WaterfallScale } from './waterfallBars.ts';
import * as styles from './Waterfall.css.ts';

interface WaterfallRow {
  label: string;
  /** In small below the label. */
  note?: string;
  cents: number;
  /** As it is written in the person's language, a change with its sign: `+18,20 €`. */
  amount: string;
}

interface WaterfallTexts {
  caption: string;
  raised: string;
  lowered: string;
  /** `Yksi tikku on kaksi euroa.` */
  tick(euros: number): string;
}

interface WaterfallProps {
  texts: WaterfallTexts;
  start: WaterfallRow;
  /** A factor of nothing keeps its row. */
  changes: WaterfallRow[];
  /** What they come to; the cents add up. */
  end: WaterfallRow;
}

/** So many ticks can be told apart in a wide drawing and in a narrow one. */
const WIDE = 150;
const NARROW = 75;

interface RowProps {
  row: WaterfallRow;
  bar: WaterfallBar;
  scale: WaterfallScale;
}

function Row({ row: { label, note, amount }, bar, scale }: RowProps) {
  const isEnd = bar.tone === 'end';
  return (
    <tr className={classNames(styles.row, isEnd && styles.endRow)} {...tableRoles.row}>
      <th
        scope="row"
        className={classNames(styles.label, isEnd && styles.endCell, isEnd && styles.endWords)}
        {...tableRoles.rowheader}
      >
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </th>
      <td className={classNames(styles.plot, isEnd && styles.endCell)} aria-hidden>
        <WaterfallPlot bar={bar} scale={scale} euros={eurosPerTick(scale, WIDE)} place="wide" />
        <WaterfallPlot bar={bar} scale={scale} euros={eurosPerTick(scale, NARROW)} place="narrow" />
      </td>
      <td className={classNames(styles.amount, isEnd && styles.endCell, isEnd && styles.endWords)} {...tableRoles.cell}>
        {amount}
      </td>
    </tr>
  );
}

/** Why a sum became another: a table whose middle column is drawn. What it says stands in words and figures. */
export function Waterfall({ texts, start, changes, end }: WaterfallProps) {
  const cents = changes.map((change) => change.cents);
  const bars = waterfallBars(start.cents, cents, end.cents);
  const scale = scaleOf(bars);
  return (
    <div className={styles.waterfall}>
      <table className={styles.table} {...tableRoles.table}>
        <caption className={styles.caption}>{texts.caption}</caption>
        <tbody className={styles.body} {...tableRoles.rowgroup}>
          {[start, ...changes, end].map((row, index) => {
            const bar = bars[index];
            return bar && <Row key={row.label} row={row} bar={bar} scale={scale} />;
          })}
        </tbody>
      </table>
      <ul className={styles.legend} role="list">
        {(['raised', 'lowered'] as const).map((tone) => (
          <li key={tone} className={styles.legendItem}>
            <svg className={classNames(styles.key, styles.tones[tone])} viewBox="0 0 12 14" aria-hidden>
              <path d="M0 14V3a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v11z" />
            </svg>
            {texts[tone]}
          </li>
        ))}
        <li className={styles.onlyWide}>{texts.tick(eurosPerTick(scale, WIDE))}</li>
        <li className={styles.onlyNarrow}>{texts.tick(eurosPerTick(scale, NARROW))}</li>
      </ul>
    </div>
  );
}
