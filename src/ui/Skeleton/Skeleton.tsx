import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as row from '../ObjectRow/ObjectRow.css.ts';
import { useIsLate } from '../useIsLate.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

const Block = ({ shape }: { shape: keyof typeof styles.shapes }) => (
  <span className={classNames(styles.block, styles.shapes[shape])} />
);

const times = (count: number, draw: (index: number) => ReactNode) => Array.from({ length: count }, (_, n) => draw(n));

interface SkeletonProps {
  /** What is being fetched; read to those who do not see the shapes. */
  label: string;
}

function Skeleton({ label, children }: SkeletonProps & { children: ReactNode }) {
  const isLate = useIsLate();
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{isLate ? label : ''}</span>
      </VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

function RowShape() {
  return (
    <div className={row.row}>
      <span className={row.glyph}>
        <Block shape="glyph" />
      </span>
      <div className={classNames(row.words, styles.stack)}>
        <Block shape="title" />
        <Block shape="line" />
      </div>
      <div className={classNames(row.place, styles.stack)}>
        <Block shape="line" />
        <Block shape="line" />
      </div>
      <span className={row.status}>
        <Block shape="tag" />
      </span>
    </div>
  );
}

/** The shape of an `ObjectList` below the heading of its section, until its rows are there. */
export function ObjectListSkeleton({ label, rows = 3 }: SkeletonProps & { rows?: number }) {
  return (
    <Skeleton label={label}>
      <div className={styles.section}>
        <Block shape="subheading" />
        <div className={row.list}>
          {times(rows, (index) => (
            <RowShape key={index} />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

/** The shape of a page about one thing: its heading, then figures. */
export function DetailSkeleton({ label }: SkeletonProps) {
  return (
    <Skeleton label={label}>
      <div className={styles.stack}>
        <Block shape="glyph" />
        <Block shape="heading" />
        <Block shape="wideLine" />
      </div>
      <div className={styles.section}>
        <Block shape="subheading" />
        <div className={row.list}>
          {times(3, (index) => (
            <div key={index} className={styles.figureRow}>
              <Block shape="line" />
              <Block shape="figure" />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
