import type { DemoPerson } from '../../server/demo/people.ts';
import type { Mail } from '../../server/effects/mail.ts';
import type { Database } from '../../server/store/database.ts';

/** Something that a client wants written, and what it knows of it. */
export interface Intent {
  key: string;
  kind: string;
  /** Who writes it. */
  writer: number;
  /** What it was taken for, such as a contract; empty where the write stands alone. */
  about: string;
  /** What the server said when it had done it; null: the client does not know whether it was done. */
  answer: string | null;
  /** Why it was not done, or not known to be, when it was sent last. */
  obstacle?: string;
}

/** Numbers of customers for whom a client may act, by what is there before anybody writes; each is written about once. */
export interface Represented {
  /** Whose address is their number. */
  mailed: string[];
  /** Who has no address. */
  unmailed: string[];
  /** To whose due days nobody has subscribed. */
  unsubscribed: string[];
  /** To whose due days the client has subscribed. */
  subscribed: string[];
}

/** Numbers of what is there before anybody writes, by `given.ts`; each is written about once. */
export interface Given {
  /** Offers to the client, whose links are open. */
  offers: string[];
  /** Orders of theirs, which may be withdrawn from by a link; a service of each has not come through. */
  orders: string[];
  /** Contracts of theirs that they hand over, and nobody has accepted. */
  handedOver: string[];
  /** Contracts of somebody else, who hands them over to them. */
  offeredContracts: string[];
}

export interface Writer {
  person: DemoPerson;
  customerId: string;
  accessToken: string;
  /** Of a session without strong authentication. */
  weakToken: string;
  /** Numbers of contracts of theirs that nothing was written about yet. */
  contracts: string[];
  /** Numbers of invoices of theirs that may be postponed. */
  invoices: string[];
  /** Ids of metering points where nobody has a contract yet. */
  sites: string[];
  represented: Represented;
  given: Given;
  /** What was written about already and cannot be again: keys of answered writes, names of others. All of one customer share it. */
  taken: Set<string>;
}

export interface Request {
  /** Left out: POST. */
  method?: 'DELETE';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Where a kind takes what it is about. */
export interface Taking {
  writer: Writer;
  /** What the writer has written before. */
  before: readonly Intent[];
  url: string;
  /** Whether prices may be locked now. */
  isLockOpen: boolean;
}

/** A kind of write, found in `kinds/`: how it is sent, and what the database has of it. */
export interface Kind {
  /** What a write is about, for it alone; null where nothing is left. Without, it stands alone. */
  take?: (from: Taking) => Promise<string | null> | string | null;
  request: (intent: Intent, writer: Writer, database: Database) => Promise<Request> | Request;
  /** Who sends it has not signed in. */
  isOfStranger?: true;
  /** Who sends it has signed in without strong authentication. */
  isOfWeakSession?: true;
  /** It has no key by which it could be looked up: whoever does not know sends it again, and may be answered otherwise. */
  isNatural?: true;
  /** The names of its rows; kinds whose rows stand in one table share it. */
  rows: (database: Database) => Promise<string[]>;
  /** What the row of a write is called, where that is not its key. */
  nameOf?: (intent: Intent) => string;
  /** How many mails go to `recipientOf` of that name, or quote it. */
  mails: 0 | 1;
  /** Whom a second mail goes to, as the name of `recipientOf`. */
  alsoMailed?: (intent: Intent) => string;
  /** The name in a mail that goes to an address that the customer has; null in another's. */
  mailOf?: (mail: Mail) => string | null;
}

const DOMAIN = '@drill.example';

/** Whom a mail goes to by which a write is told. */
export const recipientOf = (name: string) => `${name}${DOMAIN}`;

/** The name, of an address that a write was told by; other addresses stay as they are. */
export const namedBy = (recipient: string) => recipient.replace(DOMAIN, '');

/** An answered write of a kind that no other was written about; from now on one was. */
export function takeAnswered({ writer, before }: Taking, kind: string): (Intent & { answer: string }) | null {
  for (const intent of before) {
    if (intent.kind !== kind || intent.answer === null || writer.taken.has(intent.key)) continue;
    writer.taken.add(intent.key);
    return { ...intent, answer: intent.answer };
  }
  return null;
}
