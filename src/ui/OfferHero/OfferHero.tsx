import { CalendarCheck } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { besideFigure } from '../besideFigure.ts';
import { classNames } from '../classNames.ts';
import { Scene } from '../Scene/Scene.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { kaamos } from '../theme/theme.css.ts';
import * as styles from './OfferHero.css.ts';

interface OfferHeroProps {
  /** Until when it is to be had. */
  until?: string;
  heading: string;
  lead: ReactNode;
  /** The price that it is about. */
  price?: { figure: string; unit: string; note: ReactNode };
  /** A link or a button. */
  action?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The head of a page that offers something: what it is, and what it costs, before a lake at night. */
export function OfferHero({ until, heading, lead, price, action, ref }: OfferHeroProps) {
  return (
    <div className={classNames(styles.hero, kaamos)}>
      <div className={styles.content}>
        {until && (
          <p className={styles.until}>
            <Tag tone="positive" icon={CalendarCheck}>
              {until}
            </Tag>
          </p>
        )}
        <h1 ref={ref} className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {price && (
          <div className={styles.price}>
            <p className={styles.figure}>
              {price.figure}
              <span className={styles.unit}>{besideFigure(price.unit)}</span>
            </p>
            <p className={styles.note}>{price.note}</p>
          </div>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.scene}>
        <Scene kind="night" />
      </div>
    </div>
  );
}
