import { Check, Star } from 'lucide';
import { useId, type ReactNode } from 'react';
import { besideFigure } from '../besideFigure.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './OfferCard.css.ts';

interface Figure {
  figure: string;
  unit: string;
}

interface OfferCardProps {
  title: string;
  tagline?: ReactNode;
  /** Why it stands out among the others: `Suosituin`. */
  mark?: string;
  price: Figure;
  /** What the price would be, or what belongs to it. */
  priceNote?: ReactNode;
  points: readonly string[];
  /** What else it costs, the last one the sum. */
  costs: readonly (Figure & { label: string; isSum?: boolean })[];
  /** A button, or a link like one. */
  action?: ReactNode;
}

/** Something that may be ordered, with its price and what speaks for it. */
export function OfferCard({ title, tagline, mark, price, priceNote, points, costs, action }: OfferCardProps) {
  const id = useId();
  return (
    <article className={classNames(styles.card, mark !== undefined && styles.marked)} aria-labelledby={id}>
      <p className={styles.mark}>
        {mark && (
          <Tag tone="solid" icon={Star}>
            {mark}
          </Tag>
        )}
      </p>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <p className={styles.price}>
        {price.figure}
        <span className={styles.unit}>{besideFigure(price.unit)}</span>
      </p>
      {priceNote && <p className={styles.priceNote}>{priceNote}</p>}
      {/* Without its points a list is none to Safari's VoiceOver. */}
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.tick}>
              <Icon of={Check} />
            </span>
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.costs}>
        {costs.map(({ label, figure, unit, isSum = false }) => (
          <div key={label} className={styles.cost}>
            <dt className={styles.costLabel}>{label}</dt>
            <dd className={isSum ? styles.sum : styles.costFigure}>
              {figure}
              <span className={isSum ? styles.sumUnit : undefined}>{besideFigure(unit)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

/** Cards beside each other where there is room. */
export function OfferCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
