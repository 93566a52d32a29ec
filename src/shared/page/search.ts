import { isOwnPath, readWayBack } from '../../../domain/links/index.ts';

/** Reads a search parameter; null where it is not given, or is nothing that it may be. */
type Parameter<Value> = (given: unknown) => Value | null;

/**
 * The search parameters that a route knows, for its `validateSearch`: what is written wrongly counts as not given, so that
 * no address breaks a page. Each is a function of its own, as every page would load a library of schemas with the routes.
 */
export function knownSearch<Known extends Record<string, Parameter<string>>>(known: Known) {
  type Search = { [Name in keyof Known]?: NonNullable<ReturnType<Known[Name]>> };
  return (search: Record<string, unknown>): Search =>
    // What is not given is said: the router would keep what the address has.
    Object.fromEntries(Object.entries(known).map(([name, read]) => [name, read(search[name]) ?? undefined])) as Search;
}

/** One of the texts that a parameter may have. */
export const oneOf =
  <Text extends string>(...texts: readonly Text[]): Parameter<Text> =>
  (given) =>
    texts.find((text) => text === given) ?? null;

/** What anything is called by: a code, or an id. The page knows which there are. */
export const aName: Parameter<string> = (given) =>
  typeof given === 'string' && /^[\w.-]{1,40}$/.test(given) ? given : null;

/** A day of this century; the calendar of `domain/time` would weigh more in the shell. */
export const aDay: Parameter<string> = (given) => {
  const [day = ''] = /^20\d\d-\d\d-\d\d$/.exec(given as string) ?? [];
  return day && new Date(day).toJSON()?.startsWith(day) ? day : null;
};

/** A path of the portal, to go on to; anything that could lead elsewhere counts as not given. */
export const ownPath: Parameter<string> = (given) => (typeof given === 'string' && isOwnPath(given) ? given : null);

/** The same, with a place within its page. */
export const ownPlace: Parameter<string> = (given) => {
  const place = typeof given === 'string' ? readWayBack(given) : null;
  return place && (place.anchor ? `${place.path}#${place.anchor}` : place.path);
};

/** `app` and `embed` ask for the embedded view, and stay in the address from page to page (`frame.embedded`). */
export const viewSearch = knownSearch({ app: oneOf('true'), embed: oneOf('true') });
