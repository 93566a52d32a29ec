import type { ReactNode } from 'react';
import { SoughtReceipt } from '../../../shared/submission/SoughtReceipt.tsx';
import { moveIn } from '../provenMove.ts';
import { useMoveHeading } from '../useMoveHeading.ts';
import { MoveReceipt } from './MoveReceipt.tsx';

interface SoughtMoveProps {
  receivedKey: string;
  /** What stands there where it was not received, or the server does not tell of it; left out: that it was. */
  otherwise?: ReactNode;
}

/** The receipt of what the tab has sent before the page was opened (`move.again`). */
export function SoughtMove({ receivedKey, otherwise }: SoughtMoveProps) {
  const heading = useMoveHeading('sent', null) ?? '';
  return (
    <SoughtReceipt {...{ receivedKey, heading }} resultIn={moveIn}>
      {(move) => (move === null && otherwise ? otherwise : <MoveReceipt move={move} />)}
    </SoughtReceipt>
  );
}
