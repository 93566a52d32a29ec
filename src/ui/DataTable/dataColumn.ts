import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { SortValue } from './sortRows.ts';

export interface DataColumn<Row> {
  key: string;
  label: string;
  /** Only read, as that of a column of buttons. */
  isLabelHidden?: boolean;
  /** What names the row; one column has it. */
  isRowHeader?: boolean;
  /**
   * Not seen on cards, where the rest of the row shows it as well, as its picture does; read and sorted by all the same. Left
   * out where there is little room for tracks.
   */
  isWideOnly?: boolean;
  /**
   * As wide as this track of a grid. All columns of a table of hundreds of rows have one: so each row is laid out by itself,
   * once it comes near the window.
   */
  track?: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  cell(row: Row): ReactNode;
  /** Stands before what the cell shows; where rows to choose from are cards, before the card. */
  icon?(row: Row): IconNode;
  /** What the column is sorted by; without it the column is not. */
  sortValue?(row: Row): SortValue;
}
