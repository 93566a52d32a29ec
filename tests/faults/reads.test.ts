import { expect, test } from 'vitest';
import { callsOf } from '../../atlas/explorer/explore.ts';
import { loadModels } from '../../atlas/modelFiles.ts';
import { apiDocument } from '../../openapi/document.ts';
import { pattern } from '../model/runner/network.ts';
import { operationsOf } from '../support/operations.ts';
import { reads } from './reads.ts';

/** What the browser itself goes to, and what operators ask. */
const ofNoPage = ['endSession', 'isAlive', 'isReady', 'login', 'loginCallback'];

/** An address that a call's path stands for, without its search. */
const addressOf = (path: string) => path.replace(/\?.*|(?<!\/)\*$/, '').replaceAll('*', '1');

test('a model or a row here says of each read of the API what a page does without it (api.problem)', async () => {
  const models = await loadModels();
  const calls = [...models.flatMap(({ model }) => Object.values(callsOf(model))), ...reads.map(({ call }) => call)];
  const said = calls.filter(({ method }) => method === 'GET').map(({ path }) => addressOf(path));
  const unsaid = operationsOf(apiDocument()).filter(({ method, path }) => {
    const itself = pattern(path.replaceAll(/\{\w+\}/g, '*'));
    return method === 'GET' && !said.some((address) => itself.test(address));
  });
  expect(unsaid.map(({ id }) => id).toSorted()).toEqual(ofNoPage);
});
