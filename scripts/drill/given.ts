import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import { demoOffer } from '../../server/demo/offers.ts';
import type { DemoPerson } from '../../server/demo/people.ts';
import { digestOfSecret } from '../../server/proof/secrets.ts';
import type { Database } from '../../server/store/database.ts';
import { orderedService, productOrder, transfer } from '../../server/store/schema.ts';
import { chunksOf } from './chunks.ts';
import { recipientOf, type Given } from './kind.ts';

/** What the id of an order begins with that was there before anybody wrote; its number is the end. */
const ORDER = '0d310000-0000-4000-8000-0000';
/** The service of each order that has not come through. */
export const LOST_SERVICE = 'tuulisahko';

/** The id of an offer or an order. */
export const idOfGiven = (no: string): string => `${ORDER}${no}`;

/** Whether an order was there before anybody wrote. */
export const isGiven = (orderId: string): boolean => orderId.startsWith(ORDER);

/** What the link of something given says. */
export const secretOf = (no: string): string => no.padStart(22, 's');

/** The numbers of a client's. @param client two digits for it @param count of each sort */
export function givenTo(client: string, count: number): Given {
  const numbers = (prefix: string, digits: number) =>
    Array.from({ length: count }, (_, no) => `${prefix}${client}${String(no).padStart(digits, '0')}`);
  return {
    offers: numbers('1', 5),
    orders: numbers('2', 5),
    handedOver: numbers('92', 6),
    offeredContracts: numbers('91', 6),
  };
}

/** Where what is offered is delivered: each at a place of its own. */
export const sitesGiven = ({ offers }: Given): string[] => offers.map(siteOf);
const siteOf = (no: string) => `Y${no}`;

/** The contracts that are handed over, and whose they are. */
export const contractsGiven = ({ customerId, offeredBy, given }: GivenClient): { no: string; customerId: string }[] => [
  ...given.handedOver.map((no) => ({ no, customerId })),
  ...given.offeredContracts.map((no) => ({ no, customerId: offeredBy.customerId })),
];

export interface Client {
  person: Pick<DemoPerson, 'sub'>;
  customerId: string;
}

interface GivenClient extends Omit<Client, 'person'> {
  given: Given;
  /** Who hands contracts over to them. */
  offeredBy: Client;
}

/** Puts in what clients are given, with links of which they know the secrets. */
export async function addGiven({ db }: Database, clients: readonly (Client & GivenClient)[]): Promise<void> {
  const today = helsinkiToday(Date.now());
  for (const client of clients) {
    const { offers, orders, handedOver, offeredContracts } = client.given;
    const ordered = orders.map((no) => ({
      ...offerOf(client, no, today),
      isOffer: false,
      withdrawal: digestOfSecret(secretOf(no)),
      acceptance: null,
      offerLastDay: null,
      offered: null,
    }));
    for (const some of chunksOf([...offers.map((no) => offerOf(client, no, today)), ...ordered]))
      await db.insert(productOrder).values(some);
    const service = { templateId: LOST_SERVICE, tariffNo: 701, importNo: null };
    for (const some of chunksOf(orders))
      await db.insert(orderedService).values(some.map((no) => ({ orderId: idOfGiven(no), ...service })));
    const transfers = [
      ...handedOver.map((no) => transferOf(client, no, today)),
      ...offeredContracts.map((no) => transferOf(client.offeredBy, no, today)),
    ];
    for (const some of chunksOf(transfers)) await db.insert(transfer).values(some);
  }
}

/** As the demo's, by another employee to another customer. */
function offerOf({ customerId }: Client, no: string, today: string): typeof productOrder.$inferInsert {
  const { form, ...offer } = demoOffer(today);
  const orderId = idOfGiven(no);
  return {
    ...offer,
    orderId,
    orderNo: no,
    customerId,
    form: {
      ...form,
      customerId,
      contact: { ...form.contact, email: recipientOf(orderId) },
      deliverySite: { meteringPointId: siteOf(no), isToBeFound: false, address: null },
    },
    acceptance: digestOfSecret(secretOf(no)),
  };
}

/** An offer of a contract that nobody has accepted. */
const transferOf = (
  { person: { sub }, customerId }: Client,
  no: string,
  today: string,
): typeof transfer.$inferInsert => ({
  contractCode: `K${no}`,
  customerId,
  sub,
  day: addDays(today, 20),
  email: recipientOf(no),
  phone: '0401234567',
  secret: digestOfSecret(secretOf(no)),
  language: 'FI',
  createdAt: new Date(),
});
