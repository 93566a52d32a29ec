import { useId, type ReactNode, type Ref } from 'react';
import * as styles from './PageHeading.css.ts';

interface PageHeadingProps {
  children: ReactNode;
  lead?: ReactNode;
  /** Stands above the words: a glyph, a tag. */
  above?: ReactNode;
  /** Buttons beside the words, below them where there is little room. */
  actions?: ReactNode;
  /** What readers of the screen hear with it when it has the focus: which step of a flow is open. */
  description?: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a page; it may be given the focus, so that a new page is read from it. */
export function PageHeading({ children, lead, above, actions, description, ref }: PageHeadingProps) {
  const id = useId();
  return (
    <header>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.head}>
        <div>
          <h1 ref={ref} tabIndex={-1} aria-describedby={description && id}>
            {children}
          </h1>
          {description && (
            <span hidden id={id}>
              {description}
            </span>
          )}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
