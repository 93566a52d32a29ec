import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { proofSearch } from '../shared/page/proofSearch.ts';
import { aName, knownSearch } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** For whoever comes: who is signed in goes on with a contract of theirs, anyone else proves later whose it is. */
const open = {
  getParentRoute: () => rootRoute,
  validateSearch: knownSearch({ step: aName }),
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  component: late(() => import('../features/move/MovePage.tsx'), 'MovePage'),
} as const;

const linkRoute = createRoute({ ...open, path: '/muutto/$shortCode' });
const moveRoute = createRoute({ ...open, path: '/my-move' });
const contractRoute = createRoute({ ...open, path: '/my-move/$contractCode' });
const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-move/verify',
  validateSearch: proofSearch,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  component: late(() => import('../features/move/later/VerifyMovePage.tsx'), 'VerifyMovePage'),
});
// What it has come to has an address of its own, on the same page (`move.sent`).
contractRoute.addChildren([
  createRoute({ getParentRoute: () => contractRoute, path: 'success', staticData: open.staticData }),
]);

export const routes = [linkRoute, moveRoute, contractRoute, verifyRoute];

declare module './root.ts' {
  interface AreaRoutes {
    move: typeof routes;
  }
}
