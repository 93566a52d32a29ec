import { useRouter, useRouterState, type RouterHistory } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { leaveOverlays } from '../../ui/backCloses.ts';

interface Steps<Actor extends AnyActorRef, Step extends string> {
  /** In their order; the first one has the address without `?step=`. */
  steps: readonly [Step, ...Step[]];
  /** The step that the machine is at. */
  stepOf(snapshot: SnapshotFrom<Actor>): Step;
  /** Steps that have a path of their own below the page's, by what stands there: `{ services: 'vaps' }`. */
  paths?: Partial<Record<Step, string>>;
  /** Of what was received, its id, which its entry of the history keeps as `receipt`: it is told from that of another by it. */
  receiptOf?(snapshot: SnapshotFrom<Actor>): string | null;
}

const stepIn = (search: string) => new URLSearchParams(search).get('step');
const noPaths = {};

/** What an entry of the history says of itself: how many of the same form lie before it. */
const entriesBefore = ({ location: { state } }: RouterHistory): number =>
  (state as { stepsBefore?: number }).stepsBefore ?? 0;

/** The search of the address with another step; null takes it out. */
function withStep(search: string, step: string | null): string {
  const parameters = new URLSearchParams(search);
  if (step === null) parameters.delete('step');
  else parameters.set('step', step);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/**
 * Keeps the address of a step, `?step=`, and the machine in agreement (`flow.step`). Where the machine goes on, the address
 * follows, and the browser's Back leads to the step before. Where the address is another, by Back, Forward, a link or what
 * was pasted, the machine is asked for that step (`step.open`); what it does not open gives way to the step that it is at, and
 * Forward leads back from it. Where no step opens any more, what has come of it stands in the place of all of them, so that
 * Back leaves the page. A step may have a path of its own in the place of `?step=`.
 */
export function useStepAddress<Actor extends AnyActorRef, Step extends string>(
  actor: Actor,
  { steps, stepOf, paths = noPaths, receiptOf }: Steps<Actor, Step>,
): void {
  const history: RouterHistory = useRouter().history;
  const ends = Object.entries<string | undefined>(paths);
  const [path] = useState(() => {
    const { pathname } = history.location;
    const [, own] = ends.find(([, end]) => pathname.endsWith(`/${end}`)) ?? [];
    return own === undefined ? pathname : pathname.slice(0, -own.length - 1);
  });
  const endOf = (named: string | null) => (named === null ? undefined : paths[named as Step]);
  const pathOf = (named: string | null) => (endOf(named) === undefined ? path : `${path}/${endOf(named)}`);
  const step = useSelector(actor as AnyActorRef, stepOf as (snapshot: unknown) => Step);
  // While the page is about to go the address is another's already.
  const written = useRouterState({
    select: ({ location: { pathname, searchStr } }) =>
      pathname === path ? stepIn(searchStr) : ends.find(([named]) => pathname === pathOf(named))?.[0],
  });
  /** What the address says, or will say in a moment. */
  const latest = useRef(written);
  const isForward = useRef(false);
  const isGoingBack = useRef(false);
  const nameOf = (open: Step) => (open === steps[0] ? null : open);
  const open = () => nameOf(stepOf(actor.getSnapshot() as SnapshotFrom<Actor>));
  const isOver = () =>
    open() !== null && !(actor.getSnapshot() as AnyMachineSnapshot).can({ type: 'step.open', step: steps[0] });

  const isHere = (pathname: string) => pathname === path || ends.some(([named]) => pathname === pathOf(named));

  const write = (how: 'push' | 'replace') => {
    latest.current = open();
    leaveOverlays(() => {
      const { pathname, search, hash } = history.location;
      // Who is on the way to another page already gets there.
      if (!isHere(pathname)) return;
      const to = pathOf(open()) + withStep(search, endOf(open()) === undefined ? open() : null) + hash;
      history[how](to, {
        stepsBefore: entriesBefore(history) + (how === 'push' ? 1 : 0),
        receipt: receiptOf?.(actor.getSnapshot() as SnapshotFrom<Actor>),
      });
    });
  };
  const follow = useEffectEvent(() => {
    if (written === undefined) return;
    latest.current = written;
    const asked = steps.find((known) => nameOf(known) === written);
    if (asked !== undefined && written !== open()) actor.send({ type: 'step.open', step: asked });
    if (open() === written) return;
    // The entry that Forward has led to stays where it is: in its place would stand the same step twice.
    if (isForward.current) history.back();
    else write('replace');
  });
  const lead = useEffectEvent(() => {
    // Not the step that was drawn: what the address has asked for may be open by now.
    if (open() === latest.current) return;
    if (!isOver()) return write('push');
    const before = entriesBefore(history);
    if (before === 0) return write('replace');
    isGoingBack.current = true;
    leaveOverlays(() => history.go(-before));
  });
  const hear = useEffectEvent((action: string) => {
    isForward.current = action === 'FORWARD';
    if (!isGoingBack.current || action !== 'GO') return;
    isGoingBack.current = false;
    write('replace');
  });
  useEffect(() => history.subscribe(({ action }) => hear(action.type)), [history]);
  useEffect(() => follow(), [written]);
  useEffect(() => lead(), [step]);
}
