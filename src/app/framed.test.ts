import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pageFacts } from '../shared/page/facts.ts';
import { createPortalRouter } from './router.ts';

test('no page of someone who has signed in, and none that signs in or out, may stand in a frame (frame.partners)', () => {
  const routes = Object.values(createPortalRouter(createMemoryHistory()).routesByPath as Record<string, AnyRoute>);
  const embeddable = routes.filter(({ options }) => options.staticData?.isEmbeddable);
  expect(embeddable.map(({ fullPath }) => String(fullPath)).sort()).toEqual([
    '/accessibility',
    ...['/contract/$kind', '/contract'].flatMap((base) => {
      const form = `${base}/campaign/$campaignId/template/$templateId`;
      return [form, `${form}/vaps`];
    }),
    '/feedback',
    '/privacy',
    '/spotprice/$type',
  ]);
  for (const { options } of embeddable)
    expect(pageFacts(options.staticData)).toMatchObject({ access: 'public', report: null, isUngated: false });
});
