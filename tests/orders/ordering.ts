import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { apiDocument } from '../../openapi/document.ts';
import type { CampaignTemplate, NewOrder, OrderForm, OrderResult, WithdrawalReceipt } from '../../domain/types.ts';
import { demoPeople } from '../../server/demo/people.ts';
import type { Queries } from '../../server/store/queries.ts';
import { consent } from '../../server/store/schema.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import type { TestServer } from '../support/inProcess.ts';
import { operationsOf } from '../support/operations.ts';
import { headersOfSub } from '../support/tokens.ts';

const operation = operationsOf(apiDocument()).find(({ id }) => id === 'sendOrder');

let ordered = 0;

/** One after the other, the flats of a house that nobody has a contract in: nobody has two at one place (`order.contracts`). */
function nextFlat(): OrderForm['deliverySite'] {
  const flat = 29 + (ordered % 40);
  ordered += 1;
  return siteAt(['Hämeenpuisto', '14', 'C', String(flat), '33200', 'Tampere']);
}

/** Where such a flat is, as a receipt says it. */
export const FLAT: RegExp = /^Hämeenpuisto 14 C \d\d, 33200 Tampere$/;

/** An order that is right in everything: of a fixed term, by who moves into a flat and is no customer. */
export function newOrder(form: Partial<OrderForm> = {}, more: Partial<NewOrder> = {}): NewOrder {
  const example = structuredClone(operation?.body?.example) as NewOrder;
  example.formData.deliverySite = nextFlat();
  const consents = (['terms', 'earlyStart'] as const).map((id) => ({ id, version: '2026-11-01', isGiven: true }));
  const start = { reason: 'moving' as const, date: null };
  return { ...example, consents, ...more, formData: { ...example.formData, customerId: null, start, ...form } };
}

/** A change of a contract to a fixed price, right in everything but for whose it is and which. */
export const newChange = (form: Partial<OrderForm> = {}, more: Partial<NewOrder> = {}): NewOrder =>
  newOrder(
    {
      person: null,
      address: null,
      deliverySite: null,
      billing: null,
      household: null,
      start: { reason: 'change', date: null },
      ...form,
    },
    more,
  );

type Place = readonly [
  streetName: string,
  houseNumber: string,
  houseLetter: string | null,
  residence: string | null,
  postalCode: string,
  postalCity: string,
];

/** Where it is delivered, by an address. */
export const siteAt = ([
  streetName,
  houseNumber,
  houseLetter,
  residence,
  postalCode,
  postalCity,
]: Place): OrderForm['deliverySite'] => ({
  meteringPointId: null,
  isToBeFound: false,
  address: {
    typeOfAddress: 'regularAddress',
    country: 'FI',
    streetName,
    houseNumber,
    houseLetter,
    residence,
    postalBox: null,
    postalCode,
    postalCity,
  },
});

/** A demo person by the family name. */
export function demoPerson(familyName: string) {
  const found = demoPeople.find((person) => person.familyName === familyName);
  if (!found) throw new Error(`the demo has no ${familyName}`);
  return found;
}

/** Begins the ledger afresh: no row of it can be removed alone. */
export const emptyLedger = (db: Queries) => db.execute(sql`truncate ${consent}`);

/** Where Kaisa Lehtonen sells. */
export const ofKaisa: NonNullable<NewOrder['salesInfo']> = {
  brand: 'main',
  salesAgentId: null,
  salesPointId: '310',
  salesPoint: 'Asiakaspalvelu, Tampere',
  salesChannel: 'Asiakaspalvelu',
};

interface Problem {
  code: string;
  errors?: { field: string; rule: string }[];
}
export interface Answered<Body> {
  status: number;
  body: Body;
  problem: Problem;
  text: string;
  cookie: string | undefined;
  headers: Record<string, unknown>;
}

type Headers = Record<string, string>;

/** The calls of an order, as a browser makes them. */
export class Shop {
  readonly server: TestServer;
  constructor(server: TestServer) {
    this.server = server;
  }

  signedIn = (sub: string, credential: 'good' | 'weak' = 'good'): Promise<Headers> =>
    headersOfSub(this.server.context, sub, credential);

  async call<Body>(
    method: 'GET' | 'POST',
    url: string,
    headers: Headers = {},
    payload?: object,
  ): Promise<Answered<Body>> {
    const answer = await this.server.app.inject({ method, url, headers, ...(payload && { payload }) });
    const isJson = /json/.test(String(answer.headers['content-type']));
    const [cookie] = [answer.headers['set-cookie']].flat();
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : null) as Body,
      problem: (isJson ? answer.json() : {}) as Problem,
      text: answer.body,
      cookie,
      headers: answer.headers,
    };
  }

  /** What names a product as it is offered now. */
  async offered(campaignId: string, templateId: string): Promise<Pick<NewOrder, 'campaignId' | 'productData'>> {
    const { body } = await this.call<CampaignTemplate>('GET', `/api/campaigns/${campaignId}/template/${templateId}`);
    const { tariffNo, campaignCode } = body.product;
    return { campaignId, productData: { templateId, tariffNo, campaignCode } };
  }

  change = (
    headers: Headers,
    order: NewOrder,
    contractCode: string,
    key: string = randomUUID(),
  ): Promise<Answered<OrderResult>> =>
    this.call(
      'POST',
      '/api/contract/product-change?initialImport=true',
      { ...headers, 'idempotency-key': key },
      { contractCode, order },
    );

  withdraw = (
    headers: Headers,
    orderId: string,
    who: object,
    key: string = randomUUID(),
  ): Promise<Answered<WithdrawalReceipt>> =>
    this.call('POST', `/api/contract/order/${orderId}/withdrawal`, { ...headers, 'idempotency-key': key }, who);

  /** @param headers of who has signed in; left out: a stranger, who shows that a browser is at work */
  async send(order: NewOrder, headers?: Headers, key: string = randomUUID()): Promise<Answered<OrderResult>> {
    const stranger = { 'x-bot-check': headers ? '' : await solvedPuzzle(this.server.context, 'order') };
    return this.call<OrderResult>(
      'POST',
      '/api/contract/order?initialImport=true',
      { ...(headers ?? stranger), 'idempotency-key': key },
      order,
    );
  }

  /** Sent again where no connection was free in time, on a busy machine, as the portal does. */
  async sendPatiently(order: NewOrder, headers: Headers, key: string = randomUUID()): Promise<Answered<OrderResult>> {
    let answer = await this.send(order, headers, key);
    while (answer.status === 503) answer = await this.send(order, headers, key);
    return answer;
  }

  /** Goes to the bank with a verifier. */
  redirect(orderId: string, verifier: string, headers: Headers = {}): Promise<Answered<null>> {
    return this.call('GET', `/order/redirect/${orderId}/${verifier}`, { accept: 'text/html', ...headers });
  }

  verify(headers: Headers, cookie: string | undefined, key: string = randomUUID()): Promise<Answered<OrderResult>> {
    return this.call<OrderResult>('POST', '/api/contract/order?verification=true', {
      ...headers,
      ...(cookie ? { cookie: cookie.split(';')[0] ?? '' } : {}),
      'idempotency-key': key,
    });
  }

  state(orderId: string): Promise<Answered<{ state: string; until: string; now: string }>> {
    return this.call('GET', `/api/verification/${orderId}`);
  }

  cancel(orderId: string, verifier: string): Promise<Answered<{ state: string }>> {
    return this.call('POST', `/api/verification/${orderId}/cancel`, {}, { verifier });
  }

  retry(headers: Headers, orderId: string, templateId: string, key: string = randomUUID()) {
    return this.call<{ templateId: string; importNo: string | null }>(
      'POST',
      `/api/contract/order/${orderId}/service/${templateId}`,
      { ...headers, 'idempotency-key': key },
    );
  }

  /** A stranger's order, kept, and the browser bound to it. */
  async kept(order: NewOrder): Promise<{ orderId: string; verifier: string; cookie: string | undefined }> {
    const { body, text } = await this.send(order);
    if (body.verifier === null) throw new Error(`nothing was kept: ${text}`);
    const { cookie } = await this.redirect(body.orderId, body.verifier);
    return { orderId: body.orderId, verifier: body.verifier, cookie };
  }
}
