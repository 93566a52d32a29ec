import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ObjectRow.css.ts';

/** Rows of things to open, with hairlines between them. */
export function ObjectList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}

interface ObjectRowProps {
  href: string;
  /** A `Glyph`. */
  glyph: ReactNode;
  title: string;
  /** Below the title: `Sähkö`, `+ Tuulisähkö`. */
  lines?: string[];
  /** Where the thing is, a line each part of the address. */
  place?: string[];
  /** A `Tag` that says how it stands. */
  status?: ReactNode;
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));

/** A thing that can be opened, such as a contract: the whole row can be pressed, and holds one link. */
export function ObjectRow({ href, glyph, title, lines = [], place = [], status }: ObjectRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.glyph}>{glyph}</span>
      <div className={styles.words}>
        <span className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </span>
        <Lines lines={lines} />
      </div>
      <div className={styles.place}>
        <Lines lines={place} />
      </div>
      <div className={styles.status}>{status}</div>
      <span className={styles.go}>
        <Icon of={ChevronRight} />
      </span>
    </li>
  );
}
