import { forgiveAllCalls, test } from '../e2e/fixtures.ts';
import { loadFlows, toursOf } from './runner/plan.ts';
import { takeTour } from './runner/tour.ts';

/** In milliseconds: a tour of many steps, on a machine that does other work besides. */
const LONGEST = 120_000;

// The calls that a tour itself makes fail are told on the console.
test.afterEach(({ watch }) => forgiveAllCalls(watch));

for (const flow of await loadFlows()) {
  test.describe(`${flow.model.machine.id} (model.tours, model.sneak, model.walk)`, () => {
    for (const planned of toursOf(flow)) {
      test(planned.title, async ({ page, context, server }, info) => {
        test.setTimeout(LONGEST);
        const taken = await takeTour(planned, { page, context, url: server.url });
        await info.attach('tour', { body: JSON.stringify(taken), contentType: 'application/json' });
      });
    }
  });
}
