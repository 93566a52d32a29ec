import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../src/ui/classNames.ts';
import type { View } from '../app/address.ts';
import type { StateMark, TransitionMark } from './overlay.ts';
import { signs } from '../changes/changes.ts';
import { useMarkNames } from './useNames.ts';
import * as drawing from './ChartDrawing.css.ts';
import * as styles from './Legend.css.ts';

interface Shown {
  states: StateMark[];
  transitions: TransitionMark[];
}

const shown: Record<View, Shown> = {
  coverage: { states: ['seen', 'unseen'], transitions: ['taken', 'never'] },
  simulation: { states: ['current', 'around'], transitions: ['possible'] },
  live: { states: ['current', 'around'], transitions: ['last'] },
  changes: { states: ['added', 'changed'], transitions: [] },
};
const nothing: Shown = { states: [], transitions: [] };

const StateSample = ({ mark }: { mark: StateMark }) => (
  <svg className={styles.sample} aria-hidden>
    <rect className={classNames(drawing.box, drawing.boxMarks[mark])} x={1} y={1} width={22} height={14} rx={4} />
  </svg>
);

const TransitionSample = ({ mark }: { mark: TransitionMark }) => (
  <svg className={styles.sample} aria-hidden>
    <path className={classNames(drawing.arrow, drawing.arrowMarks[mark])} d="M0 8h24" />
  </svg>
);

/** What the chart's colours, lines and words say. */
export function Legend({ view }: { view: View | null }) {
  const { t } = useLingui();
  const names = useMarkNames();
  const { states, transitions } = view ? shown[view] : nothing;
  return (
    <ul className={styles.legend} role="list">
      {states.map((mark) => (
        <li key={mark} className={styles.entry}>
          <StateSample mark={mark} />
          {names[mark]}
          {(mark === 'added' || mark === 'changed') && ` (${signs[mark]})`}
        </li>
      ))}
      {transitions.map((mark) => (
        <li key={mark} className={styles.entry}>
          <TransitionSample mark={mark} />
          {names[mark]}
        </li>
      ))}
      <li className={styles.entry}>
        <span className={styles.guard}>[{t({ id: 'atlas.legend.guard', message: 'ehto' })}]</span>
      </li>
      <li className={styles.entry}>
        <span className={styles.actor} lang="en">
          invoke
        </span>
        {t({ id: 'atlas.legend.actor', message: 'kutsuttu toimija' })}
      </li>
    </ul>
  );
}
