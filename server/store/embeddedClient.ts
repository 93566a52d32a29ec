import { Mutex, parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

interface Statement {
  name: string;
  /** The types of its parameters, by PostgreSQL's numbers. */
  parameters: number[];
}

/** Further statements take the places of those that were used longest ago. */
const MOST_STATEMENTS = 300;
const { serialize } = protocol;

/**
 * A PGlite that keeps its statements prepared, as far as Drizzle asks anything of one. PGlite's own `query` has the
 * database read and plan each statement anew, which takes longer than all the rest of most calls.
 */
export class EmbeddedClient {
  readonly #client: PGlite;
  /** PGlite has one connection: a transaction has it alone until its end. */
  readonly #turn = new Mutex();
  readonly #statements = new Map<string, Statement>();
  #made = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Runs one statement. Rejects with PGlite's own error. */
  query(text: string, parameters: unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    return this.#turn.runExclusive(() => this.#run(text, parameters, options));
  }

  /** Does some work in one transaction, which is undone where the work rejects. */
  transaction<Result>(work: (transaction: Pick<EmbeddedClient, 'query'>) => Promise<Result>): Promise<Result> {
    return this.#turn.runExclusive(async () => {
      await this.#run('begin');
      try {
        const result = await work({
          query: (text, parameters, options) => this.#run(text, parameters, options),
        });
        await this.#run('commit');
        return result;
      } catch (thrown) {
        await this.#run('rollback');
        throw thrown;
      }
    });
  }

  async #run(text: string, given: unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    const isPrepared = given.length > 0;
    const { name, parameters } = isPrepared ? await this.#prepared(text) : { name: '', parameters: [] };
    const { messages } = await this.#send(
      ...(isPrepared ? [] : [serialize.parse({ text })]),
      serialize.bind({ statement: name, values: given.map((value, index) => this.#write(value, parameters[index])) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    const [results] = parse.parseResults(messages, this.#client.parsers, options);
    return results ?? { rows: [], fields: [] };
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
      await this.#send(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    const name = `s${(this.#made += 1)}`;
    const { messages } = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, parameters: parse.parseDescribeStatementResults(messages) };
    this.#statements.set(text, statement);
    return statement;
  }

  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#client.serializers[type];
    return serializer ? serializer(value) : (value as { toString(): string }).toString();
  }

  /** Sends messages in one go; after one that fails the database waits for the next go. Throws where it is closed, as PGlite does. */
  #send(...messages: Uint8Array[]) {
    if (this.#client.closed) throw new Error('PGlite is closed');
    return this.#client.execProtocol(Buffer.concat([...messages, serialize.sync()]));
  }
}
