import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { serverNow } from '../../platform/clock.ts';
import { usePortal } from '../portal.context.ts';
import { authorBy } from './author.ts';
import {
  adoptDraft,
  forgetDraft,
  keepReceived,
  readDraft,
  removeStale,
  writeDraft,
  type Draft,
  type DraftKind,
  type DraftValues,
} from './drafts.ts';
import { writeSoon } from './writeSoon.ts';

export interface DraftInUse<Values extends DraftValues> extends Draft<Values> {
  /** It was begun before this page was, and is gone on with. */
  isRestored: boolean;
  /** It was begun on an older form, which asked for something else: what did not fit is gone (`draft.version`). */
  isOlder: boolean;
  save(values: Values): void;
  /** It is on its way now, or it is known that it did not arrive. */
  markSent(isSent: boolean): void;
  /** It is kept under this id until somebody has proven who they are: a page that hears so forgets it by that. */
  markUnderProof(proofId: string): void;
  /** It is received: nothing is kept of it but its key, by which the receipt is there again (`useReceivedKey`). */
  markReceived(): void;
  /** What was typed is sent as something else than what was sent before: it gets another key. */
  renew(): void;
  /** Forgets it, and begins another with a key of its own. */
  startAgain(): void;
}

/** While the page is left nothing is kept of it: a call that breaks off then is no news of the draft (`draft.leaving`). */
function useIsLeaving(): { current: boolean } {
  const isLeaving = useRef(false);
  useEffect(() => {
    const leave = () => (isLeaving.current = true);
    // Who types has stayed.
    const stay = () => (isLeaving.current = false);
    window.addEventListener('beforeunload', leave);
    window.addEventListener('input', stay);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('input', stay);
    };
  }, []);
  return isLeaving;
}

/**
 * The draft of a flow: the one that this tab keeps, else a new one (`draft.kept`). It is kept from the first change on.
 *
 * @param owner the customer that the page is for, null for nobody; give the component another `key` when it is another
 */
export function useDraft<Values extends DraftValues>(
  kind: DraftKind<Values>,
  owner: string | null,
): DraftInUse<Values> {
  const { session, store } = usePortal();
  const isLeaving = useIsLeaving();
  const author = () => authorBy(session.gate.getSnapshot().context.validation);
  const begin = (): Draft<Values> => ({
    key: crypto.randomUUID(),
    startedAt: serverNow(),
    isSent: false,
    proofId: null,
    values: kind.defaultValues,
  });
  const [kept] = useState(() => {
    // Of what a stranger has left elsewhere in this tab nobody knows whose it is.
    if (owner !== null && session.arrivedAt === window.location.pathname)
      adoptDraft(store, kind, { owner, author: author() });
    removeStale(store, serverNow());
    return readDraft(store, kind, { owner, author: author() }, serverNow());
  });
  const [{ draft, isRestored }, setUse] = useState(() => {
    const { isOlder: _told, ...restored } = kept ?? { isOlder: false, ...begin() };
    return { draft: restored, isRestored: kept !== null };
  });
  const latest = useRef(draft);

  /** @returns how it is written; null where nothing is kept any more */
  const change = (changed: Partial<Draft<Values>>): (() => void) | null => {
    if (isLeaving.current) return null;
    latest.current = { ...latest.current, ...changed };
    const whose = { owner, author: author() };
    const written = { ...latest.current, path: window.location.pathname };
    return () => writeDraft(store, kind, whose, written);
  };
  const write = (changed: Partial<Draft<Values>>) => change(changed)?.();
  /** The page may be gone in a moment. */
  const writeAtOnce = (changed: Partial<Draft<Values>>) => {
    write(changed);
    store.flush();
  };
  const save = (values: Values) => {
    const writeIt = change({ values });
    if (writeIt) writeSoon(store, kind.name, writeIt);
  };
  return {
    ...draft,
    isRestored,
    isOlder: isRestored && kept?.isOlder === true,
    save,
    markSent: (isSent) => {
      if (latest.current.isSent !== isSent) writeAtOnce({ isSent });
    },
    markUnderProof: (proofId) => writeAtOnce({ proofId }),
    markReceived: () => {
      // What was received before this page was opened is kept so already.
      if (!latest.current.isSent) return;
      keepReceived(store, kind, { owner, author: author() }, latest.current);
      store.flush();
      latest.current = begin();
      setUse({ draft: latest.current, isRestored: false });
    },
    renew: () => {
      write({ key: crypto.randomUUID(), isSent: false, proofId: null });
      setUse({ draft: latest.current, isRestored: false });
    },
    startAgain: () => {
      forgetDraft(store, kind, { owner, author: author() });
      latest.current = begin();
      setUse({ draft: latest.current, isRestored: false });
    },
  };
}

/** Keeps what is in the form from the person's first change on, whenever it is another (`draft.kept`). */
export function useSavedForm<Values extends DraftValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  draft: Pick<DraftInUse<Values>, 'save'>,
): void {
  const save = useEffectEvent((values: Values) => draft.save(values));
  useEffect(() => {
    let hasBegun = false;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        // What the page itself fills in is nobody's draft.
        hasBegun ||= isDirty === true;
        if (hasBegun) save(values);
      },
    });
  }, [subscribe]);
}
