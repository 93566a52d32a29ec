import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { moveSteps, type MoveStep, type MoveValues } from '../../../domain/move/index.ts';
import { moveMachine } from '../../../machines/move/move.machine.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useBotCheck } from '../../shared/submission/useBotCheck.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { moveActors } from './move.actors.ts';
import type { MoveDraft } from './move.draft.ts';
import type { MoveFrom } from './move.form.ts';
import { MoveSteps } from './MoveSteps.tsx';
import { useMoveHeading, useMoveTitle } from './useMoveHeading.ts';

/** What becomes of it is needed by none that begins. */
const MoveOutcome = late(() => import('./later/MoveOutcome.tsx'), 'MoveOutcome');

type Snapshot = SnapshotFrom<typeof moveMachine>;
const addresses = [...moveSteps, 'verification', 'sent'] as const;
const noPaths = {};
/** Where a contract is named, what has come of it has an address of its own (`move.sent`). */
const ofContract = { sent: 'success' };

/** The step that is open, the last one while it is sent; null once it has become something. */
function openStep({ value }: Snapshot): MoveStep | null {
  if (value === 'sending' || value === 'begun') return 'review';
  if (typeof value !== 'object' || !('filling' in value)) return null;
  const { filling } = value as { filling: MoveStep | { review: string } };
  return typeof filling === 'string' ? filling : 'review';
}

/** What the address says of where it stands. */
function stepOf(snapshot: Snapshot): (typeof addresses)[number] {
  if (snapshot.matches('verificationNeeded')) return 'verification';
  if (snapshot.matches('receivedBefore') || snapshot.matches('unproven')) return 'review';
  return openStep(snapshot) ?? 'sent';
}

export interface MoveFlowProps {
  from: MoveFrom;
  /** The address names a contract. */
  isOfContract: boolean;
  draft: DraftInUse<MoveDraft>;
  /** With what the forms begin, and what of it is done. */
  begun: MoveDraft;
  values: Partial<MoveValues>;
  onStartAgain(): void;
  onOtherSite?(): void;
}

/** One notice of a move, from the old home to what becomes of it. */
export function MoveFlow(props: MoveFlowProps) {
  const { from, isOfContract, draft, begun, values, onStartAgain, onOtherSite } = props;
  const { api } = useSession();
  const solveBotCheck = useBotCheck('move');
  const [input] = useState(() => ({
    values,
    isStranger: from.isStranger,
    sentKey: draft.isSent ? draft.key : null,
  }));
  const { customerId } = from;
  const actor = useFlow(moveMachine, {
    actors: moveActors(api, solveBotCheck),
    input,
    on: {
      'move.received': () => draft.markReceived(),
      'move.proofNeeded': ({ orderId }) => draft.markUnderProof(orderId),
      'move.notReceived': ({ needsNewKey }) => (needsNewKey ? draft.renew() : draft.markSent(false)),
    },
    outdates: {
      'move.received': [[customerId, 'contracts']],
      'move.outdated': [[customerId, 'contracts']],
    },
  });
  useStepAddress(actor, { steps: addresses, stepOf, paths: isOfContract ? ofContract : noPaths });
  const step = useSelector(actor, openStep);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')));
  const move = useSelector(actor, ({ context }) => context.result?.move ?? null);
  const title = useMoveTitle();
  const heading = useMoveHeading(state, move) ?? title;
  useEffect(() => void pageStands.then(() => MoveOutcome.preload?.()), []);
  usePage(heading, step ?? state);

  if (step !== null) return <MoveSteps {...{ heading, step, actor, from, draft, begun, onStartAgain, onOtherSite }} />;
  return (
    <Suspense fallback={<DetailSkeleton label={heading} />}>
      <MoveOutcome {...{ actor, heading }} />
    </Suspense>
  );
}
