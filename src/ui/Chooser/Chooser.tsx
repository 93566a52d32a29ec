import { Search, type IconNode } from 'lucide';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { DataColumn } from '../DataTable/dataColumn.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Highlight } from './Highlight.tsx';
import { matchingRows } from './matches.ts';
import * as styles from './Chooser.css.ts';

/** A text of each row, which is searched and sorted by; the first column names the row. */
export interface ChooserColumn<Row> {
  key: string;
  label: string;
  text(row: Row): string;
  icon?(row: Row): IconNode;
}

export interface ChooserTexts {
  heading: string;
  /** Why there is something to choose; one that is required says so here. */
  reason: string;
  /** What the rows are: `Käyttöpaikat`. */
  list: string;
  search: string;
  clear: string;
  /** `10 / 40 käyttöpaikkaa`. */
  count(shown: number, total: number): string;
  /** `Ei osumia haulle ”Hämene”`. */
  noMatch(query: string): string;
  noMatchHint: string;
}

interface ChooserContent<Row> {
  texts: ChooserTexts;
  /** Kept from one drawing to the next, like the rows. */
  columns: ChooserColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  isCurrent?(row: Row): boolean;
  /** The language by which the rows are sorted and searched: `fi`. */
  locale: string;
  onChoose(row: Row): void;
}

type ChooserProps<Row> = ChooserContent<Row> &
  ({ isRequired: true } | { isRequired?: false; closeLabel: string; onClose(): void });

/** In rem: a row of the list, and its head. */
const ROW = 3.5;
const HEAD = 2.75;

/** One out of many, such as a delivery site: a dialog with a search and a list that scrolls inside it. */
export function Chooser<Row>(props: ChooserProps<Row>) {
  const { texts, columns, rows, rowKey, isCurrent, locale, onChoose } = props;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // Typing stays swift among hundreds of rows: the list follows when there is time for it.
  const query = useDeferredValue(typed);
  const found = useMemo(
    () => matchingRows(rows, query, (row) => columns.map(({ text }) => text(row)), locale),
    [rows, query, columns, locale],
  );
  const tableColumns = useMemo(
    () => columns.map((column, index) => tableColumn(column, { isFirst: index === 0, query, locale })),
    [columns, query, locale],
  );
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    <Dialog
      {...(props.isRequired ? { isRequired: true } : { closeLabel: props.closeLabel, onClose: props.onClose })}
      isWide
      heading={texts.heading}
      reason={texts.reason}
    >
      <div className={styles.search} role="search">
        <label className={styles.label} htmlFor={id}>
          {texts.search}
        </label>
        <div className={styles.field}>
          <span className={styles.fieldIcon}>
            <Icon of={Search} />
          </span>
          <input
            ref={field}
            id={id}
            className={styles.input}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </div>
      <div className={styles.found}>
        <span role="status">{texts.count(found.length, rows.length)}</span>
        {typed !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            {texts.clear}
          </button>
        )}
      </div>
      <div className={styles.list} style={{ flexBasis: `${rows.length * ROW + HEAD}rem` }}>
        {found.length > 0 ? (
          <DataTable
            caption={texts.list}
            columns={tableColumns}
            rows={found}
            rowKey={rowKey}
            locale={locale}
            initialSort={columns[0] && { column: columns[0].key, direction: 'ascending' }}
            rowAction={{ onPick: onChoose }}
            isCurrent={isCurrent}
            height="place"
          />
        ) : (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{texts.noMatch(query.trim())}</p>
            <p className={styles.noneHint}>{texts.noMatchHint}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface Drawing {
  isFirst: boolean;
  query: string;
  locale: string;
}

function tableColumn<Row>(column: ChooserColumn<Row>, { isFirst, query, locale }: Drawing): DataColumn<Row> {
  const { key, label, text, icon } = column;
  const words = (row: Row) => <Highlight text={text(row)} query={query} locale={locale} />;
  const wordsWithIcon = (row: Row, of: IconNode) => (
    <span className={styles.value}>
      <span className={styles.icon}>
        <Icon of={of} />
      </span>
      <span>{words(row)}</span>
    </span>
  );
  return {
    key,
    label,
    isRowHeader: isFirst,
    sortValue: text,
    cell: (row) => (icon ? wordsWithIcon(row, icon(row)) : words(row)),
  };
}
