import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { methods, type ApiDocument, type Json } from './document.ts';

/** What is wrong with the files of the API, a sentence a line for whoever wrote them. */
export class ApiError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The API cannot be read.\n${mistakes.join('\n')}`);
    this.name = 'ApiError';
  }
}

const sharedFile = 'api.yaml';

/**
 * Puts the files of the API together: `api.yaml` has what all share, every other file is a tag with its paths and the
 * components of it alone. A tag is called like its file; its operations need not say so. The schema `ProblemCode` is made
 * of the codes under `x-problems`.
 *
 * @throws ApiError when a file is no YAML or says something else than it may, or when two say the same thing
 */
export function readApi(folder = import.meta.dirname): ApiDocument {
  const mistakes: string[] = [];
  const shared = readYaml(folder, sharedFile, mistakes) as ApiDocument;
  const api: ApiDocument = { ...shared, tags: [], paths: {} };
  const components = structuredClone(shared.components ?? {});
  const problems: Record<string, number> = {};
  const places = new Map<string, string>();
  const claim = (what: string, file: string) => {
    const other = places.get(what);
    if (other !== undefined) mistakes.push(`${file}: ${what} stands in ${other} already.`);
    else places.set(what, file);
  };
  for (const [section, members] of Object.entries(components))
    for (const name of Object.keys(members)) claim(`${section}/${name}`, sharedFile);

  const takeProblems = (own: unknown, file: string) => {
    for (const [code, status] of Object.entries((own ?? {}) as Record<string, unknown>)) {
      claim(`the problem ${code}`, file);
      if (typeof status !== 'number') mistakes.push(`${file}: the problem ${code} has no status.`);
      else problems[code] = status;
    }
  };
  takeProblems(shared['x-problems'], sharedFile);

  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== sharedFile);
  for (const file of files.toSorted()) {
    const tag = file.replace(/\.yaml$/, '');
    const {
      description,
      'x-problems': ownProblems,
      paths = {},
      components: own = {},
      ...rest
    } = readYaml(folder, file, mistakes);
    if (typeof description !== 'string') mistakes.push(`${file}: it has no description.`);
    for (const key of Object.keys(rest)) mistakes.push(`${file}: ${key} does not belong into the file of a tag.`);
    takeProblems(ownProblems, file);
    api.tags?.push({ name: tag, description: String(description) });
    for (const [path, item] of Object.entries(paths as Record<string, Json>)) {
      claim(path, file);
      for (const method of methods) {
        const operation = item[method] as Json | undefined;
        if (!operation) continue;
        operation.tags = [tag];
        if (operation.operationId !== undefined) claim(`operationId ${String(operation.operationId)}`, file);
      }
      api.paths[path] = item;
    }
    for (const [section, members] of Object.entries(own as Record<string, Json>)) {
      for (const name of Object.keys(members)) claim(`${section}/${name}`, file);
      components[section] = { ...components[section], ...members };
    }
  }
  if (mistakes.length > 0) throw new ApiError(mistakes);
  const schemas = { ...components['schemas'], ProblemCode: { type: 'string', enum: Object.keys(problems) } };
  return { ...api, components: { ...components, schemas }, 'x-problems': problems };
}

function readYaml(folder: string, file: string, mistakes: string[]): Json {
  try {
    const content: unknown = parse(readFileSync(join(folder, file), 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as Json;
    mistakes.push(`${file}: it holds nothing.`);
  } catch (thrown) {
    mistakes.push(`${file}: ${(thrown as Error).message}`);
  }
  return {};
}
