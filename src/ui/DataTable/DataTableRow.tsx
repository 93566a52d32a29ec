import { Check, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { DataColumn } from './dataColumn.ts';
import { tableRoles } from './tableRoles.ts';
import * as styles from './DataTable.css.ts';

/** Where a row leads, or what choosing it does. */
export type RowAction<Row> = { href(row: Row): string } | { onPick(row: Row): void };

interface DataTableRowProps<Row> {
  row: Row;
  columns: DataColumn<Row>[];
  action?: RowAction<Row>;
  isCurrent: boolean;
}

interface ControlProps<Row> {
  row: Row;
  action: RowAction<Row>;
  isCurrent: boolean;
  children: ReactNode;
}

/** The one link or button of a row, for the keyboard and for readers of the screen. */
function Control<Row>({ row, action, isCurrent, children }: ControlProps<Row>) {
  const control = { className: styles.control, 'aria-current': isCurrent || undefined, 'data-row-action': '' };
  return (
    <span className={styles.controlLine}>
      {'href' in action ? (
        <a {...control} href={action.href(row)}>
          {children}
        </a>
      ) : (
        <button {...control} type="button" onClick={() => action.onPick(row)}>
          {children}
        </button>
      )}
      <span className={isCurrent ? styles.currentMark : styles.goMark}>
        <Icon of={isCurrent ? Check : ChevronRight} />
      </span>
    </span>
  );
}

export function DataTableRow<Row>({ row, columns, action, isCurrent }: DataTableRowProps<Row>) {
  return (
    <tr
      className={classNames(styles.row, action && styles.pickableRow, isCurrent && styles.currentRow)}
      {...tableRoles.row}
    >
      {columns.map(({ key, label, isLabelHidden, isRowHeader, align, cell }) => {
        const className = classNames(
          styles.cell,
          align === 'end' && styles.end,
          (isRowHeader || isLabelHidden) && styles.cellWhole,
          action && !isRowHeader && styles.cellInLine,
          isRowHeader && styles.rowHeader,
          isRowHeader && action && styles.rowHeaderControl,
        );
        return isRowHeader ? (
          <th key={key} scope="row" className={className} {...tableRoles.rowheader}>
            {action ? (
              <Control row={row} action={action} isCurrent={isCurrent}>
                {cell(row)}
              </Control>
            ) : (
              cell(row)
            )}
          </th>
        ) : (
          <td key={key} className={className} data-label={isLabelHidden ? undefined : label} {...tableRoles.cell}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
