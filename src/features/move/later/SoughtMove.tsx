import { SoughtReceipt } from '../../../shared/submission/SoughtReceipt.tsx';
import { moveIn } from '../provenMove.ts';
import { useMoveHeading } from '../useMoveHeading.ts';
import { MoveReceipt } from './MoveReceipt.tsx';

/** The receipt of what the tab has sent before the page was opened (`move.again`). */
export function SoughtMove({ receivedKey }: { receivedKey: string }) {
  const heading = useMoveHeading('sent', null) ?? '';
  return (
    <SoughtReceipt {...{ receivedKey, heading }} resultIn={moveIn}>
      {(move) => <MoveReceipt move={move} />}
    </SoughtReceipt>
  );
}
