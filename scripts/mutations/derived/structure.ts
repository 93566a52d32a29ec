import ts from 'typescript';
import {
  listed,
  member,
  membersOf,
  stateAt,
  type Branch,
  type MachineSource,
  type Reaction,
  type State,
} from './machineSource.ts';
import type { DerivedFault, Edit } from '../mutation.ts';

/** A fault, before it is known of which machine. */
export type Found = Pick<DerivedFault, 'name' | 'kind' | 'edits'>;

const put = (node: ts.Node, text: string): Edit => ({
  from: node.getStart(),
  to: node.getEnd(),
  text,
  file: node.getSourceFile().fileName,
});

/** Takes a member of an object or a list away, with the comma behind it. */
function drop(node: ts.Node): Edit {
  const { fileName: file, text } = node.getSourceFile();
  const behind = /^\s*,/.exec(text.slice(node.getEnd()))?.[0].length ?? 0;
  return { from: node.getStart(), to: node.getEnd() + behind, text: '', file };
}

const where = ({ path }: State) => path.join('.') || 'anywhere';

/** What something is called where it is used: `isForced`, or `{ type: 'isForced', params }`. */
function nameIn(node: ts.Expression): string {
  const named = ts.isStringLiteral(node) ? node : member(node, 'type')?.initializer;
  return named && ts.isStringLiteral(named) ? named.text : node.getText().replace(/\s+/g, ' ');
}

const guardOf = ({ guard }: Branch) => (guard ? nameIn(guard.initializer) : null);

/** `authenticating ✗ validateToken where isBlocked`. */
function titleOf(reaction: Reaction, branch: Branch): string {
  const { state, event, branches } = reaction;
  const guard = guardOf(branch);
  const which = branches.length === 1 ? '' : guard ? ` where ${guard}` : ' otherwise';
  return `${where(state)} ${event}${which}`;
}

const everyBranch = ({ reactions }: MachineSource) =>
  reactions.flatMap((reaction) => reaction.branches.map((branch) => ({ reaction, branch })));

/** A transition leads to the state that is declared after the right one. */
export const targetFaults = (machine: MachineSource): Found[] =>
  everyBranch(machine).flatMap(({ reaction, branch }) => {
    const { target } = branch;
    const right = target && stateAt(machine, reaction.state, target.text);
    if (!target || !right?.parent) return [];
    const { children } = right.parent;
    const after = children.indexOf(right) + 1;
    const others = [...children.slice(after), ...children.slice(0, after - 1)];
    // A state that leads at once to itself would never end.
    const wrong = others.find((other) => reaction.event !== 'at once' || other !== reaction.state);
    if (!wrong) return [];
    const name = wrong.path.at(-1) ?? '';
    const text = `${target.text.slice(0, target.text.length - (right.path.at(-1) ?? '').length)}${name}`;
    return [
      {
        name: `${titleOf(reaction, branch)} leads to ${wrong.path.join('.')} instead of ${right.path.join('.')}`,
        kind: 'wrong target',
        edits: [put(target, `'${text}'`)],
      },
    ];
  });

/** A guard is not asked in one place, or says the opposite in all. */
export const guardFaults = (machine: MachineSource): Found[] => [
  ...everyBranch(machine).flatMap(({ reaction, branch }) =>
    branch.guard
      ? [
          {
            name: `${where(reaction.state)} ${reaction.event} does not ask ${guardOf(branch)}`,
            kind: 'missing guard',
            edits: [drop(branch.guard)],
          },
        ]
      : [],
  ),
  ...machine.guards.map((guard) => ({
    name: `${guard.name.getText()} says the opposite`,
    kind: 'inverted guard',
    edits: inverted(guard.initializer),
  })),
];

function inverted(guard: ts.Expression): Edit[] {
  if (ts.isArrowFunction(guard) && !ts.isBlock(guard.body)) return [put(guard.body, `!(${guard.body.getText()})`)];
  // A guard that is made of others, or one of several statements.
  return [
    { from: 0, to: 0, text: `import { not as opposite } from 'xstate';\n` },
    put(guard, `opposite(${guard.getText()})`),
  ];
}

/** A branch is missing, or asked after the one that follows it. */
export const branchFaults = ({ reactions }: MachineSource): Found[] =>
  reactions.flatMap((reaction) => {
    const { branches, list, property, state, event } = reaction;
    if (!list)
      return [{ name: `${where(state)} ${event} is not heard`, kind: 'missing branch', edits: [drop(property)] }];
    return branches.flatMap((branch, index) => {
      const next = branches[index + 1];
      const missing = {
        name: `${titleOf(reaction, branch)} is missing`,
        kind: 'missing branch',
        edits: [drop(branch.node)],
      };
      // What several machines share stands in a file of its own, and is asked last.
      if (!next || next.node.getSourceFile() !== branch.node.getSourceFile()) return [missing];
      const swapped = {
        name: `${where(state)} ${event} asks ${guardOf(next) ?? 'nothing'} before ${guardOf(branch)}`,
        kind: 'swapped order',
        edits: [put(branch.node, next.node.getText()), put(next.node, branch.node.getText())],
      };
      return [missing, swapped];
    });
  });

/** An action is not done, or leaves one thing as it was. */
export function actionFaults({ reactions, states, actions }: MachineSource): Found[] {
  const dropped = (title: string, property: ts.PropertyAssignment | null): Found[] =>
    listed(property?.initializer).map((action) => ({
      name: `${title} ${nameIn(action)}`,
      kind: 'missing action',
      edits: [property && property.initializer === action ? drop(property) : drop(action)],
    }));
  return [
    ...reactions.flatMap((reaction) =>
      reaction.branches.flatMap((branch) =>
        dropped(`${titleOf(reaction, branch)} leaves out`, member(branch.node, 'actions')),
      ),
    ),
    ...states.flatMap((state) => [
      ...dropped(`to enter ${where(state)} leaves out`, member(state.node, 'entry')),
      ...dropped(`to leave ${where(state)} leaves out`, member(state.node, 'exit')),
    ]),
    ...actions.flatMap(({ name, initializer }) => {
      const [assigned] = ts.isCallExpression(initializer) ? initializer.arguments : [];
      const isAssign = ts.isCallExpression(initializer) && initializer.expression.getText() === 'assign';
      const members = isAssign ? membersOf(assigned) : [];
      // With one alone the action would do nothing, which is a fault of its own.
      if (members.length < 2) return [];
      return members.map((one) => ({
        name: `${name.getText()} leaves ${one.name.getText()} as it was`,
        kind: 'missing action',
        edits: [drop(one)],
      }));
    }),
  ];
}
