import { createPortal } from 'react-dom';
import type { Invoice } from '../../../../domain/types.ts';
import { PostponeButton } from './PostponeButton.tsx';
import { PostponeStatus } from './PostponeStatus.tsx';
import { usePostponing, type Heard } from './usePostponing.ts';

export interface PostponeProps extends Heard {
  /** Whom the page shows. */
  customerId: string;
  invoice: Invoice;
  /** Where it is told how it goes. */
  place: HTMLElement | null;
}

/** The button that asks for a later due day, and in its own place how that goes. */
export function Postpone({ customerId, invoice, place, ...heard }: PostponeProps) {
  const postponing = usePostponing(customerId, invoice, heard);
  return (
    <>
      <PostponeButton {...{ postponing, invoice }} />
      {place && createPortal(<PostponeStatus {...{ postponing, invoice }} />, place)}
    </>
  );
}
