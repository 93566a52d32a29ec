import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import {
  messages as messageTypes,
  Mutex,
  parse,
  protocol,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

type Messages = Parameters<typeof parse.parseResults>[0];

interface Statement {
  name: string;
  /** The types of its parameters, by PostgreSQL's numbers. */
  parameters: number[];
  /** How its rows look: asked once, as telling it takes the database as long as finding a row. */
  description: Messages;
}

/** Whatever may be asked. */
export interface Asking {
  query(text: string, given?: readonly unknown[], options?: QueryOptions): Promise<Results>;
}

/** A statement that waits to be run. */
interface Asked {
  text: string;
  given: readonly unknown[];
  options: QueryOptions;
  resolve(results: Results): void;
  reject(thrown: unknown): void;
}

/** Further statements take the places of those that were used longest ago. */
const MOST_STATEMENTS = 300;
const { serialize } = protocol;
/** What follows the values of each statement; after one that fails the database waits for its last message. */
const GO = Buffer.concat([serialize.execute({}), serialize.sync()]);
/** Where it fails, so does the statement that it goes with. */
const BEGIN: Asked = { text: 'begin', given: [], options: {}, resolve: () => {}, reject: () => {} };

/**
 * A PGlite that keeps its statements prepared, as far as Drizzle asks anything of one, and runs all that wait for it in
 * one go. PGlite's own `query` has the database read and plan each statement anew, which takes longer than all the rest
 * of most calls; and to go to and fro between it and the server costs both what they had at hand.
 */
export class EmbeddedClient implements Asking {
  /** What asks within a transaction: it has the turn already. */
  readonly inTransaction: Asking = {
    query: (text, given = [], options = {}) =>
      new Promise((resolve, reject) => {
        // What is asked side by side goes one after the other: PGlite mixes up what it says to two at once.
        void this.#turnWithin.runExclusive(() => {
          const begin = this.#toBegin;
          this.#toBegin = [];
          return this.#runAll([...begin, { text, given, options, resolve, reject }]);
        });
      }),
  };
  readonly #client: PGlite;
  /** PGlite has one connection: a transaction has it alone until its end. */
  readonly #turn = new Mutex();
  /** And within it each statement. */
  readonly #turnWithin = new Mutex();
  readonly #statements = new Map<string, Statement>();
  readonly #parsers = new WeakMap<object, PGlite['parsers']>();
  #waiting: Asked[] = [];
  /** The beginning of the transaction, until its first statement takes it along. */
  #toBegin: Asked[] = [];
  #made = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Runs one statement. Rejects with PGlite's own error. */
  query(text: string, given: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, given, options, resolve, reject });
      if (this.#waiting.length > 1) return;
      void this.#turn.runExclusive(() => {
        const all = this.#waiting;
        this.#waiting = [];
        return this.#runAll(all);
      });
    });
  }

  /** Does some work, which asks `inTransaction` alone, in one transaction; it is undone where the work rejects. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const { query } = this.inTransaction;
    const done = await this.#turn.runExclusive(async () => {
      this.#toBegin = [BEGIN];
      try {
        const result = await work();
        await query('commit');
        return result;
      } catch (thrown) {
        await query('rollback');
        throw thrown;
      }
    });
    // Those that wait go first: their statements need what the processor has at hand now, and what follows here does not.
    await turnOfEventLoop();
    return done;
  }

  /** Never rejects: each that asked is told what became of its own. */
  async #runAll(all: readonly Asked[]): Promise<void> {
    const sent: { asked: Asked; statement: Statement }[] = [];
    const goes: Uint8Array[] = [];
    for (const asked of all) {
      try {
        const statement = await this.#prepared(asked.text);
        goes.push(this.#bind(asked, statement), GO);
        sent.push({ asked, statement });
      } catch (thrown) {
        asked.reject(thrown);
      }
    }
    if (sent.length === 0) return;
    try {
      const messages = await this.#send(goes);
      for (const { asked, statement } of sent) {
        const end = messages.findIndex(({ name }) => name === 'readyForQuery') + 1;
        this.#answer(asked, statement, messages.splice(0, end));
      }
    } catch (thrown) {
      for (const { asked } of sent) asked.reject(thrown);
    }
  }

  #answer({ options: { parsers, ...others }, resolve, reject }: Asked, statement: Statement, messages: Messages): void {
    const fault = messages.find((message) => message instanceof messageTypes.DatabaseError);
    if (fault) return reject(fault);
    const [results] = parse.parseResults([...statement.description, ...messages], this.#parsersOf(parsers), others);
    resolve(results ?? { rows: [], fields: [] });
  }

  #bind({ given }: Asked, { name, parameters }: Statement): Uint8Array {
    return serialize.bind({
      statement: name,
      values: given.map((value, index) => this.#write(value, parameters[index])),
    });
  }

  async #prepared(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known) {
      // Used last, it stands last.
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const [oldest] = this.#statements;
    if (oldest && this.#statements.size === MOST_STATEMENTS) {
      this.#statements.delete(oldest[0]);
      await this.#send([serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync()]);
    }
    const name = `s${(this.#made += 1)}`;
    const look = serialize.describe({ type: 'S', name });
    const messages = await this.#send([serialize.parse({ name, text }), look, serialize.sync()]);
    const fault = messages.find((message) => message instanceof messageTypes.DatabaseError);
    if (fault) throw fault;
    const statement = {
      name,
      parameters: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(text, statement);
    return statement;
  }

  /** PGlite's own parsers but for those that the statement brings: hundreds, so they are looked up and not copied. */
  #parsersOf(brought: QueryOptions['parsers'] = {}): PGlite['parsers'] {
    const known = this.#parsers.get(brought);
    if (known) return known;
    const parsers = Object.assign(Object.create(this.#client.parsers) as PGlite['parsers'], brought);
    this.#parsers.set(brought, parsers);
    return parsers;
  }

  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#client.serializers[type];
    return serializer ? serializer(value) : (value as { toString(): string }).toString();
  }

  /** What the database says to the messages, its errors too. Throws where it is closed, as PGlite does. */
  async #send(messages: readonly Uint8Array[]): Promise<Messages> {
    if (this.#client.closed) throw new Error('PGlite is closed');
    const { messages: said } = await this.#client.execProtocol(Buffer.concat(messages), {
      throwOnError: false,
      // A folder of Node's has nothing that would still have to be brought to it.
      syncToFs: false,
    });
    return said;
  }
}
