import { failures } from '../../machines/failures.ts';
import { model } from '../../machines/order/order.model.ts';
import { expect, forgiveAllCalls, test } from '../e2e/fixtures.ts';
import { arrive } from '../model/runner/arrival.ts';
import { act, answerCall } from '../model/runner/hands.ts';
import { look } from '../model/runner/look.ts';
import { Network } from '../model/runner/network.ts';
import { say } from '../model/runner/say.ts';
import { report } from './faults.ts';
import { quietReads, type Fault, type QuietRead } from './quiet.ts';

const language = 'fi';

/** What a person must see, for the report. */
const inWords = ({ heading, texts = [] }: ReturnType<QuietRead['sees']>) =>
  [heading ?? [], texts]
    .flat()
    .map((text) => say(text, language))
    .join(' – ');

for (const read of quietReads) {
  const { name: flow, requirement, begins, call, ends } = read;

  test(`${flow}: a call that fails goes by, and nothing typed is lost (${requirement}, api.problem, api.timeOut)`, async ({
    page,
    context,
    server,
    watch,
  }, info) => {
    test.slow();
    const stage = { page, context, url: server.url, withClone: server.withClone };
    await page.clock.install();
    await arrive(stage, model, begins);
    const network = await Network.between(page, { calls: { read: call } }, begins);
    const faulty = (Object.keys(failures) as Fault[]).filter((fault) => fault !== ends.fault);
    const tell = (fault: Fault, sight: ReturnType<QuietRead['sees']>) =>
      report(info, { flow, call: `${call.method} ${call.path}`, fault, expected: inWords(sight) });
    const meet = async (
      asks: ReturnType<QuietRead['asks']>,
      sight: ReturnType<QuietRead['sees']>,
      answer: typeof ends.answer,
    ) => {
      for (const action of asks) await act({ ...stage, network, language, isTwice: false }, action);
      await answerCall(network, 'read', answer);
      await expect.poll(() => network.isQuiet, { message: 'all calls are answered' }).toBe(true);
      await look(page, { ...model, sees: [] }, { in: '', ...sight }, language);
      await expect(page.getByRole('alert')).toHaveCount(0);
    };

    await page.goto(begins.address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => network.isQuiet, { message: 'the page stands' }).toBe(true);
    for (const [time, fault] of faulty.entries()) {
      const sight = read.sees(time, fault);
      await test.step(fault, async () => {
        await tell(fault, sight);
        await meet(read.asks(time), sight, failures[fault].answer);
      });
    }
    if (ends.fault) await tell(ends.fault, ends.sees);
    await meet(ends.asks, ends.sees, ends.answer);
    forgiveAllCalls(watch);
  });
}
