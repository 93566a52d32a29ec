import { ArrowRight, type IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkProps } from '../props.ts';
import * as styles from './GoLink.css.ts';

interface GoLinkProps extends LinkProps {
  /** Stands before the words, in the place of the arrow after them. */
  icon?: IconNode;
}

/** A link that stands by itself; its words name where it leads. */
export function GoLink({ icon, children, ...link }: GoLinkProps) {
  return (
    <a {...link} className={styles.goLink}>
      {icon && <Icon of={icon} />}
      {children}
      {!icon && (
        <span className={styles.arrow}>
          <Icon of={ArrowRight} />
        </span>
      )}
    </a>
  );
}
