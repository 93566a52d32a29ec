import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../src/ui/classNames.ts';
import type { View } from '../app/address.ts';
import type { StateMark, TransitionMark } from './overlay.ts';
import { signs } from '../changes/changes.ts';
import { useMarkNames, useOutcomeNames } from './useNames.ts';
import { outcomeSigns, type Outcome } from '../../chart/chart.ts';
import * as drawing from './ChartDrawing.css.ts';
import * as styles from './Legend.css.ts';

interface Shown {
  states: StateMark[];
  transitions: TransitionMark[];
}

const nothing: Shown = { states: [], transitions: [] };

const shown: Record<View, Shown> = {
  coverage: { states: ['seen', 'unseen'], transitions: ['taken', 'never'] },
  simulation: { states: ['current', 'around'], transitions: ['possible'] },
  live: { states: ['current', 'around'], transitions: ['last'] },
  // The pictures stand in the place of the chart.
  screens: nothing,
  tour: { states: ['current', 'around'], transitions: ['last'] },
  changes: { states: ['added', 'changed'], transitions: [] },
};

const StateSample = ({ mark }: { mark: StateMark }) => (
  <svg className={styles.sample} aria-hidden>
    <rect className={classNames(drawing.box, drawing.boxMarks[mark])} x={1} y={1} width={22} height={14} rx={4} />
  </svg>
);

/** A state that holds others, and one in which the machine is done. */
const KindSample = ({ isContainer }: { isContainer: boolean }) => (
  <svg className={styles.sample} aria-hidden>
    <rect
      className={classNames(drawing.box, isContainer && drawing.container)}
      x={1}
      y={1}
      width={22}
      height={14}
      rx={isContainer ? 5 : 4}
    />
    <rect
      className={isContainer ? drawing.box : drawing.inner}
      x={isContainer ? 7 : 3}
      y={isContainer ? 5 : 3}
      width={isContainer ? 10 : 18}
      height={isContainer ? 7 : 10}
      rx={2}
    />
  </svg>
);

const BeginSample = () => (
  <svg className={styles.sample} aria-hidden>
    <circle className={drawing.initial} cx={4} cy={8} r={4} />
    <path className={classNames(drawing.arrow, drawing.initialArrow)} d="M8 8h15" />
    <path className={classNames(drawing.arrow, drawing.initialArrow, drawing.head)} d="M17 4l6 4l-6 4" />
  </svg>
);

const DelaySample = () => (
  <svg className={styles.sample} aria-hidden>
    <path className={classNames(drawing.arrow, drawing.delayed)} d="M1 8h22" />
  </svg>
);

const OutcomeSample = ({ outcome }: { outcome: Outcome }) => (
  <svg className={styles.sample} aria-hidden>
    <text
      className={classNames(drawing.name, drawing.outcomes[outcome])}
      x={12}
      y={14}
      fontSize={17}
      textAnchor="middle"
    >
      {outcomeSigns[outcome]}
    </text>
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
  const outcomes = useOutcomeNames();
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
        <BeginSample />
        {t({ id: 'atlas.legend.begins', message: 'Alkutila' })}
      </li>
      <li className={styles.entry}>
        <KindSample isContainer />
        {t({ id: 'atlas.legend.container', message: 'Tila, jossa on tiloja' })}
      </li>
      <li className={styles.entry}>
        <KindSample isContainer={false} />
        {t({ id: 'atlas.legend.final', message: 'Lopputila' })}
      </li>
      {(['waiting', 'success', 'failure'] as const).map((outcome) => (
        <li key={outcome} className={styles.entry}>
          <OutcomeSample outcome={outcome} />
          {outcomes[outcome]}
        </li>
      ))}
      <li className={styles.entry}>
        <DelaySample />
        <span lang="en">after</span>
        {t({ id: 'atlas.legend.after', message: 'aika kuluu' })}
      </li>
      <li className={styles.entry}>
        <span className={styles.word} lang="en">
          always
        </span>
        {t({ id: 'atlas.legend.always', message: 'heti, ilman tapahtumaa' })}
      </li>
      <li className={styles.entry}>
        <span className={styles.guard}>1 [{t({ id: 'atlas.legend.guard', message: 'ehto' })}]</span>
        {t({ id: 'atlas.legend.order', message: 'monesko kysytään' })}
      </li>
      <li className={styles.entry}>
        <span className={styles.guard} lang="en">
          [else]
        </span>
        {t({ id: 'atlas.legend.else', message: 'kun mikään ehto ei täyty' })}
      </li>
      <li className={styles.entry}>
        <span className={styles.word}>/</span>
        {t({ id: 'atlas.legend.action', message: 'toiminto' })}
      </li>
      <li className={styles.entry}>
        <span className={styles.actor} lang="en">
          entry, exit
        </span>
        {t({ id: 'atlas.legend.entry', message: 'tilaan tultaessa, siitä lähdettäessä' })}
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
