import { expect, test } from 'vitest';
import { modelsOf } from '../../atlas/explorer/explore.ts';
import { loadModels } from '../../atlas/modelFiles.ts';
import { failures } from '../../machines/failures.ts';
import type { Action, Answer, Call, FlowModel } from '../../machines/flowModel.ts';
import { apiDocument, splitPath } from '../../openapi/document.ts';
import { pattern } from '../model/runner/network.ts';
import { operationsOf } from '../support/operations.ts';
import { quietReads } from './quiet.ts';
import { reads } from './reads.ts';

/** What the browser itself goes to, and what operators ask. */
const ofNoPage = [
  'endSession',
  'isAlive',
  'isReady',
  'login',
  'loginCallback',
  'redirectToProof',
  'redirectToAdditionProof',
  'redirectToUpdateProof',
  'redirectToMoveProof',
  'getDocument',
  'getInvoicePdf',
  'readDueCalendar',
];

/** What the specification names for other portals than this one: the first version beside the second, and what no page shows yet. */
const ofOthers = [
  'getConsumption',
  'getConsumptionTotal',
  'getLatestMeasurement',
  'getLatestMeasurementV2',
  'getConsumptionComparison',
  'getDuoComparison',
  'getDuoComparisonV2',
  'getWeather',
  'getWeatherMeteringPoint',
];

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

const isFailure = (answer: Answer) =>
  typeof answer === 'string' ? answer !== 'let go' : 'status' in answer && answer.status >= 400;

/** The calls that come to a failure in a model, by themselves or where a person has them answered so. */
function failingCalls(model: FlowModel): Call[] {
  const cases = Object.entries(model.outcomes);
  const does = [...Object.values(model.events), ...Object.values(model.outcomes)]
    .flatMap((some): { does?: Action[] }[] => Object.values(some))
    .flatMap((one) => one.does ?? []);
  const failing = [
    ...cases.flatMap(([actor, some]) => (Object.keys(some).some((name) => name in failures) ? actor : [])),
    ...cases.flatMap(([actor, some]) => (Object.values(some).some((one) => 'error' in one) ? actor : [])),
    ...does.flatMap((action) => ('answer' in action && isFailure(action.with) ? action.answer : [])),
  ];
  return [...new Set(failing)].flatMap((id) => model.calls[id] ?? []);
}

test('a model or a row here says of each read of the API what a page does where it fails (api.problem)', async () => {
  const models = (await loadModels()).flatMap(({ model }) => modelsOf(model));
  const calls = [...models.flatMap(failingCalls), ...[...reads, ...quietReads].map(({ call }) => call)];
  const said = calls.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const unsaid = operationsOf(apiDocument()).filter(
    ({ method, path }) => method === 'GET' && !said.some((call) => isOf(path, call)),
  );
  expect(unsaid.map(({ id }) => id).toSorted()).toEqual([...ofNoPage, ...ofOthers].toSorted());
});
