import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { TourRun } from '../../atlasData.ts';
import * as styles from './Details.css.ts';

/** Tours by their titles, with how each went. */
export function TourList({ tours }: { tours: readonly TourRun[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.tours} role="list">
      {tours.map(({ title, isPassed }) => (
        <li key={title} className={styles.tour}>
          <span className={isPassed ? styles.passed : styles.failed}>
            <Icon of={isPassed ? Check : X} />
            <VisuallyHidden>
              {isPassed
                ? t({ id: 'atlas.tour.passed', message: 'Läpäisty:' })
                : t({ id: 'atlas.tour.failed', message: 'Ei läpäisty:' })}
            </VisuallyHidden>
          </span>
          <span lang="en">{title}</span>
        </li>
      ))}
    </ul>
  );
}
