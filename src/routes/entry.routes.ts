import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { RouterContext } from '../shared/page/routing.ts';
import { OwnPath } from '../shared/page/search.ts';
import { lazyPage } from './lazyPage.ts';
import { rootRoute } from './root.ts';

const getParentRoute = () => rootRoute;
const validateSearch = v.object({ location: OwnPath });
const facts = { gate: { access: 'signedIn' }, hides: ['navigation'] } as const;
const loader = ({ context }: { context: RouterContext }) => context.need('entry');

const disclaimerRoute = createRoute({
  getParentRoute,
  path: '/disclaimer',
  validateSearch,
  staticData: { ...facts, entry: 'disclaimer' },
  loader,
  component: lazyPage(() => import('../features/entry/DisclaimerPage.tsx'), 'DisclaimerPage'),
});

const businessExitRoute = createRoute({
  getParentRoute,
  path: '/b2b-exit',
  validateSearch,
  staticData: { ...facts, entry: 'exit' },
  loader,
  component: lazyPage(() => import('../features/entry/BusinessExitPage.tsx'), 'BusinessExitPage'),
});

export const entryRoutes = [disclaimerRoute, businessExitRoute];
