import type { LinkProps } from '../props.ts';
import * as styles from './TextLink.css.ts';

/** A link within text. */
export function TextLink(link: LinkProps) {
  return <a {...link} className={styles.textLink} />;
}
