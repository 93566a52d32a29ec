import { useId, type ReactNode } from 'react';
import { besideFigure } from '../besideFigure.ts';
import { classNames } from '../classNames.ts';
import { refuseClick, type checkboxProps, type radioProps } from '../Field/choice.ts';
import * as styles from './OptionCard.css.ts';

/** What there is to choose, in words. */
export interface CardOption<Value extends string> {
  value: Value;
  title: string;
  description?: ReactNode;
  /** A word or two behind the title: `Suosittu`. */
  badge?: string;
  price?: { figure: string; unit: string };
  /** A `Glyph`, or in the layout of pictures the picture. */
  picture?: ReactNode;
  /** A link to more about it. It is no part of what is pressed to choose. */
  more?: ReactNode;
  /** Why it cannot be chosen now. It can still be reached. */
  whyNot?: string;
}

/**
 * `rows`: the whole width, the price or picture at the side. `columns`: beside each other, a title and a line. `offers`: as
 * tall as their words, with the price at the foot. `pictures`: a picture and a word.
 */
export type CardLayout = keyof typeof styles.layouts;

interface OptionCardProps {
  option: CardOption<string>;
  layout: CardLayout;
  input: ReturnType<typeof radioProps<string>> | ReturnType<typeof checkboxProps<string>>;
}

function Price({ price, layout, id }: { price: { figure: string; unit: string }; layout: CardLayout; id: string }) {
  return (
    <span id={id} className={styles.prices[layout]}>
      {price.figure}
      <span className={styles.unit}>{besideFigure(price.unit)}</span>
    </span>
  );
}

/** One card of a group: a radio button or a checkbox, with all of the card for its label. */
export function OptionCard({ option, layout, input }: OptionCardProps) {
  const { title, description, badge, price, picture, more, whyNot } = option;
  const id = useId();
  const [titleId, descriptionId, priceId] = [`${id}-title`, `${id}-description`, `${id}-price`];
  const isOff = whyNot !== undefined;
  const isOffer = layout === 'offers';
  const isDescribed = description !== undefined || isOff;
  return (
    <div className={classNames(styles.card, isOffer && styles.offer, isOff && styles.off)}>
      <label className={classNames(styles.label, styles.layouts[layout], isOff && styles.labelOff)}>
        <input
          {...input}
          className={classNames(input.type === 'radio' ? styles.radio : styles.checkbox, styles.inputs[layout])}
          aria-labelledby={titleId}
          aria-describedby={[isDescribed && descriptionId, price && priceId].filter(Boolean).join(' ') || undefined}
          aria-disabled={isOff || undefined}
          onClickCapture={isOff ? refuseClick : undefined}
        />
        {picture && (layout === 'offers' || layout === 'pictures') && (
          <span className={styles.pictures[layout]}>{picture}</span>
        )}
        <span className={styles.words[layout]}>
          <span id={titleId} className={styles.titles[layout]}>
            {title}
            {badge && (
              <>
                {' '}
                <span className={styles.badge}>{badge}</span>
              </>
            )}
          </span>
          {isDescribed && (
            <span id={descriptionId} className={styles.descriptions[layout]}>
              {whyNot ?? description}
            </span>
          )}
        </span>
        {price && !isOffer && <Price price={price} layout={layout} id={priceId} />}
        {picture && !price && layout === 'rows' && <span>{picture}</span>}
      </label>
      {(more || (price && isOffer)) && (
        <div className={styles.foot}>
          {price && isOffer && <Price price={price} layout={layout} id={priceId} />}
          {more && <span className={styles.more}>{more}</span>}
        </div>
      )}
    </div>
  );
}
