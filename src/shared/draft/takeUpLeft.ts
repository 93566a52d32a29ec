import { draftHintCookie } from '../../../domain/session/cookies.ts';
import type { Calls } from '../../api/calls.ts';
import type { SessionStore } from '../../platform/storage.ts';

/** In milliseconds: the page begins without what does not come by then. */
const PATIENCE = 2_500;

/** Whether a tab of this browser has left drafts over a sign-in. */
export const hasLeftDrafts = ({ cookie }: Pick<Document, 'cookie'>): boolean =>
  [true, false].some((isSecure) => `; ${cookie}`.includes(`; ${draftHintCookie(isSecure)}=`));

interface TakingUp {
  api: Calls;
  store: SessionStore;
  /** Resolves once it is known who has signed in. */
  settled(): Promise<void>;
  /** At which the sign-in has come back. */
  path: string;
}

/**
 * Takes up what was left of the page to which a sign-in has led back, in whichever tab that is; its form finds it where what
 * was typed in the tab itself would be (`draft.elsewhere`). Whatever becomes of it, the page begins.
 */
export async function takeUpLeft({ api, store, settled, path }: TakingUp): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  const late = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const taken = async () => {
    const [{ takeUpDrafts }, { keepLeft }] = await Promise.all([
      import('../../api/drafts.gen.ts'),
      import('./left.ts'),
      settled(),
    ]);
    const { drafts } = await takeUpDrafts(api, { path }, { signal });
    keepLeft(store, path, drafts);
    // The server keeps them no longer than a minute.
    store.flush();
  };
  await Promise.race([taken().catch(() => {}), late]);
}
