import ts from 'typescript';
import { below, type MachineSource } from './machineSource.ts';
import type { Found } from './structure.ts';

/** What a comparison is taken for. */
const compared: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
};

const joins: ts.SyntaxKind[] = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];

const inShort = (node: ts.Node) => node.getText().replace(/\s+/g, ' ');

function binaryFaults(node: ts.BinaryExpression): Found[] {
  const { left, operatorToken, right } = node;
  const other = compared[operatorToken.kind];
  const at = { from: operatorToken.getStart(), to: operatorToken.getEnd() };
  if (other) {
    const name = `${inShort(left)} ${other} ${inShort(right)} instead of ${operatorToken.getText()}`;
    return [{ name, kind: 'moved comparison', edits: [{ ...at, text: other }] }];
  }
  if (!joins.includes(operatorToken.kind)) return [];
  const all = { from: node.getStart(), to: node.getEnd() };
  return [
    [left, right],
    [right, left],
  ].flatMap(([kept, gone]) =>
    // What is joined itself is left out part by part.
    !kept || !gone || (ts.isBinaryExpression(gone) && joins.includes(gone.operatorToken.kind))
      ? []
      : [
          {
            name: `${inShort(gone)} is not looked at`,
            kind: 'missing condition',
            edits: [{ ...all, text: kept.getText() }],
          },
        ],
  );
}

/** How a number reads: where it stands, by the name of what holds it. */
function holderOf(node: ts.Node): string {
  let at = node;
  while (at.parent && !ts.isVariableDeclaration(at) && !ts.isPropertyAssignment(at)) at = at.parent;
  return ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at) ? at.name.getText() : 'somewhere';
}

/** A number is one more or one less, a comparison is moved by one or turned, a condition is left out. */
export const valueFaults = ({ source }: MachineSource): Found[] =>
  [...below(source)].flatMap((node): Found[] => {
    if (ts.isBinaryExpression(node)) return binaryFaults(node);
    if (ts.isPropertyAccessExpression(node) && /^Math\.(min|max)$/.test(node.getText())) {
      const other = node.name.text === 'min' ? 'max' : 'min';
      const name = `${holderOf(node)} takes the ${other} instead of the ${node.name.text}`;
      const at = { from: node.name.getStart(), to: node.name.getEnd() };
      return [{ name, kind: 'moved comparison', edits: [{ ...at, text: other }] }];
    }
    if (!ts.isNumericLiteral(node) || ts.isLiteralTypeNode(node.parent)) return [];
    const value = Number(node.text.replaceAll('_', ''));
    return [value + 1, value - 1].map((wrong) => ({
      name: `${holderOf(node)} has ${wrong} instead of ${node.getText()}`,
      kind: 'moved number',
      edits: [{ from: node.getStart(), to: node.getEnd(), text: `(${wrong})` }],
    }));
  });
