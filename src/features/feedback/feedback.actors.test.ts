import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { feedbackMachine } from '../../../machines/feedback/feedback.machine.ts';
import { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { surveyMachine } from '../../../machines/survey/survey.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { surveyActors } from '../../shared/survey/survey.actors.ts';
import { feedbackActors } from './feedback.actors.ts';

const receipt = { feedbackNo: 'P-2026-000123', receivedAt: '2026-11-22T10:00:00.000Z' };
const request = {
  customerId: null,
  kind: 'idea',
  text: 'Vertailu',
  wantsAnswer: false,
  email: null,
  view: null,
  faultRequestId: null,
} as const;

/** The portal's calls over a server that answers as told, from the first to the last. */
function callsTo(...answers: (() => Promise<Response>)[]) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (one: Request) => {
    sent.push(one);
    const answer = answers.shift();
    return answer ? answer() : Promise.reject(new Error('one call too many'));
  });
  const credentials = { accessToken: () => null, locale: () => 'fi', confirmToken: async () => false };
  return { calls: createCalls(credentials, 'https://oma.kajo.example'), sent };
}
const answer = (status: number, body: unknown) => async () => Response.json(body, { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Sends a feedback of a stranger, and waits for what becomes of it. */
async function send(...answers: (() => Promise<Response>)[]) {
  const { calls, sent } = callsTo(...answers);
  let solved = 0;
  const actors = feedbackActors(calls, async () => `solution ${++solved}`);
  const actor = createActor(feedbackMachine.provide({ actors }), { input: { sent: null } }).start();
  actor.send({ type: 'feedback.send', key: 'k1', request, needsBotCheck: true });
  const hasStopped = () => {
    const { children, status } = actor.getSnapshot();
    return status !== 'active' || children.submission?.getSnapshot().hasTag('busy') !== true;
  };
  await expect.poll(hasStopped).toBe(true);
  const { value, context } = actor.getSnapshot();
  const headers = sent.map((one) => [one.headers.get('idempotency-key'), one.headers.get('x-bot-check')]);
  return {
    value,
    context,
    sent: sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    headers,
    first: sent[0],
  };
}

afterEach(() => vi.unstubAllGlobals());

test('every actor that the machines declare is provided', () => {
  const { calls } = callsTo();
  const solveBotCheck = async () => '';
  const names = (machine: { implementations: { actors: object } }) => Object.keys(machine.implementations.actors);
  const { submission } = feedbackActors(calls, solveBotCheck);
  const survey = surveyActors({ calls, store: { read: () => null }, solveBotCheck });
  expect([names({ implementations: { actors: { submission } } }), Object.keys(survey)]).toEqual([
    names(feedbackMachine),
    names(surveyMachine),
  ]);
  expect(names(submission)).toEqual(names(submissionMachine));
});

test('goes out with its key and the solution of the bot check (submission.key, submission.botCheck)', async () => {
  const { value, context, sent, headers, first } = await send(answer(201, receipt));
  expect([value, context.receipt, sent]).toEqual(['sent', receipt, ['POST /api/feedback']]);
  expect(headers).toEqual([['k1', 'solution 1']]);
  expect(await first?.json()).toEqual(request);
});

test('a solution that is refused is replaced once, under the same key (submission.botCheck, feedback.botCheck)', async () => {
  const isRefused = answer(403, { code: 'botCheck.needed' });
  const { value, headers } = await send(isRefused, answer(201, receipt));
  expect([value, headers]).toEqual([
    'sent',
    [
      ['k1', 'solution 1'],
      ['k1', 'solution 2'],
    ],
  ]);
  expect((await send(isRefused, isRefused)).value).toEqual({ writing: 'failed' });
});

test.each([
  ['is the one that was kept', { state: 'done', status: 201, answer: receipt }, 'sent', receipt],
  ['is not told to another', { state: 'received' }, 'sent', null],
  ['has another shape', { state: 'done', status: 201, answer: { receivedAt: 'now' } }, 'sending', null],
])('an answer that is looked up %s (submission.unknown, submission.received)', async (_, kept, value, shown) => {
  const outcome = await send(lost, answer(200, kept));
  expect([outcome.value, outcome.context.receipt]).toEqual([value, shown]);
  expect(outcome.sent).toEqual(['POST /api/feedback', 'GET /api/writes/k1']);
});

test.each([
  ['was asked in this session of the browser', 'true', '10234567', false, []],
  ['is a stranger', null, null, true, []],
  ['is a customer, as the server says', null, '10234567', true, ['/api/nps?customerId=10234567']],
])('who %s is asked or not (survey.due)', async (_, kept, customerId, isDue, asked) => {
  const { calls, sent } = callsTo(answer(200, { isDue: true }));
  const { askWhetherDue } = surveyActors({ calls, store: { read: () => kept }, solveBotCheck: async () => '' });
  const actor = createActor(askWhetherDue, { input: { customerId } }).start();
  expect((await waitFor(actor, ({ status }) => status === 'done')).output).toBe(isDue);
  expect(sent.map(({ url }) => url.slice('https://oma.kajo.example'.length))).toEqual(asked);
});
