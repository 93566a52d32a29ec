import { expect, test } from 'vitest';
import { heldServices, type ServiceBearer } from './held.ts';
import { templateOf } from './orders.testing.ts';

const wind = { tariffNo: 701, isDetached: false };
const charging = { tariffNo: 705, isDetached: true };
const at = (...services: ServiceBearer['services']): ServiceBearer => ({ isSupplied: true, services, included: [] });
const over = (...services: ServiceBearer['services']): ServiceBearer => ({ isSupplied: false, services, included: [] });
const withPackage: ServiceBearer = { ...at({ tariffNo: 706, isDetached: false }), included: [704] };

const { services } = templateOf();
const offered = services.flatMap(({ type, values }) => values.slice(0, 1).map((service) => ({ type, service })));
const electricity = templateOf(
  {},
  {
    services: [wind, charging].flatMap(({ tariffNo }) =>
      offered.slice(0, 1).map(({ type, service }) => ({ type, values: [{ ...service, tariffNo }] })),
    ),
  },
);
const alone = (tariffNo: number) => templateOf({ productKind: 'ValueAdded', tariffNo }, { services: [] });

test.each([
  ['nothing of a stranger', electricity, [], []],
  ['what is not tied to the supply', electricity, [at(wind, charging)], [705]],
  ['that of a contract that is over too', electricity, [over(charging)], [705]],
  ['nothing that ends with its contract', electricity, [at(wind)], []],
  ['a service alone that the only contract has', alone(701), [at(wind)], [701]],
  ['none that another contract could have', alone(701), [at(wind), at()], []],
  ['one beside a contract that is no supply', alone(701), [at(wind), over()], [701]],
  ['none that only a contract that is over has', alone(701), [over(wind)], []],
  ['a service alone that is in the package of the only contract', alone(704), [withPackage], [704]],
  ['none that the package of one of two has', alone(704), [withPackage, at()], []],
  ['one alone that is not tied to the supply', alone(705), [at(charging), at()], [705]],
])('of an order, a customer has already: %s (order.serviceHeld)', (_what, template, bearers, held) => {
  expect(heldServices(template, bearers)).toEqual(held);
});
