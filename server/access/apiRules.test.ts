import { describe, expect, test } from 'vitest';
import { StartError } from '../startError.ts';
import { buildSmallApp, smallApi } from '../testing.ts';
import { apiDocument, type ApiDocument } from '../../openapi/document.ts';
import { readOperations } from './apiRules.ts';

type Operation = Record<string, unknown>;

/** The small API with one of its operations changed. */
function changed(change: (operation: Operation) => void): ApiDocument {
  const api = smallApi();
  change(api.paths['/api/things/{thingId}']?.get as Operation);
  return api;
}

test('every operation of the API has a rule (access.deny)', () => {
  const operations = readOperations(apiDocument());
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.filter(({ access }) => Object.values(access.allowed).flat().length === 0)).toEqual([]);
  expect(operations.find(({ id }) => id === 'getContracts')?.access).toMatchObject({
    object: { way: ['customerId'] },
    allowed: {
      own: ['customer-b2c', 'customer-b2b'],
      represented: ['representative'],
      acting: ['employee', 'sales-agent'],
    },
  });
});

describe('the server does not start (access.deny)', () => {
  test.each<[string, (operation: Operation) => void, string]>([
    ['without x-access', (operation) => delete operation['x-access'], 'it has no x-access.'],
    [
      'with nobody let in',
      (operation) => (operation['x-access'] = { object: 'path.thingId' }),
      'its x-access lets nobody in.',
    ],
    ['with an empty list', (operation) => (operation['x-access'] = { any: [] }), 'any names nobody.'],
    [
      'with an unknown principal',
      (operation) => Object.assign(operation, { 'x-access': { any: ['anonymous', 'admin'] }, security: [] }),
      'admin is no principal.',
    ],
    [
      'with an unknown relation',
      (operation) => (operation['x-access'] = { any: ['anonymous'], owned: ['anonymous'] }),
      'owned is no relation.',
    ],
    [
      'with an object that names no parameter',
      (operation) => (operation['x-access'] = { object: 'path.customerId', own: ['anonymous'] }),
      'its object path.customerId is neither a parameter nor a member of the body.',
    ],
    [
      'with an object of two kinds',
      (operation) =>
        (operation['x-access'] = { object: { contract: 'path.thingId', invoice: 'path.thingId' }, own: ['anonymous'] }),
      'its object of several kinds is neither a parameter nor a member of the body.',
    ],
    [
      'with a browser that is bound in a relation that is not its own',
      (operation) => (operation['x-access'] = { object: 'path.thingId', own: ['verified-order'] }),
      'verified-order does not go with own.\ngetThing: its x-access names people who sign in, but it has no security.',
    ],
    [
      'with people who are verified by no browser',
      (operation) => (operation['x-access'] = { object: 'path.thingId', verified: ['anonymous'] }),
      'anonymous does not go with verified.',
    ],
    [
      'with an object in a cookie that is no parameter',
      (operation) =>
        Object.assign(operation, {
          'x-access': { object: 'cookie.thing', verified: ['verified-order'] },
          security: [],
        }),
      'its object cookie.thing is neither a parameter nor a member of the body.',
    ],
    [
      'with an object that nobody finds',
      (operation) => (operation['x-access'] = { object: { thing: 'path.thingId' }, own: ['anonymous'] }),
      'nobody resolves a thing.',
    ],
    [
      'with a strength that is none',
      (operation) => (operation['x-access'] = { any: ['anonymous'], strength: 'weak' }),
      'weak is no strength.\ngetThing: its x-access asks strangers for a strong session.',
    ],
    [
      'with an object in a body that it does not take',
      (operation) => (operation['x-access'] = { object: 'body.customerId', own: ['anonymous'] }),
      'its object body.customerId is neither a parameter nor a member of the body.',
    ],
    [
      'with somebody who leaves out what cannot be left out',
      (operation) => (operation['x-access'] = { object: 'path.thingId', unnamed: ['anonymous'] }),
      'its object path.thingId is always named, and unnamed lets nobody in.',
    ],
    [
      'with somebody who leaves out an object that there is not',
      (operation) => (operation['x-access'] = { any: ['anonymous'], unnamed: ['anonymous'] }),
      'unnamed needs an object.',
    ],
    [
      'with a relation to no object',
      (operation) => (operation['x-access'] = { own: ['anonymous'] }),
      'its x-access needs either an object or the relation any.',
    ],
    [
      'with people who sign in, and nothing that reads their token',
      (operation) => (operation['x-access'] = { any: ['customer-b2c'] }),
      'its x-access names people who sign in, but it has no security.',
    ],
    [
      'with an unknown kind of repetition',
      (operation) => (operation['x-idempotency'] = 'perhaps'),
      'perhaps is no x-idempotency.',
    ],
    [
      'with something used up that is not a yes',
      (operation) => (operation['x-once'] = 'sometimes'),
      'its x-once is not true of a read.',
    ],
    ...[true, 'yes'].map(
      (read) =>
        [
          `with ${read} for a read that it is not`,
          (operation: Operation) => (operation['x-read'] = read),
          'its x-read is not true of what is no GET and may be repeated.',
        ] as [string, (operation: Operation) => void, string],
    ),
    ['with an unknown way of counting', (operation) => (operation['x-rate'] = 'often'), 'often is no x-rate.'],
    [
      'with a way elsewhere that nobody counts',
      (operation) => (operation.responses = { '302': { description: 'Elsewhere' } }),
      'it leads a browser elsewhere, and no x-rate says how often.',
    ],
    ...['', 'an order', 'x'.repeat(41), true].map(
      (action) =>
        [
          `with a bot check for ${JSON.stringify(action)}`,
          (operation: Operation) => (operation['x-bot-check'] = action),
          'its x-bot-check is not an action of 1 to 40 letters.',
        ] as [string, (operation: Operation) => void, string],
    ),
  ])('%s', async (_what, change, mistake) => {
    await expect(buildSmallApp({ api: changed(change) })).rejects.toThrow(
      new StartError(`The API cannot be served.\ngetThing: ${mistake}`),
    );
  });

  test('without a handler', async () => {
    const api = changed((operation) => (operation.operationId = 'toString'));
    await expect(buildSmallApp({ api })).rejects.toThrow(
      new StartError('The API cannot be served.\nNo handler for toString.'),
    );
  });

  test('with a reference to nothing', () => {
    const api = changed((operation) => (operation.parameters = [{ $ref: '#/components/parameters/Nothing' }]));
    expect(() => readOperations(api)).toThrow('#/components/parameters/Nothing names nothing.');
  });
});
