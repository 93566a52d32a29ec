import { createRoute } from '@tanstack/react-router';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { lazyPage } from './lazyPage.ts';
import { rootRoute } from './root.ts';

const feedbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/feedback',
  validateSearch: knownSearch({ step: oneOf('sent') }),
  staticData: { hides: ['survey'] },
  component: lazyPage(() => import('../features/feedback/FeedbackPage.tsx'), 'FeedbackPage'),
});

export const routes = [feedbackRoute];

declare module './root.ts' {
  interface AreaRoutes {
    feedback: typeof routes;
  }
}
