import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { surveyMachine } from './survey.machine.ts';

/** A survey that is due or not, over a server that answers as told. */
async function open(isDue: boolean | Failure, answers: unknown[] = []) {
  const asked: unknown[] = [];
  const emitted: string[] = [];
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(async ({ input }) => {
        asked.push(input);
        const answer = answers.shift();
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
    },
  });
  const askWhetherDue = fromPromise<boolean, { customerId: string | null }>(async ({ input }) => {
    asked.push(input);
    if (isDue instanceof Failure) throw isDue;
    return isDue;
  });
  const actor = createActor(surveyMachine.provide({ actors: { submission, askWhetherDue } }), {
    input: { key: 'k1', customerId: '10234567', source: 'loggedInPages', needsBotCheck: false },
  });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches('asking'));
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, emitted, settled, state: () => actor.getSnapshot().value };
}

describe('whether anybody is asked (survey.due)', () => {
  test.each([
    ['it is not due', false],
    ['the server does not say', new Failure({ kind: 'unavailable' })],
  ])('nobody, where %s', async (_, isDue) => {
    const { actor, asked, emitted } = await open(isDue);
    const { value, status } = actor.getSnapshot();
    expect([value, status, actor.getSnapshot().hasTag('shown')]).toEqual(['over', 'done', false]);
    expect([asked, emitted]).toEqual([[{ customerId: '10234567' }], []]);
  });

  test('who does not want to be is not, and that is remembered (survey.declined)', async () => {
    const { actor, emitted, state } = await open(true);
    expect(actor.getSnapshot().hasTag('shown')).toBe(true);
    actor.send({ type: 'survey.dismiss' });
    expect([state(), emitted]).toEqual(['over', ['survey.settled']]);
  });
});

describe('the answer', () => {
  const answer = (score: 0 | 1, feedbackText: string) => ({
    key: 'k1',
    request: { customerId: '10234567', score, feedbackText, source: 'loggedInPages' },
    botCheck: null,
  });

  test('needs a thumb first (survey.thumb, survey.text)', async () => {
    const { actor, state } = await open(true);
    expect(actor.getSnapshot().can({ type: 'survey.send', feedbackText: '' })).toBe(false);
    actor.send({ type: 'thumb.choose', score: 1 });
    expect([state(), actor.getSnapshot().can({ type: 'survey.send', feedbackText: '' })]).toEqual(['chosen', true]);
  });

  test('carries the thumb chosen last, the words and the source (survey.content, survey.sent)', async () => {
    const { actor, asked, emitted, settled } = await open(true, [{ receivedAt: 'now' }]);
    actor.send({ type: 'thumb.choose', score: 1 });
    actor.send({ type: 'thumb.choose', score: 0 });
    actor.send({ type: 'survey.send', feedbackText: 'Hidas' });
    await settled();
    expect([actor.getSnapshot().value, asked[1], emitted]).toEqual(['sent', answer(0, 'Hidas'), ['survey.settled']]);
  });

  test('that was received before is received (survey.sent)', async () => {
    const received = new Failure({ kind: 'conflict', code: 'idempotency.received' });
    const { actor, emitted, settled, state } = await open(true, [received]);
    actor.send({ type: 'thumb.choose', score: 1 });
    actor.send({ type: 'survey.send', feedbackText: '' });
    await settled();
    expect([state(), emitted]).toEqual(['sent', ['survey.settled']]);
  });

  test('that could not be sent may be sent again under its key, or left (survey.error)', async () => {
    const failure = new Failure({ kind: 'tooMany' });
    const { actor, asked, emitted, settled, state } = await open(true, [failure, { receivedAt: 'now' }]);
    actor.send({ type: 'thumb.choose', score: 1 });
    actor.send({ type: 'survey.send', feedbackText: '' });
    await settled();
    expect([state(), emitted]).toEqual(['error', []]);
    actor.send({ type: 'thumb.choose', score: 0 });
    actor.send({ type: 'survey.send', feedbackText: 'Hidas' });
    await settled();
    expect([state(), asked.slice(1)]).toEqual(['sent', [answer(1, ''), answer(0, 'Hidas')]]);
  });
});
