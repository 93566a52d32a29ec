import { expect, test } from 'vitest';
import { model } from '../../../machines/sign-out/signOut.model.ts';
import type { Sent } from '../../explorer/explore.ts';
import { simulationOverlay, situationAfter } from './simulation.ts';

const start = 'the address alone';

/** What was sent, by the titles of it, each chosen among what could be sent then. */
function sending(titles: readonly string[]): Sent[] {
  return titles.reduce<Sent[]>((sent, title) => {
    const found = situationAfter(model, start, sent).options.find((option) => option.sent.title === title);
    if (!found) throw new Error(`${title} cannot be sent`);
    return [...sent, found.sent];
  }, []);
}

test('it begins where the machine does, with what a person can do there', () => {
  const { states, isDone, options, sees } = situationAfter(model, start, []);
  expect([states, isDone]).toEqual([['asked'], false]);
  expect(options.map(({ sent, isPossible, does }) => [sent.title, isPossible, does?.length])).toEqual([
    ['signOut.confirm', true, 1],
  ]);
  expect(sees.map(({ heading }) => heading)).toEqual(['Kirjaudutaanko ulos?']);
});

test('an actor answers only when one of its outcomes is sent', () => {
  const waiting = situationAfter(model, start, sending(['signOut.confirm']));
  expect(waiting.states).toEqual(['signingOut']);
  expect(waiting.options.every(({ sent }) => sent.from.kind === 'outcome')).toBe(true);
  const failed = situationAfter(model, start, sending(['signOut.confirm', '✗ endSession (the server fails)']));
  expect(failed.steps.map(({ title, states }) => [title, states])).toEqual([
    [start, ['asked']],
    ['signOut.confirm', ['signingOut']],
    ['✗ endSession (the server fails)', ['failed']],
  ]);
});

test('to step back is to have sent one thing less', () => {
  const sent = sending(['signOut.confirm', '✗ endSession (the server fails)', 'signOut.retry']);
  expect(situationAfter(model, start, sent.slice(0, -1)).states).toEqual(['failed']);
});

test('the chart shows where the machine is and what it can do next', () => {
  const { states, transitions } = simulationOverlay(situationAfter(model, start, []));
  expect(Object.fromEntries(states)).toEqual({ '': { mark: 'around' }, asked: { mark: 'current' } });
  expect(Object.fromEntries(transitions)).toEqual({ 'signOut.asked::signOut.confirm::0': { mark: 'possible' } });
});
