import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** One of the ways that an event may take in a state: `{ guard, target, actions }`, or the name of a target alone. */
export interface Branch {
  node: ts.Expression;
  target: ts.StringLiteral | null;
  guard: ts.PropertyAssignment | null;
  actions: ts.Expression | null;
}

/** What a state does on an event. */
export interface Reaction {
  state: State;
  /** As a reader knows it: `page.opened`, `✓ validateToken`, `✗ validateToken`, `after untilEnd`, `at once`. */
  event: string;
  property: ts.PropertyAssignment;
  /** Where there may be several. */
  list: ts.ArrayLiteralExpression | null;
  branches: Branch[];
}

/** A state of the machine; the machine itself is the one without a parent. */
export interface State {
  /** From the outermost; empty for the machine itself. */
  path: string[];
  parent: State | null;
  children: State[];
  node: ts.ObjectLiteralExpression;
}

/** A machine as its source declares it. */
export interface MachineSource {
  id: string;
  file: string;
  source: ts.SourceFile;
  root: State;
  states: State[];
  reactions: Reaction[];
  /** What `setup` names: its guards and actions. */
  guards: ts.PropertyAssignment[];
  actions: ts.PropertyAssignment[];
}

const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

const parsed = new Map<string, ts.SourceFile>();

/** A file of the project, as it stands there; the same nodes each time. */
function sourceOf(file: string): ts.SourceFile {
  const known = parsed.get(file);
  const source = known ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/** What a name stands for that a file imports; null where it is no object or list of another file. */
function imported(expression: ts.Expression): ts.Expression | null {
  const { fileName, statements } = expression.getSourceFile();
  const from = statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const names = importClause?.namedBindings;
    return names && ts.isNamedImports(names) && names.elements.some(({ name }) => name.text === expression.getText());
  });
  if (!from || !ts.isStringLiteral(from.moduleSpecifier) || !from.moduleSpecifier.text.startsWith('.')) return null;
  for (const node of below(sourceOf(join(dirname(fileName), from.moduleSpecifier.text))))
    if (ts.isVariableDeclaration(node) && node.name.getText() === expression.getText()) {
      const value = node.initializer;
      return (value && ts.isAsExpression(value) ? value.expression : value) ?? null;
    }
  return null;
}

/** The members of an object that are written as `name: value`, there or where it is put together from. */
export function membersOf(node: ts.Node | null | undefined): ts.PropertyAssignment[] {
  if (node && ts.isIdentifier(node)) return membersOf(imported(node));
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return membersOf(imported(property.expression));
    return ts.isPropertyAssignment(property) ? [property] : [];
  });
}

/** What stands under a name in an object. */
export const member = (node: ts.Node | null | undefined, name: string): ts.PropertyAssignment | null =>
  membersOf(node).find((property) => nameOf(property) === name) ?? null;

/** The parts of a list, or the one thing that stands in its place. */
export const listed = (node: ts.Expression | null | undefined): ts.Expression[] => {
  if (!node) return [];
  if (!ts.isArrayLiteralExpression(node)) return [node];
  return node.elements.flatMap((element) =>
    ts.isSpreadElement(element) ? listed(imported(element.expression)) : [element],
  );
};

/** Every node at and below one. */
export function* below(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* below(child);
}

/** The first argument of a call such as `setup({…})` or `x.createMachine({…})`. */
function argumentOf(source: ts.SourceFile, called: string): ts.ObjectLiteralExpression {
  for (const node of below(source)) {
    if (!ts.isCallExpression(node)) continue;
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const [first] = node.arguments;
    if (name === called && first && ts.isObjectLiteralExpression(first)) return first;
  }
  throw new Error(`${source.fileName} calls no ${called} with an object`);
}

const textOf = (node: ts.Expression | undefined): string | null =>
  node && ts.isStringLiteral(node) ? node.text : null;

function branchOf(node: ts.Expression): Branch {
  if (ts.isStringLiteral(node)) return { node, target: node, guard: null, actions: null };
  const target = member(node, 'target')?.initializer;
  return {
    node,
    target: target && ts.isStringLiteral(target) ? target : null,
    guard: member(node, 'guard'),
    actions: member(node, 'actions')?.initializer ?? null,
  };
}

function reactionsOf(state: State): Reaction[] {
  const reaction = (property: ts.PropertyAssignment, event: string): Reaction => ({
    state,
    event,
    property,
    list: ts.isArrayLiteralExpression(property.initializer) ? property.initializer : null,
    branches: listed(property.initializer).map(branchOf),
  });
  const under = (name: string, title: (key: string) => string) =>
    membersOf(member(state.node, name)?.initializer).map((property) => reaction(property, title(nameOf(property))));
  const optional = (node: ts.Node, name: string, title: string) => {
    const property = member(node, name);
    return property ? [reaction(property, title)] : [];
  };
  return [
    ...under('on', (type) => type),
    ...under('after', (delay) => `after ${delay}`),
    ...optional(state.node, 'always', 'at once'),
    ...optional(state.node, 'onDone', '✓'),
    ...listed(member(state.node, 'invoke')?.initializer).flatMap((invoke) => {
      const id = textOf(member(invoke, 'id')?.initializer) ?? '';
      return [...optional(invoke, 'onDone', `✓ ${id}`), ...optional(invoke, 'onError', `✗ ${id}`)];
    }),
  ];
}

/**
 * Reads a machine's source.
 *
 * @throws Error where it is no `setup({…}).createMachine({…})`
 */
export function readMachine(file: string, text: string): MachineSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = argumentOf(source, 'setup');
  const states: State[] = [];
  const collect = (node: ts.ObjectLiteralExpression, path: string[], parent: State | null): State => {
    const state: State = { path, parent, children: [], node };
    states.push(state);
    for (const child of membersOf(member(node, 'states')?.initializer)) {
      if (ts.isObjectLiteralExpression(child.initializer))
        state.children.push(collect(child.initializer, [...path, nameOf(child)], state));
    }
    return state;
  };
  const root = collect(argumentOf(source, 'createMachine'), [], null);
  const id = textOf(member(root.node, 'id')?.initializer);
  if (id === null) throw new Error(`the machine in ${file} has no id`);
  return {
    id,
    file,
    source,
    root,
    states,
    reactions: states.flatMap(reactionsOf),
    guards: membersOf(member(named, 'guards')?.initializer),
    actions: membersOf(member(named, 'actions')?.initializer),
  };
}

/** The state that a target leads to, by the rules of XState; null where there is none. */
export function stateAt({ id, root }: MachineSource, from: State, target: string): State | null {
  const begins = target.startsWith('#') || target.startsWith('.') ? target.slice(1) : target;
  const keys = begins.split('.');
  if (target.startsWith('#') && keys.shift() !== id) return null;
  const outer = target.startsWith('#') ? root : target.startsWith('.') ? from : from.parent;
  return keys.reduce<State | null>(
    (state, key) => state?.children.find(({ path }) => path.at(-1) === key) ?? null,
    outer,
  );
}
