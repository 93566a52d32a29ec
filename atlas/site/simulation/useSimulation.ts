import { useMemo } from 'react';
import type { FlowModel } from '../../../machines/flowModel.ts';
import type { Sent } from '../../explorer/explore.ts';
import { useShown } from '../app/shown.ts';
import { situationAfter, type Situation } from './simulation.ts';

export interface Simulation {
  model: FlowModel;
  start: string;
  situation: Situation;
  /** From another start, or from this one again. */
  begin(start: string): void;
  send(sent: Sent): void;
  back(): void;
}

/** What was sent, one a line; no title has a line of its own in it. */
const LINE = '\n';

/** The machine itself, sent what a person chooses, which stands in the address; null for one that nothing begins. */
export function useSimulation(model: FlowModel): Simulation | null {
  const { shown, show } = useShown();
  const [first] = Object.keys(model.starts);
  const start = shown.start !== undefined && shown.start in model.starts ? shown.start : first;
  const { sent = '' } = shown;
  const situation = useMemo(
    () => (start !== undefined ? situationAfter(model, start, sent === '' ? [] : sent.split(LINE)) : null),
    [model, start, sent],
  );
  if (start === undefined || !situation) return null;
  const titles = situation.steps.slice(1).map(({ title }) => title);
  const after = (steps: readonly string[]) => show({ start, sent: steps.join(LINE) });
  return {
    model,
    start,
    situation,
    begin: (name) => show({ start: name, sent: '' }),
    send: ({ title }) => after([...titles, title]),
    back: () => after(titles.slice(0, -1)),
  };
}
