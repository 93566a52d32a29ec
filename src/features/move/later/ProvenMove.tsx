import { Navigate } from '@tanstack/react-router';
import type { Move } from '../../../../domain/types.ts';
import { useReceivedKey } from '../../../shared/draft/useReceivedKey.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useCustomerId } from '../../../shared/session/useCustomerId.ts';
import { MOVE } from '../move.query.ts';
import { useProvenMove } from '../provenMove.query.ts';
import { useMoveHeading } from '../useMoveHeading.ts';
import { MoveSent } from './MoveSent.tsx';
import { SoughtMove } from './SoughtMove.tsx';

function Proven({ move }: { move: Move }) {
  const heading = useMoveHeading('sent', move) ?? '';
  usePage(heading);
  return <MoveSent {...{ heading, move }} />;
}

/** What was sent before the page was opened; where nothing was, there is nothing to tell of. */
function Received({ customerId }: { customerId: string | null }) {
  const receivedKey = useReceivedKey({ name: MOVE }, customerId, true);
  return receivedKey === null ? <Navigate to="/contracts" replace /> : <SoughtMove receivedKey={receivedKey} />;
}

/** What was proven just now (`move.sent`), or was sent in the tab before (`move.again`). */
export function ProvenMove() {
  const move = useProvenMove();
  const customerId = useCustomerId();
  return move ? <Proven move={move} /> : <Received key={customerId} customerId={customerId} />;
}
