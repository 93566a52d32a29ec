import { expect, test } from 'vitest';
import { pageName, track } from './analytics.ts';

test.each([
  ['/', '/'],
  ['/contracts', '/contracts'],
  ['/contracts/$contractCode', '/contracts/{contractCode}'],
  ['/contracts/$contractCode/vap-addition/$campaignId', '/contracts/{contractCode}/vap-addition/{campaignId}'],
  ['/$', '/{unknown}'],
])('the page of %s is known as %s (analytics.mask)', (routePath, name) => {
  expect(pageName(routePath)).toBe(name);
});

test('events are kept in order for whoever reads them later (analytics.typed)', () => {
  const target: Pick<Window, 'dataLayer'> = {};
  track({ event: 'pageView', route: '/contracts', locale: 'fi' }, target);
  track({ event: 'contractsLoaded', contractGroups: [6, 16] }, target);
  expect(target.dataLayer).toEqual([
    { event: 'pageView', route: '/contracts', locale: 'fi' },
    { event: 'contractsLoaded', contractGroups: [6, 16] },
  ]);
});
