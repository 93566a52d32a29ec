import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { objectCookie } from '../../domain/session/cookies.ts';
import type { ServerContext } from '../context.ts';
import { modulesIn } from '../modulesIn.ts';
import { ProblemError } from '../problem.ts';
import { namedObject, type ObjectName } from './accessRule.ts';

/** What is found of each kind of object; a resolver adds its own kind where it stands. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ObjectRows {}

type Named = Parameters<typeof namedObject>[1] & Pick<FastifyRequest, 'cookies'>;

/** Whose an object is; nobody's yet, but known to the browser that holds its secret. */
type Found<Row> = { customerId: string; row: Row } | { customerId: null; isVerified: true; row: Row };
/** Whose an object is: one query by its name, as the request gives it; null where there is none of that name. */
export type Resolver<Row> = (context: ServerContext, name: string, request: Named) => Promise<Found<Row> | null>;
export type Resolvers = Readonly<Record<string, Resolver<unknown>>>;

/** The object of a request, looked up once, before anybody decides or handles. */
export interface RequestObject {
  /** Whose it is; null where the request names none. */
  customerId: string | null;
  /** Whether the request has the secret by which a browser is bound to the object (`access.verified`). */
  isVerified: boolean;
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
  context: ServerContext,
  resolvers: Resolvers,
  object: ObjectName | null,
  request: Named,
): Promise<RequestObject> {
  const none = { customerId: null, isVerified: false, kind: null, row: null };
  if (object === null) return none;
  const { kind, place, way } = object;
  const isSecure = context.settings.publicUrl.startsWith('https:');
  const cookies = place === 'cookie' ? { [way[0] ?? '']: request.cookies[objectCookie(way[0] ?? '', isSecure)] } : {};
  const name = namedObject(object, { ...request, cookies });
  // What must be named and is not is nothing that exists: no check of the request looks at cookies.
  if (name === null) return object.isOptional ? none : { ...none, customerId: NOBODY, kind };
  // A customer's own id says whose it is.
  if (kind === 'customer') return { ...none, customerId: name, kind };
  const found = await resolvers[kind]?.(context, name, request);
  const isVerified = found?.customerId === null;
  return { customerId: found?.customerId ?? NOBODY, isVerified, kind, row: found?.row ?? null };
}

/**
 * What the resolver found, so that a handler need not read it again; null where the request named none. A write reads
 * anew, in its transaction, what it depends on.
 */
export function rowOf<Kind extends keyof ObjectRows>(kind: Kind, object: RequestObject): ObjectRows[Kind] | null {
  if (object.kind !== null && object.kind !== kind) throw new Error(`the object is a ${object.kind}, no ${kind}`);
  return object.row as ObjectRows[Kind] | null;
}

/** The code of the contract that the request names. @throws ProblemError `resource.notFound` where it names none */
export function contractCodeOf(object: RequestObject): string {
  const contract = rowOf('contract', object);
  if (!contract) throw new ProblemError('resource.notFound');
  return contract.contractCode;
}

/**
 * Refuses a request whose body says of an object that it is another's than whose it is, as a foreign object is
 * (`access.foreign`).
 *
 * @param said whose the body says it is; null where it says nothing
 * @param customerId whose it is
 * @throws ProblemError `resource.notFound`
 */
export function refuseAnother(said: string | null, customerId: string | null): void {
  if (said !== null && said !== customerId) throw new ProblemError('resource.notFound');
}
