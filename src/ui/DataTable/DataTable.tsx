import { useId, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { DataColumn } from './dataColumn.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow, type RowAction } from './DataTableRow.tsx';
import { pressRow } from './pressRow.ts';
import { ScrollRegion, type ScrollHeight } from './ScrollRegion.tsx';
import { sortedBy, type Sort } from './sortRows.ts';
import { tableRoles } from './tableRoles.ts';
import * as styles from './DataTable.css.ts';
import { allTracks, cards, fewTracks, inTracks, rowByRow } from './tracks.css.ts';

interface DataTableProps<Row extends object> {
  /** What the table shows, for readers of the screen; the page says it in a heading. */
  caption: string;
  /** Kept from one drawing to the next, like the rows. */
  columns: DataColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** The language by which words are sorted: `fi`. */
  locale: string;
  initialSort?: Sort;
  /** Makes each row something to press. */
  rowAction?: RowAction<Row>;
  isCurrent?(row: Row): boolean;
  /** The last row, such as a sum: what stands in which column. */
  footer?: Record<string, ReactNode>;
  /** `scroll` for few and short columns, which stay a table on a narrow screen. */
  narrow?: 'cards' | 'scroll';
  height?: ScrollHeight;
}

type Columns = readonly Pick<DataColumn<never>, 'track' | 'isWideOnly'>[];

const haveTracks = (columns: Columns) => columns.some(({ track }) => track);

function tracksOf(columns: Columns): CSSProperties {
  const joined = (of: Columns) => of.map(({ track }) => track).join(' ');
  const few = columns.filter(({ isWideOnly }) => !isWideOnly);
  return { [allTracks]: joined(columns), [fewTracks]: joined(few) } as CSSProperties;
}

/** Draws each row once, and not once for each order and each row that comes: sorting only moves them. */
function rowDrawer<Row extends object>(
  props: Pick<DataTableProps<Row>, 'rowKey' | 'columns' | 'rowAction' | 'isCurrent'>,
) {
  const { rowKey, columns, rowAction, isCurrent } = props;
  const isWhenNear = haveTracks(columns);
  const drawn = new WeakMap<Row, ReactNode>();
  return (row: Row): ReactNode => {
    const known = drawn.get(row);
    if (known) return known;
    const isThis = isCurrent?.(row) ?? false;
    const made = (
      <DataTableRow key={rowKey(row)} {...{ row, columns, isWhenNear }} action={rowAction} isCurrent={isThis} />
    );
    drawn.set(row, made);
    return made;
  };
}

/** Rows of the same kind, to be read across and sorted; cards where there is no room. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, locale, initialSort, rowAction, isCurrent, footer } = props;
  const { narrow = 'cards', height = 'page' } = props;
  const id = useId();
  const [sort, setSort] = useState(initialSort ?? null);
  const sorted = useMemo(() => sortedBy(rows, columns, sort, locale), [columns, rows, sort, locale]);
  const drawRow = useMemo(
    () => rowDrawer({ rowKey, columns, rowAction, isCurrent }),
    [rowKey, columns, rowAction, isCurrent],
  );
  const hasTracks = haveTracks(columns);
  return (
    <div
      className={classNames(
        styles.place,
        narrow === 'cards' && cards,
        height === 'place' && styles.inPlace,
        hasTracks && rowByRow,
      )}
    >
      <ScrollRegion labelledBy={id} height={height}>
        <table
          className={classNames(styles.table, hasTracks && inTracks)}
          {...(hasTracks && { style: tracksOf(columns) })}
          {...tableRoles.table}
        >
          <caption id={id} className={styles.caption}>
            {caption}
          </caption>
          <DataTableHead columns={columns} sort={sort} onSort={setSort} />
          <tbody className={styles.group} {...tableRoles.rowgroup} {...(rowAction && { onClick: pressRow })}>
            {sorted.map(drawRow)}
          </tbody>
          {footer && (
            <tfoot className={styles.group} {...tableRoles.rowgroup}>
              <tr className={styles.row} {...tableRoles.row}>
                {columns.map(({ key, label, align, isRowHeader }) => (
                  <td
                    key={key}
                    className={classNames(
                      styles.cell,
                      styles.footCell,
                      align === 'end' && styles.end,
                      isRowHeader && styles.cellWhole,
                    )}
                    data-label={isRowHeader || !footer[key] ? undefined : label}
                    {...tableRoles.cell}
                  >
                    {footer[key]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollRegion>
    </div>
  );
}
