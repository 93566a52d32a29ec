import { expect, test } from 'vitest';
import { model } from '../../../machines/sign-out/signOut.model.ts';
import { sendingFor, simulationOverlay, situationAfter } from './simulation.ts';

const start = 'the address alone';

test('it begins where the machine does, with what a person can do there', () => {
  const { states, isDone, options, sees } = situationAfter(model, start, []);
  expect([states, isDone]).toEqual([['asked'], false]);
  expect(options.map(({ sent, isPossible, does }) => [sent.title, isPossible, does?.length])).toEqual([
    ['signOut.confirm', true, 1],
  ]);
  expect(sees.map(({ heading }) => heading)).toEqual(['Kirjaudutaanko ulos?']);
});

test('an actor answers only when one of its outcomes is sent', () => {
  const waiting = situationAfter(model, start, ['signOut.confirm']);
  expect(waiting.states).toEqual(['signingOut']);
  expect(waiting.options.every(({ sent }) => sent.from.kind === 'outcome')).toBe(true);
  const failed = situationAfter(model, start, ['signOut.confirm', '✗ endSession (the server fails)']);
  expect(failed.steps.map(({ title, states }) => [title, states])).toEqual([
    [start, ['asked']],
    ['signOut.confirm', ['signingOut']],
    ['✗ endSession (the server fails)', ['failed']],
  ]);
});

test('to step back is to have sent one thing less', () => {
  const sent = ['signOut.confirm', '✗ endSession (the server fails)', 'signOut.retry'];
  expect(situationAfter(model, start, sent.slice(0, -1)).states).toEqual(['failed']);
});

test('the chart shows where the machine is and what it can do next', () => {
  const { states, transitions } = simulationOverlay(situationAfter(model, start, []));
  expect(Object.fromEntries(states)).toEqual({ '': { mark: 'around' }, asked: { mark: 'current' } });
  expect(Object.fromEntries(transitions)).toEqual({ 'signOut.asked::signOut.confirm::0': { mark: 'possible' } });
});

test('of what cannot be sent any more nothing is left, and of what came behind it (atlas.simulation)', () => {
  const { steps } = situationAfter(model, start, ['signOut.confirm', 'gone', '✗ endSession (the server fails)']);
  expect(steps.map(({ title }) => title)).toEqual([start, 'signOut.confirm']);
});

test('a transition of the chart is taken by what a person can have happen (atlas.simulation)', () => {
  const waiting = situationAfter(model, start, ['signOut.confirm']);
  const failing = 'signOut.signingOut::xstate.error.actor.endSession::0';
  expect(sendingFor(waiting, failing)?.title).toMatch(/^✗ endSession/);
  expect(sendingFor(waiting, 'signOut.asked::signOut.confirm::0')).toBe(null);
});
