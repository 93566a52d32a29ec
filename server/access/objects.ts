import { join } from 'node:path';
import type { ServerContext } from '../context.ts';
import { modulesIn } from '../modulesIn.ts';
import { namedObject, type ObjectName } from './accessRule.ts';

/** What is found of each kind of object; a resolver adds its own kind where it stands. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ObjectRows {}

type Context = Pick<ServerContext, 'database' | 'clock'>;
type Named = Parameters<typeof namedObject>[1];

/** Whose an object is: one query by its name, as the request gives it; null where there is none of that name. */
export type Resolver<Row> = (context: Context, name: string) => Promise<{ customerId: string; row: Row } | null>;
export type Resolvers = Readonly<Record<string, Resolver<unknown>>>;

/** The object of a request, looked up once, before anybody decides or handles. */
export interface RequestObject {
  /** Whose it is; null where the request names none. */
  customerId: string | null;
  kind: string | null;
  row: unknown;
}

/** Whose what does not exist is: no customer has it, so it is refused exactly as another's (`access.foreign`). */
const NOBODY = '';

/** The resolvers, by the kind of object that each is for: every file of the folder exports one as `resolver`. */
export async function findResolvers(): Promise<Resolvers> {
  const found = await modulesIn<{ resolver: Resolver<unknown> }>(join(import.meta.dirname, 'resolvers'));
  return Object.fromEntries([...found].map(([kind, { resolver }]) => [kind, resolver]));
}

/** Which object a request names, and whose it is (`access.resolved`). */
export async function resolveObject(
  context: Context,
  resolvers: Resolvers,
  object: ObjectName | null,
  request: Named,
): Promise<RequestObject> {
  const name = object && namedObject(object, request);
  if (object === null || name === null) return { customerId: null, kind: null, row: null };
  const { kind } = object;
  // A customer's own id says whose it is.
  if (kind === 'customer') return { customerId: name, kind, row: null };
  const found = await resolvers[kind]?.(context, name);
  return { customerId: found?.customerId ?? NOBODY, kind, row: found?.row ?? null };
}

/**
 * What the resolver found, so that a handler need not read it again; null where the request named none. A write reads
 * anew, in its transaction, what it depends on.
 */
export function rowOf<Kind extends keyof ObjectRows>(kind: Kind, object: RequestObject): ObjectRows[Kind] | null {
  if (object.kind !== null && object.kind !== kind) throw new Error(`the object is a ${object.kind}, no ${kind}`);
  return object.row as ObjectRows[Kind] | null;
}
