import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

/** An icon beside a word, as high as its text; it says nothing to a reader of the screen. */
export function Icon({ of: Lucide }: { of: LucideIcon }) {
  return <Lucide className={styles.icon} aria-hidden />;
}
