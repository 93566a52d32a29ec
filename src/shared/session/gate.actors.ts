import { fromPromise } from 'xstate';
import { readCustomerType } from '../../../domain/customers/index.ts';
import { toFailure } from '../../../domain/failure.ts';
import type { TokenValidation } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { exchangeHandOver, validateToken } from '../../api/session.gen.ts';
import type { TokenHome } from './tokenHome.ts';

/** What the server hears of where the portal is. */
type View = { appView?: 'true' };

interface Surroundings {
  /** The portal is inside the mobile app (`frame.embedded`). */
  isAppView: boolean;
  home: TokenHome;
  /** Leaves the page to take up the session that the browser has; false where there is none (`handOver.refused`). */
  takeUp(): boolean;
}

/**
 * Exchanges what the address has handed over, where that is still to be done. A hand-over is good once: whoever asks while
 * it is on its way waits for the same answer, and nobody who has left breaks it off.
 */
function exchanger(
  calls: Calls,
  view: View,
  { home, takeUp }: Pick<Surroundings, 'home' | 'takeUp'>,
): () => Promise<TokenValidation | undefined> {
  let running: Promise<TokenValidation | undefined> | null = null;
  const exchange = async () => {
    const handedOver = home.handedOver();
    if (handedOver === null) return undefined;
    const asked = exchangeHandOver(calls, view, { handOver: handedOver.handOver });
    const { accessToken, validation } = await asked.catch((thrown: unknown) => {
      // The page is being left: nothing is decided any more.
      if (toFailure(thrown).kind === 'signInNeeded' && takeUp()) return new Promise<never>(() => {});
      throw thrown;
    });
    home.exchange(handedOver, accessToken);
    return validation;
  };
  return () => {
    running ??= exchange().finally(() => (running = null));
    return running;
  };
}

/** What the gate machine invokes, done over the portal's calls. */
export function gateActors(calls: Calls, { isAppView, home, takeUp }: Surroundings) {
  // It is what confirms a token that was refused, and asks nobody else whether it is good.
  const calledOnce: Calls = { ...calls, read: calls.once };
  const view: View = isAppView ? { appView: 'true' } : {};
  const exchange = exchanger(calls, view, { home, takeUp });
  return {
    validateToken: fromPromise<TokenValidation, undefined>(async ({ signal }) => {
      const validation = (await exchange()) ?? (await validateToken(calledOnce, view, { signal }));
      return { ...validation, customerType: readCustomerType(validation.customerType) };
    }),
  };
}
