import { Search, type IconNode } from 'lucide';
import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { DataColumn } from '../DataTable/dataColumn.ts';
import { sortedBy, type Sort } from '../DataTable/sortRows.ts';
import { VirtualTable } from '../DataTable/VirtualTable.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { markMatches } from './markMatches.ts';
import { searchAmong } from './matches.ts';
import * as styles from './Chooser.css.ts';

/** A text of each row, which is searched and sorted by; the first column names the row. */
export interface ChooserColumn<Row> {
  key: string;
  label: string;
  text(row: Row): string;
  /** What the row is found by too, though it is not shown. */
  alsoFoundBy?(row: Row): string;
  icon?(row: Row): IconNode;
  /** Not seen where the rows are cards, as its icon shows it; read and sorted by all the same. */
  isWideOnly?: boolean;
}

export interface ChooserTexts {
  heading: string;
  /** Why there is something to choose; one that is required says so here. */
  reason: string;
  /** What the rows are: `Käyttöpaikat`. */
  list: string;
  search: string;
  clear: string;
  /** `**10** / 40 käyttöpaikkaa`; read when it changes. */
  count(shown: number, total: number): ReactNode;
  /** `Ei osumia haulle ”Hämene”`. */
  noMatch(query: string): string;
  noMatchHint: string;
}

interface ChooserContent<Row> {
  texts: ChooserTexts;
  /** Kept from one drawing to the next, like the rows. */
  columns: ChooserColumn<Row>[];
  /** In the order of the first column; the list sorts when it is asked for another. */
  rows: readonly Row[];
  isCurrent?(row: Row): boolean;
  /** By which the button of a row is known, where its first text is not enough; kept from one drawing to the next. */
  nameOf?(row: Row): string;
  /** The language by which the rows are sorted: `fi`. */
  locale: string;
  onChoose(row: Row): void;
  /** What is shown while there are no rows: that they are on their way, or why they are not. */
  instead?: ReactNode;
  /** Buttons and links below the list. */
  actions?: ReactNode;
}

type ChooserProps<Row> = ChooserContent<Row> &
  (
    | { isRequired: true }
    | {
        isRequired?: false;
        closeLabel: string;
        onClose(): void;
        /** As of `Dialog`. */
        onReopen?(): void;
      }
  );

/** In rem: a row of the list, and its head. */
const ROW = 3.5;
const HEAD = 2.75;

/** One out of many, such as a delivery site: a dialog with a search and a list that scrolls inside it. */
export function Chooser<Row>(props: ChooserProps<Row>) {
  const { texts, instead, actions } = props;
  return (
    <Dialog
      {...(props.isRequired
        ? { isRequired: true }
        : { closeLabel: props.closeLabel, onClose: props.onClose, onReopen: props.onReopen })}
      isWide
      heading={texts.heading}
      reason={texts.reason}
    >
      {instead ?? <Choice {...props} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Dialog>
  );
}

function Choice<Row>({ texts, columns, rows, isCurrent, nameOf, locale, onChoose }: ChooserContent<Row>) {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const inOrder = useMemo(() => {
    const sortable = columns.map(({ key, text }) => ({ key, sortValue: text }));
    return sortedBy(rows, sortable, sort, locale);
  }, [rows, columns, sort, locale]);
  const search = useMemo(() => {
    const textsOf = columns.flatMap(({ text, alsoFoundBy }) => (alsoFoundBy ? [text, alsoFoundBy] : [text]));
    return searchAmong(inOrder, (row) => textsOf.map((text) => text(row)));
  }, [inOrder, columns]);
  const { rows: found, isWhole } = useMemo(() => search.find(query), [search, query]);
  const mark = useCallback((drawn: Element) => markMatches(drawn, query, isWhole), [query, isWhole]);
  const tableColumns = useMemo(() => columns.map((column, index) => tableColumn(column, index === 0)), [columns]);
  const sorted = useMemo(() => sort ?? asGiven(columns), [sort, columns]);
  const clear = () => {
    setQuery('');
    field.current?.focus();
  };
  const goToList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[data-row-action]:not([tabindex])')?.focus();
  };
  return (
    <>
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
            value={query}
            onFocus={search.prepare}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={goToList}
          />
        </div>
      </div>
      <div className={styles.found}>
        <span role="status">{texts.count(found.length, rows.length)}</span>
        {query !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            {texts.clear}
          </button>
        )}
      </div>
      <div ref={list} className={styles.list} style={{ flexBasis: `${rows.length * ROW + HEAD}rem` }}>
        {found.length > 0 ? (
          <VirtualTable
            caption={texts.list}
            columns={tableColumns}
            rows={found}
            sort={sorted}
            onSort={setSort}
            onPick={onChoose}
            isCurrent={isCurrent}
            nameOf={nameOf}
            onDrawn={mark}
          />
        ) : (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{texts.noMatch(query.trim())}</p>
            <p className={styles.noneHint}>{texts.noMatchHint}</p>
          </div>
        )}
      </div>
    </>
  );
}

function asGiven<Row>([first]: ChooserColumn<Row>[]): Sort | null {
  return first ? { column: first.key, direction: 'ascending' } : null;
}

function tableColumn<Row>(column: ChooserColumn<Row>, isFirst: boolean): DataColumn<Row> {
  const { key, label, text, icon, isWideOnly } = column;
  return {
    key,
    label,
    isRowHeader: isFirst,
    icon,
    isWideOnly,
    sortValue: text,
    cell: text,
  };
}
