import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '../../../src/ui/Disclosure/Disclosure.tsx';
import { FactList, type Fact } from '../../../src/ui/FactList/FactList.tsx';
import { Tag } from '../../../src/ui/Tag/Tag.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { OpenedMachine } from '../../atlasData.ts';
import type { ChartState } from '../../chart/chart.ts';
import type { Runs } from '../coverage/runs.ts';
import { isContainer } from '../chart/places.ts';
import { requirementsOfState } from '../transitions/requirements.ts';
import { Code } from './Code.tsx';
import { Explained } from './Explained.tsx';
import { RequirementLinks, StateLink, TransitionLinks } from './links.tsx';
import { transitionsInto, transitionsOutOf } from './transitions.ts';
import { ScreenPart } from './ScreenPart.tsx';
import { SelectedPart } from './SelectedPart.tsx';
import { TourList } from './TourList.tsx';
import * as styles from './Details.css.ts';

interface StateDetailsProps {
  machine: OpenedMachine;
  state: ChartState;
  runs: Runs;
}

function useFacts({ chart, explained }: OpenedMachine, state: ChartState): Fact[] {
  const { t } = useLingui();
  const { path, specification, entry, exit, actors } = state;
  const requirements = requirementsOfState(chart, path);
  const machines = actors.filter(({ machine }) => machine !== null);
  const others = actors.filter(({ machine }) => machine === null);
  const [into, outOf] = [transitionsInto(chart, path), transitionsOutOf(chart, path)];
  const code = (names: readonly string[]) => <Code>{names.join(', ')}</Code>;
  const facts: (Fact & { isThere: boolean })[] = [
    {
      label: t({ id: 'atlas.state.requirements', message: 'Vaatimukset' }),
      value: <RequirementLinks ids={requirements} />,
      isThere: requirements.length > 0,
    },
    {
      label: t({ id: 'atlas.state.specification', message: 'Määrittelyssä' }),
      value: code(specification === null ? [] : [specification]),
      isThere: specification !== null,
    },
    {
      label: t({ id: 'atlas.state.actors', message: 'Toimijat' }),
      value: code(others.map(({ id, source }) => (id === source ? id : `${id} (${source})`))),
      isThere: others.length > 0,
    },
    {
      label: t({ id: 'atlas.state.machines', message: 'Kutsutut tilakoneet' }),
      value: machines.map(({ id, machine }) => <StateLink key={id} machine={machine ?? ''} path="" />),
      isThere: machines.length > 0,
    },
    {
      label: t({ id: 'atlas.state.entry', message: 'Saavuttaessa' }),
      value: <Explained explained={explained} names={entry} />,
      isThere: entry.length > 0,
    },
    {
      label: t({ id: 'atlas.state.exit', message: 'Lähdettäessä' }),
      value: <Explained explained={explained} names={exit} />,
      isThere: exit.length > 0,
    },
    {
      label: t({ id: 'atlas.state.into', message: 'Tänne' }),
      value: <TransitionLinks machine={chart.machine} transitions={into} end="source" />,
      isThere: into.length > 0,
    },
    {
      label: t({ id: 'atlas.state.outOf', message: 'Täältä' }),
      value: <TransitionLinks machine={chart.machine} transitions={outOf} end="target" />,
      isThere: outOf.length > 0,
    },
  ];
  return facts.filter(({ isThere }) => isThere);
}

/** All that is known of a state. */
export function StateDetails({ machine, state, runs }: StateDetailsProps) {
  const { t } = useLingui();
  const facts = useFacts(machine, state);
  const tours = runs.seenBy.get(state.path) ?? [];
  return (
    <>
      <SelectedPart kind={t({ id: 'atlas.state.kind', message: 'Tila' })} name={state.path}>
        <p lang="en">{state.description}</p>
        {state.tags.length > 0 && (
          <p className={styles.tags} lang="en">
            {state.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
        {facts.length > 0 && <FactList facts={facts} />}
        {tours.length > 0 ? (
          <Disclosure
            label={t({
              id: 'atlas.state.tours',
              message: plural(tours.length, { one: '# testi käy tässä tilassa', other: '# testiä käy tässä tilassa' }),
            })}
          >
            <TourList tours={tours} />
          </Disclosure>
        ) : (
          <Note>{t({ id: 'atlas.state.noTours', message: 'Mikään ajettu testi ei ole käynyt tässä tilassa.' })}</Note>
        )}
      </SelectedPart>
      {!isContainer(state) && <ScreenPart machine={machine} state={state.path} sight={null} />}
    </>
  );
}
