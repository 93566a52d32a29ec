import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { iconOf, rows, type Row } from './rows.ts';

const holds = (query: string) => (row: Row) =>
  [row.address, row.number, row.kind].some((text) => text.toLowerCase().includes(query));

/** The same rows, with the picture of each, in a dialog by the library alone: no order to choose, no marks, no keys, no care for who reads the screen. */
export function Bare() {
  const dialog = useRef<HTMLDialogElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = rows.filter(holds(query.toLowerCase()));
  // oxlint-disable-next-line react/incompatible-library -- nothing that it gives is kept between drawings
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => region.current,
    estimateSize: () => 56,
    overscan: 4,
  });
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} style={{ width: '56rem', maxWidth: '100vw' }}>
      <input type="search" aria-label="Hae" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status">
        {found.length} / {rows.length}
      </p>
      <div ref={region} style={{ height: '60vh', overflow: 'auto' }}>
        <ul
          style={{ position: 'relative', height: virtualizer.getTotalSize(), margin: 0, padding: 0, listStyle: 'none' }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = found[index];
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{
                  position: 'absolute',
                  top: 0,
                  width: '100%',
                  minHeight: 56,
                  transform: `translateY(${start}px)`,
                }}
              >
                <button type="button" style={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr', width: '100%' }}>
                  <span>{row?.address}</span>
                  <span>{row?.number}</span>
                  <span>
                    {row && <Icon of={iconOf(row)} />}
                    {row?.kind}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </dialog>
  );
}
