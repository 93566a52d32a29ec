import { layContents } from '../../shared/content/layContents.ts';
import { leaveAtSignIn } from '../../shared/draft/overSignIn.ts';
import { guardDoublePresses } from '../../shared/flow/doublePress.ts';
import type { SessionStore } from '../../platform/storage.ts';
import type { PortalRouter } from '../router.ts';
import { keepFocusAtRetries } from './retryFocus.ts';
import { keepScrollPlaces } from './scroll.ts';

type Surroundings = Parameters<typeof layContents>[0] & {
  session: Pick<Parameters<typeof leaveAtSignIn>[0], 'api'>;
  store: SessionStore;
  router: PortalRouter;
};

/** What no page begins with, once one stands; where it does not come, the portal goes on without. */
export function afterPage({ store, router, ...surroundings }: Surroundings): void {
  // Its own fonts may come now, in the place of those of the device.
  document.documentElement.removeAttribute('data-fonts');
  guardDoublePresses();
  keepFocusAtRetries();
  keepScrollPlaces(router);
  layContents(surroundings);
  leaveAtSignIn({ api: surroundings.session.api, store, page: window });
}
