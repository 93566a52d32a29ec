import { createActor, fromPromise, waitFor } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { entryMachine } from '../../machines/entry/entry.machine.ts';
import { gateMachine } from '../../machines/gate/gate.machine.ts';
import { validationExample } from '../../machines/gate/validation.example.ts';
import { signOutMachine } from '../../machines/sign-out/signOut.machine.ts';
import { LIVE_CHANNEL, type LiveMessage } from './messages.ts';
import { createTeller, followMachines } from './portal.ts';

afterEach(() => vi.unstubAllGlobals());

const secrets = /40127731|example/;

const numberOf = (actor: string) => actor.split('.').at(-1);

function listen() {
  const told: LiveMessage[] = [];
  const teller = createTeller(
    (message) => void told.push(message),
    () => 'Etusivu',
  );
  return {
    ...teller,
    told,
    /** What was told since the last time, without which tab it was. */
    news: () =>
      told.splice(0).map((message) => {
        if (message.type === 'atlas.opened') throw new Error('only an atlas says that');
        const actor = numberOf(message.actor);
        if (message.type === 'machine.stopped') return { ...message, actor };
        const { tab, ...rest } = message;
        return { ...rest, actor, title: tab.title };
      }),
  };
}

const gate = gateMachine.provide({ actors: { validateToken: fromPromise(async () => validationExample) } });
const signedIn = { page: { access: 'signedIn', report: null }, hasToken: true } as const;
const moved = { type: 'machine.moved', actor: '1', machine: 'gate', within: null, isDone: false, title: 'Etusivu' };

test('each step is told with the transitions that it took, from the first on, and nothing of what is known (atlas.live)', async () => {
  const { inspect, told, news } = listen();
  const actor = createActor(gate, { inspect, input: signedIn });
  expect(told).toEqual([]);
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
  actor.send({ type: 'call.refused' });
  expect(JSON.stringify(told)).not.toMatch(secrets);
  expect(news()).toEqual([
    { ...moved, states: ['authenticating'], event: null, taken: ['gate.none::always::3'] },
    {
      ...moved,
      states: ['route', 'route.open'],
      event: 'done.validateToken',
      taken: ['gate.authenticating::xstate.done.actor.validateToken::0', 'gate.none::always::6'],
    },
    {
      ...moved,
      states: ['route', 'route.revalidating'],
      event: 'call.refused',
      taken: ['gate.route.open::call.refused::0'],
    },
  ]);
});

test('an event that nobody listens to is not told', () => {
  const { inspect, news } = listen();
  const actor = createActor(gate, { inspect, input: { ...signedIn, hasToken: false } }).start();
  news();
  actor.send({ type: 'call.refused' });
  expect(news()).toEqual([]);
  actor.send({ type: 'session.ended' });
  expect(news()).toEqual([
    {
      ...moved,
      states: ['redirectToLogin'],
      event: 'session.ended',
      taken: ['gate::session.ended::0', 'gate.none::always::7'],
    },
  ]);
});

test('a machine that was made and never begun is not told of, and one that begins anew counts as another', () => {
  const { inspect, news } = listen();
  const input = {
    page: 'other',
    today: '2026-11-21',
    customerType: 'B2C',
    isExitDismissed: false,
    isDisclaimerDismissed: false,
  } as const;
  createActor(entryMachine, { inspect, input });
  const begin = () => createActor(entryMachine, { inspect, input }).start();
  begin().stop();
  begin();
  const open = {
    type: 'machine.moved',
    machine: 'entry',
    within: null,
    states: ['open'],
    event: null,
    isDone: false,
    title: 'Etusivu',
  };
  const taken = [expect.stringMatching(/^entry\.weighing::always::\d$/)];
  expect(news()).toEqual([
    { ...open, actor: '1', taken },
    { type: 'machine.stopped', actor: '1', machine: 'entry' },
    { ...open, actor: '2', taken },
  ]);
});

test('an atlas that opens later is told where each is; of one that is done no more is told', async () => {
  const { inspect, tellWhere, tellGone, news } = listen();
  createActor(gate, { inspect, input: { ...signedIn, hasToken: false } }).start();
  const signOut = signOutMachine.provide({
    actors: { endSession: fromPromise(async () => ({ location: 'https://example' })) },
  });
  const leaving = createActor(signOut, { inspect, input: { isForced: true } }).start();
  const stopped = { type: 'machine.stopped', machine: 'gate', actor: '1' };
  news();
  tellWhere();
  expect(news()).toEqual([
    { ...moved, states: ['redirectToLogin'], event: null, taken: [] },
    { ...moved, actor: '2', machine: 'signOut', states: ['signingOut'], event: null, taken: [] },
  ]);
  await waitFor(leaving, ({ status }) => status === 'done');
  expect(news()).toMatchObject([{ actor: '2', states: ['signedOut'], event: 'done.endSession', isDone: true }]);
  tellGone();
  expect(news()).toEqual([stopped]);
});

test('over the channel: to an atlas that asks, when the page goes, and when it comes back', async () => {
  const atlas = new BroadcastChannel(LIVE_CHANNEL);
  const heard: unknown[] = [];
  atlas.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => void heard.push(data.type));
  const page = Object.assign(new EventTarget(), { document: { title: 'Etusivu' } });
  const inspect = followMachines(page);
  createActor(gate, { inspect, input: { ...signedIn, hasToken: false } }).start();
  const hears = (...types: LiveMessage['type'][]) => vi.waitFor(() => expect(heard.splice(0)).toEqual(types));
  await hears('machine.moved');
  atlas.postMessage('what else is said there');
  atlas.postMessage({ type: 'atlas.opened' } satisfies LiveMessage);
  await hears('machine.moved');
  page.dispatchEvent(new Event('pagehide'));
  await hears('machine.stopped');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await hears('machine.moved');
  atlas.close();
});

test('a browser without channels is told nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(followMachines(Object.assign(new EventTarget(), { document: { title: '' } }))).toBeUndefined();
});
