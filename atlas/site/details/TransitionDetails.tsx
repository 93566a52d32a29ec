import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '../../../src/ui/Disclosure/Disclosure.tsx';
import { FactList, type Fact } from '../../../src/ui/FactList/FactList.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { MachineData } from '../../atlasData.ts';
import type { ChartTransition } from '../../chart/chart.ts';
import type { Runs } from '../coverage/runs.ts';
import { requirementsOf } from '../transitions/requirements.ts';
import { Explained } from './Explained.tsx';
import { RequirementLinks, StateLink } from './links.tsx';
import { SelectedPart } from './SelectedPart.tsx';
import { TourList } from './TourList.tsx';
import * as styles from './Details.css.ts';

interface TransitionDetailsProps {
  machine: MachineData;
  transition: ChartTransition;
  runs: Runs;
}

function useFacts({ id, chart, explained }: MachineData, transition: ChartTransition): Fact[] {
  const { t } = useLingui();
  const { source, targets, guard, isElse, actions, isReentering } = transition;
  const requirements = requirementsOf(chart, transition);
  const order = transition.order === null ? '' : String(transition.order);
  const otherwise = isElse ? t({ id: 'atlas.transition.else', message: 'muuten' }) : null;
  const facts: (Fact & { isThere: boolean })[] = [
    {
      label: t({ id: 'atlas.transition.source', message: 'Lähtötila' }),
      value: <StateLink machine={id} path={source} />,
      isThere: true,
    },
    {
      label: t({ id: 'atlas.transition.target', message: 'Kohdetila' }),
      value: (
        <span className={styles.items}>
          {targets.map((path) => (
            <StateLink key={path} machine={id} path={path} />
          ))}
        </span>
      ),
      isThere: targets.length > 0,
    },
    {
      label: t({ id: 'atlas.transition.target', message: 'Kohdetila' }),
      value: t({ id: 'atlas.transition.stays', message: 'sama tila' }),
      isThere: targets.length === 0,
    },
    {
      label: t({ id: 'atlas.transition.guard', message: 'Ehto' }),
      value: guard ? <Explained explained={explained} names={[guard]} /> : otherwise,
      isThere: guard !== null || isElse,
    },
    {
      label: t({ id: 'atlas.transition.order', message: 'Kysytään järjestyksessä' }),
      value: order,
      isThere: order !== '',
    },
    {
      label: t({ id: 'atlas.transition.actions', message: 'Toiminnot' }),
      value: <Explained explained={explained} names={actions} />,
      isThere: actions.length > 0,
    },
    {
      label: t({ id: 'atlas.transition.reenters', message: 'Tila alkaa alusta' }),
      value: t({ id: 'atlas.yes', message: 'Kyllä' }),
      isThere: isReentering,
    },
    {
      label: t({ id: 'atlas.state.requirements', message: 'Vaatimukset' }),
      value: <RequirementLinks ids={requirements} />,
      isThere: requirements.length > 0,
    },
  ];
  return facts.filter(({ isThere }) => isThere);
}

/** All that is known of a transition. */
export function TransitionDetails({ machine, transition, runs }: TransitionDetailsProps) {
  const { t } = useLingui();
  const facts = useFacts(machine, transition);
  const times = runs.taken.get(transition.id) ?? 0;
  const tours = runs.takenBy.get(transition.id) ?? [];
  return (
    <SelectedPart kind={t({ id: 'atlas.transition.kind', message: 'Siirtymä' })} name={transition.event}>
      <FactList facts={facts} />
      {tours.length > 0 ? (
        <Disclosure
          label={t({
            id: 'atlas.transition.tours',
            message: `Kuljettu ${plural(times, { one: '# kerran', other: '# kertaa' })}, ${plural(tours.length, { one: '# testissä', other: '# testissä' })}`,
          })}
        >
          <TourList tours={tours} />
        </Disclosure>
      ) : (
        <Note>
          {t({ id: 'atlas.transition.noTours', message: 'Mikään ajettu testi ei ole kulkenut tätä siirtymää.' })}
        </Note>
      )}
    </SelectedPart>
  );
}
