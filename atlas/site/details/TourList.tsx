import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { TourRun } from '../../atlasData.ts';
import { machineHref } from '../app/address.ts';
import { withShown } from '../app/shown.ts';
import * as styles from './Details.css.ts';

/** Tours by their titles, with how each went; each leads to where it is played. */
export function TourList({ tours }: { tours: readonly TourRun[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.tours} role="list">
      {tours.map(({ machine, title, isPassed }) => (
        <li key={title} className={styles.tour}>
          <span className={isPassed ? styles.passed : styles.failed}>
            <Icon of={isPassed ? Check : X} />
            <VisuallyHidden>
              {isPassed
                ? t({ id: 'atlas.tour.passed', message: 'Läpäisty:' })
                : t({ id: 'atlas.tour.failed', message: 'Ei läpäisty:' })}
            </VisuallyHidden>
          </span>
          <TextLink href={withShown(machineHref(machine, null, 'tour'), { tour: title })} lang="en">
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
