import { forgiveAllCalls, leftOut, test } from '../e2e/fixtures.ts';
import { report } from '../faults/faults.ts';
import { loadFlows } from './runner/flows.ts';
import { toursOf } from './runner/plan.ts';
import { takeTour, TIME_OF_TEST } from './runner/tour.ts';

// The calls that a tour itself makes fail are told on the console. A page that is on its way to another would interrupt the next tour.
test.afterEach(async ({ page, watch }) => {
  await page.goto('about:blank').catch(() => null);
  forgiveAllCalls(watch);
});

for (const flow of await loadFlows()) {
  test.describe(`${flow.model.machine.id} (model.tours, model.faults, model.sneak, model.walk)`, () => {
    for (const planned of toursOf(flow)) {
      test(planned.title, planned.isLeftOut ? leftOut : {}, async ({ page, context, server }, info) => {
        test.setTimeout(TIME_OF_TEST);
        const { url, withClone } = server;
        const stage = { page, context, url, withClone };
        const taken = await takeTour(planned, stage, (fault) => report(info, fault));
        await info.attach('tour', { body: JSON.stringify(taken), contentType: 'application/json' });
      });
    }
  });
}
