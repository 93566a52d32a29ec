import type { Move } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useMoveHeading } from '../useMoveHeading.ts';
import { MoveSent } from './MoveSent.tsx';

/** What has come of a notice, on a page that has not sent it; null where the server does not tell, and a mail does. */
export function MoveReceipt({ move }: { move: Move | null }) {
  const heading = useMoveHeading('sent', move) ?? '';
  usePage(heading);
  return <MoveSent {...{ heading, move }} />;
}
