import { useLingui } from '@lingui/react/macro';
import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import type { Marked, StateMark, TransitionMark } from './overlay.ts';

/** A transition as it is written: `call.refused [isActive]`. */
export const eventWithGuard = ({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): string =>
  guard ? `${event} [${guard}]` : event;

/** What each mark says, in words. */
export function useMarkNames(): Record<StateMark | TransitionMark, string> {
  const { t } = useLingui();
  return {
    current: t({ id: 'atlas.mark.current', message: 'Nykyinen tila' }),
    around: t({ id: 'atlas.mark.around', message: 'Aktiivinen ylätila' }),
    seen: t({ id: 'atlas.mark.seen', message: 'Testattu tila' }),
    unseen: t({ id: 'atlas.mark.unseen', message: 'Testaamaton tila' }),
    possible: t({ id: 'atlas.mark.possible', message: 'Mahdollinen siirtymä' }),
    last: t({ id: 'atlas.mark.last', message: 'Viimeksi kuljettu siirtymä' }),
    taken: t({ id: 'atlas.mark.taken', message: 'Testattu siirtymä' }),
    never: t({ id: 'atlas.mark.never', message: 'Testaamaton siirtymä' }),
    added: t({ id: 'atlas.mark.added', message: 'Lisätty' }),
    changed: t({ id: 'atlas.mark.changed', message: 'Muuttunut' }),
  };
}

interface Names {
  state(state: ChartState, marked?: Marked<StateMark>): string;
  transition(transition: ChartTransition, marked?: Marked<TransitionMark>): string;
}

/** What is read of each state and transition of a chart. */
export function useNames({ machine }: Chart): Names {
  const { t } = useLingui();
  const marks = useMarkNames();
  const withMark = (name: string, marked?: Marked<StateMark | TransitionMark>) =>
    [name, marked && marks[marked.mark], marked?.badge].filter(Boolean).join(', ');
  return {
    state: ({ path }, marked) =>
      withMark(path ? t({ id: 'atlas.name.state', message: `Tila ${path}` }) : machine, marked),
    transition: (transition, marked) => {
      const { source, targets } = transition;
      const event = eventWithGuard(transition);
      const from = source || machine;
      const to = targets.join(', ') || from;
      return withMark(
        t({ id: 'atlas.name.transition', message: `Siirtymä ${event} tilasta ${from} tilaan ${to}` }),
        marked,
      );
    },
  };
}
