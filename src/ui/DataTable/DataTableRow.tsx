import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { DataColumn } from './dataColumn.ts';
import { tableRoles } from './tableRoles.ts';
import * as styles from './DataTable.css.ts';
import { leftOutOfTracks, rowWhenNear } from './tracks.css.ts';

/** Where a row leads, or what choosing it does. */
export type RowAction<Row> = { href(row: Row): string } | { onPick(row: Row): void; nameOf?(row: Row): string };

/** Where a row stands, of which those in view alone are drawn. */
export interface RowPlace {
  index: number;
  /** In pixels from the first. */
  offset: number;
  /** The one row that the Tab key comes to. */
  isStop: boolean;
  measure(row: HTMLTableRowElement | null): void;
}

interface DataTableRowProps<Row> {
  row: Row;
  columns: DataColumn<Row>[];
  action?: RowAction<Row>;
  isCurrent: boolean;
  /** It is laid out once it comes near the window. */
  isWhenNear?: boolean;
  place?: RowPlace;
}

interface ControlProps<Row> {
  row: Row;
  action: RowAction<Row>;
  isCurrent: boolean;
  isStop: boolean;
  children: ReactNode;
}

/** The one link or button of a row, for the keyboard and for readers of the screen. */
function Control<Row>({ row, action, isCurrent, isStop, children }: ControlProps<Row>) {
  const control = {
    className: styles.control,
    'aria-current': isCurrent || undefined,
    'data-row-action': '',
    tabIndex: isStop ? undefined : -1,
  };
  return (
    <>
      {'href' in action ? (
        <a {...control} href={action.href(row)}>
          {children}
        </a>
      ) : (
        <button {...control} type="button" aria-label={action.nameOf?.(row)} onClick={() => action.onPick(row)}>
          {children}
        </button>
      )}
      {isCurrent && (
        <span className={styles.currentMark}>
          <Icon of={Check} />
        </span>
      )}
    </>
  );
}

function contentOf<Row>({ icon, cell }: DataColumn<Row>, row: Row): ReactNode {
  if (!icon) return cell(row);
  return (
    <>
      <span className={styles.cellIcon}>
        <Icon of={icon(row)} />
      </span>
      {cell(row)}
    </>
  );
}

export function DataTableRow<Row>({ row, columns, action, isCurrent, isWhenNear, place }: DataTableRowProps<Row>) {
  const atPlace = place && {
    ref: place.measure,
    'data-index': place.index,
    'aria-rowindex': place.index + 1,
    style: { position: 'absolute', top: 0, insetInline: 0, transform: `translateY(${place.offset}px)` } as const,
  };
  return (
    <tr
      className={classNames(
        styles.row,
        isWhenNear && rowWhenNear,
        action && styles.pickableRow,
        isCurrent && styles.currentRow,
      )}
      {...tableRoles.row}
      {...atPlace}
    >
      {columns.map((column) => {
        const { key, label, isLabelHidden, isRowHeader, isWideOnly, align } = column;
        const content = contentOf(column, row);
        const className = classNames(
          styles.cell,
          align === 'end' && styles.end,
          (isRowHeader || isLabelHidden) && styles.cellWhole,
          action && !isRowHeader && styles.cellInLine,
          isRowHeader && styles.rowHeader,
          isRowHeader && action && styles.rowHeaderControl,
          isWideOnly && styles.hiddenOnCards,
          isWideOnly && leftOutOfTracks,
        );
        return isRowHeader ? (
          <th key={key} scope="row" className={className} {...tableRoles.rowheader}>
            {action ? (
              <Control row={row} action={action} isCurrent={isCurrent} isStop={place?.isStop ?? true}>
                {content}
              </Control>
            ) : (
              content
            )}
          </th>
        ) : (
          <td key={key} className={className} data-label={isLabelHidden ? undefined : label} {...tableRoles.cell}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
