import { createActor, setup, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { laterActor } from './laterActor.ts';

const child = setup({ types: { input: {} as { name: string }, context: {} as { name: string } } }).createMachine({
  context: ({ input }) => ({ name: input.name }),
  initial: 'asking',
  states: { asking: { on: { answer: 'done' } }, done: { type: 'final' } },
  output: ({ context }) => context.name,
});

const parent = setup({ actors: { child } }).createMachine({
  initial: 'begun',
  states: {
    begun: { on: { send: 'sending' } },
    sending: { invoke: { id: 'child', src: 'child', input: { name: 'Aino' }, onDone: 'over' } },
    over: {},
  },
});

test('a machine may be invoked that has come after the one that invokes it', async () => {
  let come: typeof child | null = null;
  const read = () => {
    if (!come) throw new Error('it is not there');
    return come;
  };
  const actor = createActor(parent.provide({ actors: { child: laterActor(read) } })).start();
  come = child;
  actor.send({ type: 'send' });
  const invoked = actor.getSnapshot().children['child'];
  expect(invoked?.getSnapshot()).toMatchObject({ value: 'asking', context: { name: 'Aino' } });
  invoked?.send({ type: 'answer' });
  expect((await waitFor(actor, ({ value }) => value === 'over')).value).toBe('over');
});
