import { useId, type ReactNode, type Ref } from 'react';
import { Scene } from '../Scene/Scene.tsx';
import { classNames } from '../classNames.ts';
import { kaamos } from '../theme/theme.css.ts';
import * as styles from './NightHero.css.ts';

interface NightHeroProps {
  heading: string;
  lead: ReactNode;
  cardHeading: string;
  cardHint?: ReactNode;
  /** What the card holds, below one another. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The template of a landing page: a lake at night, and a card with what the person came to do. */
export function NightHero({ heading, lead, cardHeading, cardHint, children, ref }: NightHeroProps) {
  const id = useId();
  return (
    <div className={styles.hero}>
      <div className={classNames(styles.room, kaamos)}>
        <div className={styles.scene}>
          <Scene kind="night" />
        </div>
      </div>
      <div className={styles.content}>
        <div className={kaamos}>
          <h1 ref={ref} className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <section className={styles.card} aria-labelledby={id}>
          <h2 id={id}>{cardHeading}</h2>
          {cardHint && <p className={styles.hint}>{cardHint}</p>}
          <div className={styles.body}>{children}</div>
        </section>
      </div>
    </div>
  );
}
