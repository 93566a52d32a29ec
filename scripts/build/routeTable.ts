import { parseSync, Visitor } from 'vite';

/** The name of a file of the build, as a script fetches it. */
const ofBuild = /^(\.\/|assets\/)[\w-]+\.(js|css)$/;

/**
 * A script of the build without the table of all routes: without what each route says of itself, and the names of the
 * files that are fetched. That is what grows with the portal's pages; the rest is what all of them stand on.
 */
export function withoutRouteTable(script: string): string {
  const table: { start: number; end: number }[] = [];
  new Visitor({
    Literal: ({ value, ...at }) => {
      if (typeof value === 'string' && ofBuild.test(value)) table.push(at);
    },
    TemplateLiteral: ({ quasis, ...at }) => {
      const [text, ...more] = quasis;
      if (text && more.length === 0 && ofBuild.test(text.value.raw)) table.push(at);
    },
    ObjectExpression: ({ properties, ...at }) => {
      const isRoute = properties.some(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'getParentRoute',
      );
      if (isRoute) table.push(at);
    },
  }).visit(parseSync('script.js', script).program);
  // From behind; what a route fetches stands within it.
  const outermost = table.filter(
    (one) => !table.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
  );
  return outermost
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}0${left.slice(end)}`, script);
}
