import { useLingui } from '@lingui/react/macro';
import type { Chart, ChartState, ChartTransition, Outcome } from '../../chart/chart.ts';
import type { Marked, StateMark, TransitionMark } from './overlay.ts';

/** A transition as it is written: `call.refused 1 [isActive]`. */
export function eventWithGuard({ event, guard, isElse, order }: ChartTransition): string {
  const asked = guard ?? (isElse ? 'else' : null);
  return [event, order, asked && `[${asked}]`].filter((part) => part !== null).join(' ');
}

/** What a state says of how things went, in words. */
export function useOutcomeNames(): Record<Outcome, string> {
  const { t } = useLingui();
  return {
    waiting: t({ id: 'atlas.outcome.waiting', message: 'Odottaa toimijaa' }),
    success: t({ id: 'atlas.outcome.success', message: 'Onnistuminen' }),
    failure: t({ id: 'atlas.outcome.failure', message: 'Epäonnistuminen' }),
  };
}

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
  state(state: ChartState, outcome: Outcome | null, marked?: Marked<StateMark>): string;
  transition(transition: ChartTransition, marked?: Marked<TransitionMark>): string;
}

/** What is read of each state and transition of a chart. */
export function useNames({ machine }: Chart): Names {
  const { t } = useLingui();
  const marks = useMarkNames();
  const outcomes = useOutcomeNames();
  const withMark = (name: string, marked?: Marked<StateMark | TransitionMark>) =>
    [name, marked && marks[marked.mark], marked?.badge].filter(Boolean).join(', ');
  return {
    state: ({ path }, outcome, marked) => {
      const name = path ? t({ id: 'atlas.name.state', message: `Tila ${path}` }) : machine;
      return withMark(outcome ? `${name}, ${outcomes[outcome]}` : name, marked);
    },
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
