import { createRoute } from '@tanstack/react-router';
import type { RouterContext } from '../shared/page/routing.ts';
import { lazyPage } from './lazyPage.ts';
import { rootRoute } from './root.ts';

const getParentRoute = () => rootRoute;
const loader = ({ context }: { context: RouterContext }) => context.need('info');

const accessibilityRoute = createRoute({
  getParentRoute,
  path: '/accessibility',
  loader,
  component: lazyPage(() => import('../features/info/AccessibilityPage.tsx'), 'AccessibilityPage'),
});

const privacyRoute = createRoute({
  getParentRoute,
  path: '/privacy',
  loader,
  component: lazyPage(() => import('../features/info/PrivacyPage.tsx'), 'PrivacyPage'),
});

/** A short address of the retailer's own, to be printed and sent (`link.forward`). */
const linkRoute = createRoute({
  getParentRoute,
  path: '/link/$id',
  loader,
  component: lazyPage(() => import('../features/info/LinkPage.tsx'), 'LinkPage'),
});

export const infoRoutes = [accessibilityRoute, privacyRoute, linkRoute];
