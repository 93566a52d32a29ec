import { Navigate } from '@tanstack/react-router';
import { useReceivedKey } from '../../../shared/draft/useReceivedKey.ts';
import { useCustomerId } from '../../../shared/session/useCustomerId.ts';
import { MOVE } from '../move.query.ts';
import { useProvenMove } from '../provenMove.query.ts';
import { MoveReceipt } from './MoveReceipt.tsx';
import { SoughtMove } from './SoughtMove.tsx';

/** What was sent before the page was opened; where nothing was, there is nothing to tell of. */
function Received({ customerId }: { customerId: string | null }) {
  const receivedKey = useReceivedKey({ name: MOVE }, customerId, true);
  return receivedKey === null ? <Navigate to="/contracts" replace /> : <SoughtMove receivedKey={receivedKey} />;
}

/** What was proven just now (`move.sent`), or was sent in the tab before (`move.again`). */
export function ProvenMove() {
  const move = useProvenMove();
  const customerId = useCustomerId();
  return move ? <MoveReceipt move={move} /> : <Received key={customerId} customerId={customerId} />;
}
