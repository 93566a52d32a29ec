import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ClassGauge.css.ts';

interface ConsumptionClass {
  name: string;
  /** In kilowatt-hours a year. */
  from: number;
}

interface ClassGaugeProps {
  /** The same in words; read again when it changes. */
  label: string;
  /** The smallest first. */
  classes: ConsumptionClass[];
  /** In kilowatt-hours a year, like `max`, where the last class is cut off. */
  value: number;
  max: number;
}

const COUNT = 60;

/** In percent: the ticks rise slowly at first. */
const heightOf = (index: number) => 28 + 72 * (index / (COUNT - 1)) ** 1.3;

/** An estimate of a year's consumption among the classes. */
export function ClassGauge({ label, classes, value, max }: ClassGaugeProps) {
  const reached = Math.round(Math.min(1, value / max) * COUNT);
  const current = classes.findLast(({ from }) => from <= value) ?? classes[0];
  return (
    <div className={styles.gauge}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div aria-hidden>
        <div className={styles.ticks}>
          {Array.from({ length: COUNT }, (_, index) => (
            <i
              key={index}
              className={classNames(styles.tick, index < reached && styles.on)}
              style={{ height: `${heightOf(index)}%` }}
            />
          ))}
        </div>
        <div className={styles.classes}>
          {classes.map(({ name, from }) => (
            <span
              key={name}
              className={classNames(styles.name, name === current?.name && styles.currentName)}
              style={{ insetInlineStart: `${(from / max) * 100}%` }}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
