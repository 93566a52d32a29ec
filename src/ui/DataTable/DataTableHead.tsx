import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide';
import { memo } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataColumn } from './dataColumn.ts';
import type { Sort } from './sortRows.ts';
import { tableRoles } from './tableRoles.ts';
import * as styles from './DataTable.css.ts';
import { leftOutOfTracks } from './tracks.css.ts';

interface DataTableHeadProps<Row> {
  columns: DataColumn<Row>[];
  sort: Sort | null;
  onSort(sort: Sort): void;
  /** Stays in view as a whole, over rows that are drawn at their places. */
  isSticky?: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp };

function Head<Row>({ columns, sort, onSort, isSticky }: DataTableHeadProps<Row>) {
  const headOf = ({ key, label, isLabelHidden, sortValue }: DataColumn<Row>) => {
    if (!sortValue) return isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
    const direction = sort?.column === key ? sort.direction : 'none';
    return (
      <button
        type="button"
        className={styles.sortButton}
        onClick={() => onSort({ column: key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {label}
        <span className={styles.sortMark}>
          <Icon of={icons[direction]} />
        </span>
      </button>
    );
  };
  return (
    <thead className={classNames(styles.group, isSticky && styles.stickyHead)} {...tableRoles.rowgroup}>
      <tr className={styles.headRow} {...tableRoles.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={classNames(
              styles.headCell,
              column.align === 'end' && styles.end,
              !column.sortValue && styles.hiddenOnCards,
              column.isWideOnly && leftOutOfTracks,
            )}
            aria-sort={sort?.column === column.key ? sort.direction : undefined}
            {...tableRoles.columnheader}
          >
            {headOf(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export const DataTableHead = memo(Head) as typeof Head;
