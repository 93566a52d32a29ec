import { existsSync } from 'node:fs';
import { kebab, sentence, write } from './files.ts';
import { newModel } from './model.ts';

const machineOf = (flow: string) => `import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';

export type ${typeOf(flow)}Event = { type: '${flow}.confirm' } | { type: '${flow}.retry' };

const refused = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

export const ${flow}Machine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as ${typeOf(flow)}Event,
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** Has the server do it. */
    send: unprovided<undefined, undefined>('send'),
  },
  actions: {
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
  },
}).createMachine({
  id: '${flow}',
  description: '${sentence(flow)}',
  context: { failure: null },
  initial: 'asked',
  states: {
    asked: {
      description: 'The person has not decided yet',
      meta: { requirement: ['${flow}.confirmation'] },
      on: { '${flow}.confirm': 'sending' },
    },
    sending: {
      description: 'The server does it',
      meta: { requirement: ['${flow}.confirmation'] },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: 'done',
        onError: { target: 'failed', actions: { type: 'setFailure', params: refused } },
      },
    },
    failed: {
      description: 'It has not been done, and the person is told so',
      meta: { requirement: ['${flow}.failure'] },
      on: { '${flow}.retry': 'sending' },
    },
    done: {
      description: 'It is done',
      meta: { requirement: ['${flow}.confirmation'] },
      type: 'final',
    },
  },
});
`;

const testOf = (flow: string) => `import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { ${flow}Machine } from './${flow}.machine.ts';

/** The flow over a server that answers as told, one answer after another. */
function begin(answers: (Failure | null)[]) {
  const asked: string[] = [];
  const send = fromPromise<undefined, undefined>(async () => {
    asked.push('send');
    const failure = answers.shift();
    if (failure) throw failure;
    return undefined;
  });
  const actor = createActor(${flow}Machine.provide({ actors: { send } })).start();
  return { actor, asked };
}

test('nothing is sent before the person confirms (${flow}.confirmation)', async () => {
  const { actor, asked } = begin([null]);
  expect([actor.getSnapshot().value, asked]).toEqual(['asked', []]);
  actor.send({ type: '${flow}.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(asked).toEqual(['send']);
});

test('what has failed is told, and may be tried again (${flow}.failure)', async () => {
  const { actor, asked } = begin([new Failure({ kind: 'unavailable' }), null]);
  actor.send({ type: '${flow}.confirm' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(context.failure?.kind).toBe('unavailable');
  actor.send({ type: '${flow}.retry' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(asked).toEqual(['send', 'send']);
});
`;

const requirementsOf = (flow: string) => `# ${sentence(flow)}

| id | requirement | source |
| --- | --- | --- |
| ${flow}.confirmation | Nothing is done before the person confirms it | decision |
| ${flow}.failure | What could not be done is told, and may be tried again | decision |
`;

const typeOf = (flow: string) => flow.charAt(0).toUpperCase() + flow.slice(1);

/** A machine with its test and its requirements; one that stands already gets its model. */
export async function newMachine(flow: string): Promise<string[]> {
  const folder = `machines/${kebab(flow)}`;
  if (existsSync(`${folder}/${flow}.machine.ts`)) return newModel(flow);
  await write(`${folder}/${flow}.machine.ts`, machineOf(flow));
  await write(`${folder}/${flow}.machine.test.ts`, testOf(flow));
  await write(`docs/requirements/${flow}.md`, requirementsOf(flow));
  return [
    `say in docs/requirements/${flow}.md what it must do, and let the machine and its test do it`,
    `npm run new -- machine ${flow}: its model, made of the machine as it stands then`,
  ];
}
