import { expect, test } from 'vitest';
import { callsOf } from '../../atlas/explorer/explore.ts';
import { loadModels } from '../../atlas/modelFiles.ts';
import { apiDocument, splitPath } from '../../openapi/document.ts';
import { pattern } from '../model/runner/network.ts';
import { operationsOf } from '../support/operations.ts';
import { reads } from './reads.ts';

/** What the browser itself goes to, and what operators ask. */
const ofNoPage = ['endSession', 'isAlive', 'isReady', 'login', 'loginCallback', 'redirectToProof', 'getDocument'];

/** What is asked while one types; what its field does without is proven beside it. */
const unread = ['findStreets', 'getPostalCode', 'getReferral'];

/** An address that a call's path stands for, without its search. */
const addressOf = (path: string) => path.replace(/\?.*|(?<!\/)\*$/, '').replaceAll('*', '1');

/** Whether a call is of the operation that stands at a path of the API, which may have a query of its own. */
function isOf(path: string, call: string): boolean {
  const { address, query } = splitPath(path);
  const asked = new URLSearchParams(splitPath(call).query);
  return (
    pattern(address.replaceAll(/\{\w+\}/g, '*')).test(addressOf(call)) &&
    [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value)
  );
}

test.each([
  ['/api/things/{id}', '/api/things/*', true],
  ['/api/things/{id}?kind=a', '/api/things/7?more=1&kind=a', true],
  ['/api/things/{id}?kind=a', '/api/things/7?kind=b', false],
  ['/api/things/{id}?kind=a', '/api/things/7', false],
])('a call is matched by path and query: %s, %s (calls.byQuery)', (path, call, expected) => {
  expect(isOf(path, call)).toBe(expected);
});

test('a model or a row here says of each read of the API what a page does without it (api.problem)', async () => {
  const models = await loadModels();
  const calls = [...models.flatMap(({ model }) => Object.values(callsOf(model))), ...reads.map(({ call }) => call)];
  const said = calls.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const unsaid = operationsOf(apiDocument()).filter(
    ({ method, path }) => method === 'GET' && !said.some((call) => isOf(path, call)),
  );
  expect(unsaid.map(({ id }) => id).toSorted()).toEqual([...ofNoPage, ...unread].toSorted());
});
