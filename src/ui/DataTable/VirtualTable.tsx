import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../classNames.ts';
import type { DataColumn } from './dataColumn.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow, type RowPlace } from './DataTableRow.tsx';
import { pressRow } from './pressRow.ts';
import * as scrollStyles from './ScrollRegion.css.ts';
import type { Sort } from './sortRows.ts';
import { tableRoles } from './tableRoles.ts';
import * as styles from './DataTable.css.ts';
import { cards, rowByRow } from './tracks.css.ts';

interface VirtualTableProps<Row> {
  /** What the table shows, for readers of the screen. */
  caption: string;
  /** Kept from one drawing to the next, like the rows; the first is wider than the others. */
  columns: DataColumn<Row>[];
  /** In the order in which they are shown. */
  rows: readonly Row[];
  sort: Sort | null;
  onSort(sort: Sort): void;
  onPick(row: Row): void;
  isCurrent?(row: Row): boolean;
  /** By which the button of a row is known, where the cell that it stands in is not enough. */
  nameOf?(row: Row): string;
  /** Told of the rows that are drawn, whenever they may be others. */
  onDrawn?(rows: Element): void;
}

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/** In pixels: a row of one line, and the head, until they are measured. */
const ROW = 56;
const HEAD = 44;
/** Rows that are drawn beyond those in view. */
const BEYOND = 4;

/**
 * In pixels. A row that is new is taken for what it may be: it is measured together with the others when all are laid out,
 * before they are seen, so that no row has the page laid out for itself.
 */
function heightOf(row: HTMLTableRowElement, entry: ResizeObserverEntry | undefined, table: RowVirtualizer): number {
  const box = entry?.borderBoxSize[0];
  const index = table.indexFromElement(row);
  return box ? Math.round(box.blockSize) : (table.itemSizeCache.get(table.options.getItemKey(index)) ?? ROW);
}

type PlacedRowProps<Row> = RowPlace & Omit<Parameters<typeof DataTableRow<Row>>[0], 'place'>;

/** Drawn anew when something of it changes, not with each key of a search. */
const PlacedRow = memo(function PlacedRow<Row>({ index, offset, isStop, measure, ...props }: PlacedRowProps<Row>) {
  return <DataTableRow {...props} place={{ index, offset, isStop, measure }} />;
}) as <Row>(props: PlacedRowProps<Row>) => ReactNode;

/**
 * Thousands of rows to choose from, of which those in view alone are drawn; it scrolls in the place that it is given. A row
 * tells where it stands among all. The Tab key comes to one row, and arrows, Home, End and the page keys go on from there.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, columns, rows, sort, onSort, onPick, isCurrent, nameOf, onDrawn } = props;
  const id = useId();
  const action = useMemo(() => ({ onPick, nameOf }), [onPick, nameOf]);
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [stopped, setStopped] = useState({ rows, index: 0 });
  // Other rows begin at the first.
  const stop = stopped.rows === rows ? stopped.index : 0;
  const isMoving = useRef(false);
  const last = rows.length - 1;
  // oxlint-disable-next-line react/incompatible-library -- nothing that it gives is kept between drawings
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollPaddingEnd: HEAD,
    measureElement: heightOf,
    // The row that has the focus stays, wherever the list is scrolled to.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), Math.min(stop, range.count - 1)])],
      [stop],
    ),
  });
  useEffect(() => {
    if (region.current && virtualizer.scrollOffset) region.current.scrollTop = 0;
  }, [rows, virtualizer]);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    region.current
      ?.querySelector<HTMLElement>(`[data-index="${stop}"] [data-row-action]`)
      ?.focus({ preventScroll: true });
  }, [stop]);

  useLayoutEffect(() => {
    if (body.current) onDrawn?.(body.current);
  });

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(index, last));
    isMoving.current = next !== stop;
    setStopped({ rows, index: next });
    virtualizer.scrollToIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey) return;
    const index = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? 'NaN');
    if (Number.isNaN(index)) return;
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    const page = Math.max(1, endIndex - startIndex - 1);
    const places: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: last,
    };
    const next = places[key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  return (
    <div
      className={classNames(
        styles.place,
        cards,
        styles.inPlace,
        styles.inView,
        rowByRow,
        columns.some(({ icon }) => icon) && styles.iconsAside,
      )}
    >
      <div
        ref={region}
        className={classNames(scrollStyles.region, scrollStyles.place)}
        role="region"
        aria-labelledby={id}
      >
        <table className={styles.table} aria-rowcount={rows.length} {...tableRoles.table}>
          <caption id={id} className={styles.caption}>
            {caption}
          </caption>
          <DataTableHead columns={columns} sort={sort} onSort={onSort} isSticky />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it */}
          <tbody
            ref={body}
            className={classNames(styles.group, styles.rowsInView)}
            style={{ height: virtualizer.getTotalSize() }}
            onClick={pressRow}
            onKeyDown={onKeyDown}
            {...tableRoles.rowgroup}
          >
            {virtualizer.getVirtualItems().map(({ index, start, key }) => {
              const row = rows[index];
              return (
                row !== undefined && (
                  <PlacedRow
                    key={key}
                    row={row}
                    columns={columns}
                    action={action}
                    isCurrent={isCurrent?.(row) ?? false}
                    index={index}
                    offset={start}
                    isStop={index === stop}
                    measure={virtualizer.measureElement}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
