import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { provenPage } from '../../server/proof/provenPage.ts';
import { createSeal } from '../../server/proof/seal.ts';
import { underProof } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(testNow);
  await server.context.database.db.delete(underProof);
});

const mika = demoPerson('Salo');
const ofMika = () => newOrder({ person: { firstName: 'Mika', lastName: 'Salo', identityCode: mika.identityCode } });
/** What the cookie of a bound browser says. */
const said = (cookie: string | undefined) => /^kajo_underProof=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';

test('back over the bank stands what was proven, for who has proven it with this browser (verification.back)', async () => {
  const { orderId, cookie } = await shop.kept(ofMika());
  const bound = said(cookie);
  const { database, settings } = server.context;
  const seal = createSeal(settings.proofKey ?? new Uint8Array());
  const page = (holds: string, sub: string) => provenPage({ database, seal }, holds, sub);
  // What waits is proven by nobody who goes back.
  expect(await page(bound, mika.sub)).toBe(null);
  expect((await shop.verify(await shop.signedIn(mika.sub), cookie)).status).toBe(201);
  expect(await page(bound, mika.sub)).toBe('/order/verify');
  expect(await page(bound, demoPerson('Mäkelä').sub)).toBe(null);
  for (const holds of ['', 'anything', `${orderId}.${'x'.repeat(22)}`]) expect(await page(holds, mika.sub)).toBe(null);
});
