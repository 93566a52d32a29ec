import { parseSync, Visitor, type ESTree } from 'vite';

/** The name of a file of the build, as a script fetches it. */
const ofBuild = /^(\.\/|assets\/)[\w-]+\.(js|css)$/;
/** A catalogue of texts, as the sources name it. */
const catalogue = /\.po$/;
/** What only a route says of itself, or what several of them share. */
const ofRoutes = new Set(['getParentRoute', 'validateSearch', 'staticData']);

interface Place {
  start: number;
  end: number;
}

const isOfRoute = (one: ESTree.ObjectExpression['properties'][number]) =>
  one.type === 'Property' && one.key.type === 'Identifier' && ofRoutes.has(one.key.name);

/**
 * A script of the build without the table of all routes: without what each route says of itself, the lists of them, the catalogues of the
 * areas, and the lists and names of the files that are fetched. That is what grows with the portal's pages; the rest is
 * what all of them stand on.
 */
export function withoutRouteTable(script: string): string {
  const table: Place[] = [];
  /** What routes and the lists of them go by in the script. */
  const names = new Set<string>();
  const isRoute = (node: ESTree.Expression | ESTree.ArrayExpressionElement | null | undefined) =>
    node?.type === 'CallExpression' &&
    node.arguments[0]?.type === 'ObjectExpression' &&
    node.arguments[0].properties.some(isOfRoute);
  const isInTable = (node: ESTree.ArrayExpressionElement | ESTree.Expression): boolean => {
    if (node?.type === 'SpreadElement') return isInTable(node.argument);
    return node?.type === 'Identifier' ? names.has(node.name) : isRoute(node);
  };
  const cut = ({ start, end }: Place) => void table.push({ start, end });
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string' && ofBuild.test(node.value)) cut(node);
    },
    TemplateLiteral: (node) => {
      const [text, ...more] = node.quasis;
      if (text && more.length === 0 && ofBuild.test(text.value.raw)) cut(node);
    },
    ArrayExpression: (node) => {
      const isOfFiles = (one: (typeof node.elements)[number]) =>
        one?.type === 'Literal' && typeof one.value === 'string' && ofBuild.test(one.value);
      if (node.elements.some(isOfFiles)) cut(node);
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === '__vite__mapDeps') cut(node);
    },
    Property: (node) => {
      if (node.key.type === 'Literal' && catalogue.test(String(node.key.value))) cut(node);
    },
    VariableDeclarator: (node) => {
      const { id, init } = node;
      const isList = init?.type === 'ArrayExpression' && init.elements.length > 0 && init.elements.every(isInTable);
      if (id.type !== 'Identifier' || !(isRoute(init) || isList)) return;
      names.add(id.name);
      cut(node);
    },
    ObjectExpression: (node) => {
      if (node.properties.some(isOfRoute)) cut(node);
    },
  }).visit(parseSync('script.js', script).program);
  const isWithin = (one: Place, other: Place) => other !== one && other.start <= one.start && one.end <= other.end;
  // From behind, so that what stands before keeps its place.
  return table
    .filter((one) => !table.some((other) => isWithin(one, other)))
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}0${left.slice(end)}`, script);
}
