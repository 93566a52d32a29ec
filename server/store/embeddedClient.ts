import { Mutex, parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

type Messages = Parameters<typeof parse.parseResults>[0];

interface Statement {
  name: string;
  /** The types of its parameters, by PostgreSQL's numbers. */
  parameters: number[];
  /** How its rows look: asked once, as telling it takes the database as long as finding a row. */
  description: Messages;
}

/** Further statements take the places of those that were used longest ago. */
const MOST_STATEMENTS = 300;
const { serialize } = protocol;
const unprepared: Statement = { name: '', parameters: [], description: [] };

/**
 * A PGlite that keeps its statements prepared, as far as Drizzle asks anything of one. PGlite's own `query` has the
 * database read and plan each statement anew, which takes longer than all the rest of most calls.
 */
export class EmbeddedClient {
  /** What asks within a transaction: it has the turn already. */
  readonly inTransaction: Pick<EmbeddedClient, 'query'> = {
    query: (text, parameters, options) => this.#run(text, parameters, options),
  };
  readonly #client: PGlite;
  /** PGlite has one connection: a transaction has it alone until its end. */
  readonly #turn = new Mutex();
  readonly #statements = new Map<string, Statement>();
  readonly #parsers = new WeakMap<object, PGlite['parsers']>();
  #made = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Runs one statement. Rejects with PGlite's own error. */
  query(text: string, parameters: unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    return this.#turn.runExclusive(() => this.#run(text, parameters, options));
  }

  /** Does some work, which asks `inTransaction` alone, in one transaction; it is undone where the work rejects. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turn.runExclusive(async () => {
      await this.#run('begin');
      try {
        const result = await work();
        await this.#run('commit');
        return result;
      } catch (thrown) {
        await this.#run('rollback');
        throw thrown;
      }
    });
  }

  async #run(text: string, given: unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    const { name, parameters, description } = given.length > 0 ? await this.#prepared(text) : unprepared;
    const { messages } = await this.#send(
      ...(name === '' ? [serialize.parse({ text })] : []),
      serialize.bind({ statement: name, values: given.map((value, index) => this.#write(value, parameters[index])) }),
      ...(name === '' ? [serialize.describe({ type: 'P' })] : []),
      serialize.execute({}),
    );
    const { parsers, ...others } = options;
    const [results] = parse.parseResults([...description, ...messages], this.#parsersWith(parsers), others);
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
    const statement = {
      name,
      parameters: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(text, statement);
    return statement;
  }

  /** PGlite's own parsers but for those that the statement brings; put together once for each that brings the same. */
  #parsersWith(brought: QueryOptions['parsers']): PGlite['parsers'] {
    if (!brought) return this.#client.parsers;
    const known = this.#parsers.get(brought);
    if (known) return known;
    const all = { ...this.#client.parsers, ...brought };
    this.#parsers.set(brought, all);
    return all;
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
