import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Explanation } from '../atlasData.ts';

/*
 * What guards and actions do, as their sources say it: the comment above each, and its code. They stand in objects that
 * are called so, in the machine's own file or beside it, or where several machines take them from.
 */

interface Part extends Explanation {
  name: string;
  /** The folder of its file. */
  folder: string;
}

const isNamedSo = (name: ts.Node | undefined): boolean =>
  name !== undefined && ts.isIdentifier(name) && /(guards|actions)$/i.test(name.text);

/** Whether an object holds guards or actions by their names. */
function holdsParts(object: ts.ObjectLiteralExpression): boolean {
  const { parent } = object;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return isNamedSo(parent.name);
  return ts.isSatisfiesExpression(parent) && ts.isVariableDeclaration(parent.parent) && isNamedSo(parent.parent.name);
}

/** The comment above a piece of code, without its signs; empty where there is none. */
function commentOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comments
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The code of a piece, its lines moved to the left by as much as the line is that it begins in. */
function codeOf(node: ts.Node, file: ts.SourceFile): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  const margin = file.text.slice(file.getPositionOfLineAndCharacter(line, 0)).search(/\S/);
  return node
    .getText(file)
    .split('\n')
    .map((one, index) => (index === 0 ? one : one.slice(margin)))
    .join('\n');
}

/** What a name stands for in its file, where that is said there. */
function declarationOf(file: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    );
    if (found) return statement;
  }
  return undefined;
}

/** The guards and actions that a source has. */
export function partsOf(path: string, text: string): Part[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const parts: Part[] = [];
  const partsIn = (property: ts.ObjectLiteralElementLike): Part[] => {
    if (!property.name || !ts.isIdentifier(property.name)) return [];
    const name = property.name.text;
    const value = ts.isPropertyAssignment(property) ? property.initializer : property;
    const named = ts.isIdentifier(value) ? value.text : ts.isShorthandPropertyAssignment(value) ? name : null;
    const declared = named === null ? undefined : declarationOf(file, named);
    const comment = commentOf(property) || (declared ? commentOf(declared) : '');
    return [{ name, folder: dirname(path), text: comment, code: codeOf(declared ?? value, file) }];
  };
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && holdsParts(node)) parts.push(...node.properties.flatMap(partsIn));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return parts;
}

/** The guards and actions of all machines, by their sources in a folder. */
export function readParts(folder: string): Part[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.testing|\.model)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => partsOf(join(folder, file), readFileSync(join(folder, file), 'utf8')));
}

/**
 * What the guards and actions of a machine do, by their names.
 *
 * @param folder the machine's own: what stands there goes before what another folder calls the same
 */
export function explain(parts: readonly Part[], folder: string, names: readonly string[]): Record<string, Explanation> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const called = parts.filter((part) => part.name === name);
      const found = called.find((part) => part.folder === folder) ?? called[0];
      return found ? [[name, { text: found.text, code: found.code }]] : [];
    }),
  );
}
