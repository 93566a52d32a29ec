import { Navigate } from '@tanstack/react-router';
import type { Move } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useProvenMove } from '../provenMove.query.ts';
import { useMoveHeading } from '../useMoveHeading.ts';
import { MoveSent } from './MoveSent.tsx';

function Proven({ move }: { move: Move }) {
  const heading = useMoveHeading('sent', move) ?? '';
  usePage(heading);
  return <MoveSent {...{ heading, move }} />;
}

/** What was proven just now (`move.sent`). Where nothing was, there is nothing to tell of. */
export function ProvenMove() {
  const move = useProvenMove();
  return move ? <Proven move={move} /> : <Navigate to="/contracts" replace />;
}
