import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { orderSearch } from '../shared/page/orderSearch.ts';
import { proofSearch } from '../shared/page/proofSearch.ts';
import { aName, knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const form = {
  getParentRoute: () => rootRoute,
  validateSearch: orderSearch,
  component: late(() => import('../features/order/OrderPage.tsx'), 'OrderPage'),
};
const forAll = {
  staticData: { hides: ['survey'], awaitsPerson: true, isEmbeddable: true, offersSignIn: true },
} as const;

const orderRoute = createRoute({ ...form, ...forAll, path: '/contract/campaign/$campaignId/template/$templateId' });
const orderOfKindRoute = createRoute({
  ...form,
  ...forAll,
  path: '/contract/$kind/campaign/$campaignId/template/$templateId',
});
// The services have an address of their own, on the same page (`order.stepAddress`).
orderRoute.addChildren([createRoute({ getParentRoute: () => orderRoute, path: 'vaps', ...forAll })]);
orderOfKindRoute.addChildren([createRoute({ getParentRoute: () => orderOfKindRoute, path: 'vaps', ...forAll })]);

const changeForm = {
  ...form,
  component: late(() => import('../features/order/ChangePage.tsx'), 'ChangePage'),
} as const;
const forHolders = { staticData: { gate: { access: 'signedIn' }, hides: ['survey'] } } as const;
const changeRoute = createRoute({
  ...changeForm,
  ...forHolders,
  path: '/contracts/$contractCode/product-change/$campaignId/template/$templateId',
});
// So have they, and what a change has come to (`change.sent`).
changeRoute.addChildren(
  ['vaps', 'success'].map((path) => createRoute({ getParentRoute: () => changeRoute, path, ...forHolders })),
);
const verifyChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product-change/verify',
  validateSearch: proofSearch,
  staticData: { hides: ['survey'], awaitsPerson: true },
  component: late(() => import('../features/order/later/VerifyChangePage.tsx'), 'VerifyChangePage'),
});

const verifyAdditionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vap-addition/verify',
  validateSearch: proofSearch,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  component: late(() => import('../features/order/later/VerifyAdditionPage.tsx'), 'VerifyAdditionPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/verify',
  validateSearch: proofSearch,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  component: late(() => import('../features/order/later/VerifyPage.tsx'), 'VerifyPage'),
});
const verifiedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/verified',
  validateSearch: knownSearch({ process: oneOf('productChange', 'vapAddition', 'move') }),
  staticData: { awaitsPerson: true },
  component: late(() => import('../features/order/later/VerifiedPage.tsx'), 'VerifiedPage'),
});
const verificationErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/verification-error',
  validateSearch: knownSearch({
    code: aName,
    process: oneOf('productChange', 'vapAddition', 'move', 'update'),
  }),
  staticData: { hides: ['survey'], offersSignIn: true },
  component: late(() => import('../features/order/later/VerificationErrorPage.tsx'), 'VerificationErrorPage'),
});

export const routes = [
  orderRoute,
  orderOfKindRoute,
  changeRoute,
  verifyChangeRoute,
  verifyAdditionRoute,
  verifyRoute,
  verifiedRoute,
  verificationErrorRoute,
];

declare module './root.ts' {
  interface AreaRoutes {
    order: typeof routes;
  }
}
