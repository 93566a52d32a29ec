import { useMemo, useState } from 'react';
import type { FlowModel } from '../../../machines/flowModel.ts';
import type { Sent } from '../../explorer/explore.ts';
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

interface Sending {
  start: string;
  sent: readonly Sent[];
}

/** The machine itself, sent what a person chooses; null for one that nothing begins. */
export function useSimulation(model: FlowModel): Simulation | null {
  const [sending, setSending] = useState<Sending | null>(null);
  const start = sending?.start ?? Object.keys(model.starts)[0];
  const sent = sending?.sent;
  const situation = useMemo(
    () => (start !== undefined ? situationAfter(model, start, sent ?? []) : null),
    [model, start, sent],
  );
  if (start === undefined || !situation) return null;
  return {
    model,
    start,
    situation,
    begin: (name) => setSending({ start: name, sent: [] }),
    send: (one) => setSending({ start, sent: [...(sent ?? []), one] }),
    back: () => setSending({ start, sent: (sent ?? []).slice(0, -1) }),
  };
}
