import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
import { usePortal } from '../portal.context.ts';
import { authorBy } from './author.ts';
import { receivedKey } from './drafts.ts';

/**
 * Under which key that was received whose receipt the page was opened for, so that it is looked up by it (`draft.receipt`);
 * null where the address is another's, where something was begun since, and in another tab.
 *
 * @param kind of the draft that it was
 * @param owner the customer that the page is for, null for nobody; give the component another `key` when it is another
 * @param isAtReceipt the receipt has an address of its own, and is there; left out: it is at `?step=sent` alone
 */
export function useReceivedKey(kind: { name: string }, owner: string | null, isAtReceipt = false): string | null {
  const { session, store } = usePortal();
  const { step } = useSearch({ strict: false }) as { step?: string };
  const [key] = useState(() => {
    if (step !== 'sent' && !isAtReceipt) return null;
    const author = authorBy(session.gate.getSnapshot().context.validation);
    return receivedKey(store, kind, { owner, author }, serverNow());
  });
  return key;
}
