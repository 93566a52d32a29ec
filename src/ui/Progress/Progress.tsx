import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Progress.css.ts';

interface ProgressStep {
  label: string;
  /** Where a step that is done can be looked at again; in its place `onOpen` where that is no address. */
  href?: string;
  onOpen?(): void;
}

interface ProgressProps {
  /** What the list is: `Vaiheet`. */
  label: string;
  steps: ProgressStep[];
  /** The number of the step where the person is, from 0. */
  current: number;
  /** What a step before it is, for readers of the screen: `valmis`. */
  doneLabel: string;
}

interface StepWordsProps extends ProgressStep {
  number: number;
  state: keyof typeof styles.states;
  doneLabel: string;
}

function StepWords({ label, href, onOpen, number, state, doneLabel }: StepWordsProps) {
  const words = (
    <>
      {number}
      <span className={classNames(state !== 'current' && styles.words)}>. {label}</span>
      {state === 'done' && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
    </>
  );
  if (state === 'current') return <span className={styles.wideWords}>{words}</span>;
  if (state === 'ahead') return words;
  if (href) {
    return (
      <a className={styles.control} href={href}>
        {words}
      </a>
    );
  }
  if (!onOpen) return words;
  return (
    <button type="button" className={styles.control} onClick={onOpen}>
      {words}
    </button>
  );
}

/** The steps of a flow, and the one where the person is. */
export function Progress({ label, steps, current, doneLabel }: ProgressProps) {
  const stateOf = (index: number) => {
    if (index === current) return 'current';
    return index < current ? 'done' : 'ahead';
  };
  return (
    <ol className={styles.steps} role="list" aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index);
        return (
          <li
            key={step.label}
            className={classNames(styles.step, styles.states[state], state === 'current' && styles.wideStep)}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <StepWords {...step} number={index + 1} state={state} doneLabel={doneLabel} />
          </li>
        );
      })}
    </ol>
  );
}
