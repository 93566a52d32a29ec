import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { ChartTransition } from '../../chart/chart.ts';
import { requirementHref, stateHref, transitionHref } from '../app/address.ts';
import { eventWithGuard } from '../chart/useNames.ts';
import { Code } from './Code.tsx';
import * as styles from './Details.css.ts';

/** Requirements by their ids, each leading to what it says. */
export function RequirementLinks({ ids }: { ids: readonly string[] }) {
  return (
    <span className={styles.items}>
      {ids.map((id) => (
        <TextLink key={id} href={requirementHref(id)}>
          <Code>{id}</Code>
        </TextLink>
      ))}
    </span>
  );
}

interface StateLinkProps {
  machine: string;
  /** Empty for the machine itself. */
  path: string;
}

export function StateLink({ machine, path }: StateLinkProps) {
  return (
    <TextLink href={stateHref(machine, path)}>
      <Code>{path || machine}</Code>
    </TextLink>
  );
}

interface TransitionLinksProps {
  machine: string;
  transitions: readonly ChartTransition[];
  /** What is told of each besides its event: where it comes from, or where it leads. */
  end: 'source' | 'target';
}

/** Transitions by their events, each with the state at its other end. */
export function TransitionLinks({ machine, transitions, end }: TransitionLinksProps) {
  return (
    <ul className={styles.transitions} role="list">
      {transitions.map((transition) => (
        <li key={transition.id}>
          <TextLink href={transitionHref(machine, transition.id)}>
            <Code>{eventWithGuard(transition)}</Code>
          </TextLink>
          {end === 'source' && (
            <>
              {' ← '}
              <StateLink machine={machine} path={transition.source} />
            </>
          )}
          {end === 'target' && transition.targets.length > 0 && ' → '}
          {end === 'target' && transition.targets.map((path) => <StateLink key={path} machine={machine} path={path} />)}
        </li>
      ))}
    </ul>
  );
}
