import { expect, test } from 'vitest';
import { Failure } from '../../../../domain/failure.ts';
import { orderSteps } from '../../../../domain/orders/index.ts';
import { boxesAtFault, customerToOpen, faultsIn, salesAtFault, stepsAtFault } from './stepsAtFault.ts';

const missing = (...fields: string[]) =>
  new Failure({
    kind: 'invalid',
    code: 'order.missingMandatoryData',
    more: { errors: fields.map((field) => ({ field: `body.${field}`, rule: 'required' })) },
  });
const stepsOf = (...fields: string[]) => stepsAtFault(missing(...fields), orderSteps);

test('what the server misses is typed in a step of the form, told in their order (order.missingData)', () => {
  expect(stepsOf('formData.billing.method', 'formData.contact.phone', 'formData.person.firstName')).toEqual([
    'person',
    'billing',
  ]);
  const parts = {
    product: ['priceOffer', 'household'],
    person: ['person', 'company', 'contact', 'address'],
    site: ['deliverySite'],
    start: ['start', 'presentSupplier'],
    billing: ['billing', 'iban'],
    services: ['services'],
  };
  for (const [step, names] of Object.entries(parts))
    for (const name of names) expect(stepsOf(`formData.${name}`), name).toEqual([step]);
});

test('a change has its order one member deeper (order.missingData)', () => {
  expect([stepsOf('order.formData.start.date'), boxesAtFault(missing('order.consents.terms'))]).toEqual([
    ['start'],
    ['terms'],
  ]);
});

test('a step that the product does not have is not named (order.missingData)', () => {
  expect(stepsAtFault(missing('formData.billing'), ['product', 'person', 'review'])).toEqual([]);
});

test('a box, and where it was sold, stand in the review itself (order.missingData, order.salesLists)', () => {
  const failure = missing('consents.earlyStart', 'consents.terms', 'salesInfo.salesPointId', 'salesInfo.salesAgentId');
  expect(stepsAtFault(failure, orderSteps)).toEqual([]);
  expect([boxesAtFault(failure), salesAtFault(failure)]).toEqual([['earlyStart', 'terms'], ['salesPointId']]);
});

test.each([
  ['no failure', null],
  ['one without errors', new Failure({ kind: 'invalid' })],
  ['errors that are none', new Failure({ kind: 'invalid', more: { errors: 'x' } })],
  ['members that are none', new Failure({ kind: 'invalid', more: { errors: [1, null] } })],
])('%s names nothing', (_, failure) => {
  expect([faultsIn(failure), stepsAtFault(failure, orderSteps)]).toEqual([[], []]);
});

test('the customer whom an employee has to open is the one that the server names (order.refused)', () => {
  const required = (more: object) => new Failure({ kind: 'denied', code: 'acting.required', more: { ...more } });
  expect(customerToOpen(required({ customerId: '40127731' }))).toBe('40127731');
  for (const other of [
    null,
    required({}),
    new Failure({ kind: 'denied', code: 'access.denied', more: { customerId: '1' } }),
  ])
    expect(customerToOpen(other)).toBe(null);
});
