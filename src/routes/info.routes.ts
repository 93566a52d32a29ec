import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const getParentRoute = () => rootRoute;

const accessibilityRoute = createRoute({
  getParentRoute,
  path: '/accessibility',
  staticData: { isPrerendered: true, isEmbeddable: true },
  component: late(() => import('../features/info/AccessibilityPage.tsx'), 'AccessibilityPage'),
});

const privacyRoute = createRoute({
  getParentRoute,
  path: '/privacy',
  staticData: { isPrerendered: true, isEmbeddable: true },
  component: late(() => import('../features/info/PrivacyPage.tsx'), 'PrivacyPage'),
});

/** A short address of the retailer's own, to be printed and sent (`link.forward`). */
const linkRoute = createRoute({
  getParentRoute,
  path: '/link/$id',
  component: late(() => import('../features/info/LinkPage.tsx'), 'LinkPage'),
});

export const routes = [accessibilityRoute, privacyRoute, linkRoute];

declare module './root.ts' {
  interface AreaRoutes {
    info: typeof routes;
  }
}
