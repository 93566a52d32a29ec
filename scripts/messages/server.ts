import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import ts from 'typescript';
import { readApi } from '../../openapi/read.ts';
import { compareLanguages, locales, type Locale, type Texts } from './catalogue.ts';

/** What is wrong with the catalogues that the server reads as they are, and with the ids that its code asks for. */
export function checkServer(): string[] {
  const faults: string[] = [];
  const known = new Set<string>();
  const names = new Set(locales.flatMap((locale) => readdirSync(join('locales', locale, 'server'))));
  for (const catalogue of [...[...names].map((name) => join('server', name.replace('.po', ''))), 'identity']) {
    const missing = locales.filter((locale) => !existsSync(file(locale, catalogue)));
    faults.push(...missing.map((locale) => `${locale}/${catalogue}: there is no such catalogue`));
    if (missing.length > 0) continue;
    const texts = { fi: read('fi', catalogue), sv: read('sv', catalogue), en: read('en', catalogue) };
    for (const id of Object.keys(texts.fi)) known.add(id);
    faults.push(...compareLanguages(catalogue, texts));
  }
  return [...faults, ...checkUse(known)];
}

const file = (locale: Locale, catalogue: string) => join('locales', locale, `${catalogue}.po`);

function read(locale: Locale, catalogue: string): Texts {
  const { items } = PO.parse(readFileSync(file(locale, catalogue), 'utf8'));
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

/** Every id that is asked for is there, and every one that is there may be asked for. */
function checkUse(known: ReadonlySet<string>): string[] {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('server', name));
  const asked: Asked[] = sources.flatMap((source) => askedIn(source));
  const literals = new Set(sources.flatMap((source) => [...literalsIn(source)]));
  const patterns = asked.filter(({ id }) => id.includes('*'));
  const problems = problemCodes().map((code) => ({ id: `problem.${code}`, where: 'openapi' }));

  const absent = [...asked, ...problems]
    .filter(({ id }) => ![...known].some((candidate) => matches(id, candidate)))
    .map(({ id, where }) => `${where}: there is no text ${id}`);
  const unused = [...known]
    .filter((id) => !literals.has(id) && !patterns.some((pattern) => matches(pattern.id, id)))
    .map((id) => `server: nothing asks for the text ${id}`);
  return [...new Set([...absent, ...unused])];
}

interface Asked {
  /** `*` stands for what only the running server knows. */
  id: string;
  where: string;
}

function matches(pattern: string, id: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('.+')}$`).test(id);
}

function problemCodes(): string[] {
  const { schemas } = readApi().components as { schemas: { ProblemCode: { enum: string[] } } };
  return schemas.ProblemCode.enum;
}

function parseSource(source: string): ts.SourceFile {
  return ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.ES2023, true);
}

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walk(child);
}

function literalsIn(source: string): Set<string> {
  const nodes = [...walk(parseSource(source))];
  return new Set(nodes.filter((node) => ts.isStringLiteralLike(node)).map((node) => node.text));
}

/** The ids that a file asks for: by `translate(locale, id)`, or by a function over it whose first argument is the id, its own or a mail's. */
function askedIn(source: string): Asked[] {
  const nodes = [...walk(parseSource(source))];
  const shortcuts = new Set(
    nodes
      .filter((node) => ts.isVariableDeclaration(node))
      .filter(({ initializer }) => initializer && (isOverTranslate(initializer) || calls(initializer, 'textIn')))
      .map(({ name }) => name.getText()),
  );
  return nodes
    .filter((node) => ts.isCallExpression(node))
    .flatMap(({ expression, arguments: given }) => {
      const callee = expression.getText();
      const argument = callee === 'translate' ? given[1] : shortcuts.has(callee) ? given[0] : undefined;
      const id = argument && idOf(argument);
      return id ? [{ id, where: source }] : [];
    });
}

const isOverTranslate = (made: ts.Node) => ts.isArrowFunction(made) && calls(made.body, 'translate');

const calls = (node: ts.Node, name: string) => ts.isCallExpression(node) && node.expression.getText() === name;

function idOf(argument: ts.Expression): string | null {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return null;
  return argument.head.text + argument.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}
