import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const feedbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/feedback',
  validateSearch: knownSearch({ step: oneOf('sent') }),
  staticData: { hides: ['survey'], awaitsPerson: true, isEmbeddable: true },
  component: late(() => import('../features/feedback/FeedbackPage.tsx'), 'FeedbackPage'),
});

export const routes = [feedbackRoute];

declare module './root.ts' {
  interface AreaRoutes {
    feedback: typeof routes;
  }
}
