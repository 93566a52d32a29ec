import { useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
import { usePortal } from '../portal.context.ts';
import { authorBy } from './author.ts';
import { sentKey } from './drafts.ts';

/**
 * Under which key the tab was sending something, without hearing what became of it, when the page was left, so that it is
 * looked up before a page says that nothing can be sent (`draft.receipt`); null where it was not.
 *
 * @param kind of the draft that it was
 * @param owner the customer that the page is for; give the component another `key` when it is another
 */
export function useSentKey(kind: { name: string }, owner: string): string | null {
  const { session, store } = usePortal();
  const [key] = useState(() => {
    const author = authorBy(session.gate.getSnapshot().context.validation);
    return sentKey(store, kind, { owner, author }, serverNow());
  });
  return key;
}
