import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const asa = demoPerson('Öhman');
const aino = demoPerson('Mäkelä');

test.each([
  ['a service that the only contract has', asa, 'vas', 'tuulisahko', 'order.serviceHeld', undefined, []],
  [
    'one that the product includes',
    aino,
    'talvi',
    'kiintea-24',
    'order.missingMandatoryData',
    [{ field: 'body.formData.services', rule: 'unknown' }],
    ['vesisahko'],
  ],
  [
    'what a package includes beside it',
    aino,
    'talvi',
    'kiintea-24',
    'order.missingMandatoryData',
    [{ field: 'body.formData.services', rule: 'exclusive' }],
    ['alypaketti', 'sahkovahti'],
  ],
] as const)(
  '%s is not ordered (order.serviceHeld, order.packages, catalogue.services)',
  async (_what, who, campaign, template, code, errors, services) => {
    const product = await shop.offered(campaign, template);
    const order = newOrder({ customerId: who.customerId, person: null, address: null }, product);
    const isAlone = campaign === 'vas';
    const { formData } = order;
    const asked = isAlone
      ? {
          ...formData,
          deliverySite: null,
          start: null,
          presentSupplier: null,
          household: null,
          services: [...services],
        }
      : { ...formData, services: [...services] };
    const { status, text } = await shop.send({ ...order, formData: asked }, await shop.signedIn(who.sub));
    expect([status, JSON.parse(text)]).toEqual([
      isAlone ? 409 : 400,
      expect.objectContaining({ code, ...(errors && { errors }) }),
    ]);
  },
);
