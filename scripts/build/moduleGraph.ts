import { parseSync, type Rolldown } from 'vite';

/** A module of the build, and which others it wants. */
export interface GraphModule {
  /** What comes with it. */
  needs: ReadonlySet<string>;
  /** What it fetches when it is time. */
  fetches: readonly string[];
  /** In characters, before it is made small. */
  size: number;
}

export type ModuleGraph = ReadonlyMap<string, GraphModule>;

const unknown: GraphModule = { needs: new Set(), fetches: [], size: 0 };

/** A module by its id; one without needs where there is none. */
export const moduleOf = (graph: ModuleGraph, id: string): GraphModule => graph.get(id) ?? unknown;

type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo' | 'resolve'>;

/** A name of another module; null stands for all that it has. */
interface Wanted {
  from: string;
  name: string | null;
}

interface ModuleRecord {
  /** The names that it has itself. */
  own: Set<string>;
  imports: Wanted[];
  /** What it gives on of others, by the name that it gives. */
  passes: Map<string, Wanted>;
  /** What it gives on whole. */
  passesAll: string[];
}

/**
 * Which module needs which, name by name: who takes one name from a list of re-exports needs the module that has it, and
 * none of the others on the list. Who fetches a list later has all of it.
 */
export async function readModuleGraph(context: Context): Promise<ModuleGraph> {
  const infos = [...context.getModuleIds()].flatMap((id) => context.getModuleInfo(id) ?? []);
  const records = new Map<string, ModuleRecord>();
  for (const info of infos) {
    const record = info.inputFormat === 'es' && (await readRecord(context, info));
    if (record) records.set(info.id, record);
  }
  const fetched = new Set(infos.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds));
  return new Map(
    infos.map(({ id, importedIds, dynamicallyImportedIds, code }): [string, GraphModule] => {
      const needs = new Set<string>();
      const record = records.get(id);
      if (record) for (const wanted of record.imports) addOwners(wanted, records, needs);
      else importedIds.forEach((imported) => needs.add(imported));
      if (fetched.has(id)) {
        addAll(id, records, needs);
        needs.delete(id);
      }
      return [id, { needs, fetches: dynamicallyImportedIds, size: code?.length ?? 0 }];
    }),
  );
}

/** Null where the module cannot be read as one of the standard's form. */
async function readRecord(context: Context, info: Rolldown.ModuleInfo): Promise<ModuleRecord | null> {
  const { errors, module } = parseSync(info.id, info.code ?? '', { lang: 'jsx' });
  if (errors.length > 0) return null;
  const known = new Map<string, string | undefined>();
  const idOf = async (request: string) => {
    if (!known.has(request)) {
      const id = info.importedIds.includes(request) ? request : (await context.resolve(request, info.id))?.id;
      known.set(
        request,
        info.importedIds.find((imported) => imported === id),
      );
    }
    return known.get(request);
  };
  const record: ModuleRecord = { own: new Set(), imports: [], passes: new Map(), passesAll: [] };
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = await idOf(moduleRequest.value);
    if (from === undefined) continue;
    if (entries.length === 0) record.imports.push({ from, name: null });
    for (const { importName } of entries) record.imports.push({ from, name: nameOf(importName) });
  }
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    const name = nameOf(exportName);
    const from = moduleRequest && (await idOf(moduleRequest.value));
    if (!moduleRequest && name !== null) record.own.add(name);
    if (!from) continue;
    if (name === null) record.passesAll.push(from);
    else record.passes.set(name, { from, name: nameOf(importName) });
  }
  return record;
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }) => (kind === 'Default' ? 'default' : name);

/** Adds the modules that have what is wanted. */
function addOwners({ from, name }: Wanted, records: ReadonlyMap<string, ModuleRecord>, owners: Set<string>): void {
  if (name === null) addAll(from, records, owners);
  else if (!addOwner(from, name, records, owners)) owners.add(from);
}

function addAll(from: string, records: ReadonlyMap<string, ModuleRecord>, owners: Set<string>): void {
  owners.add(from);
  const record = records.get(from);
  for (const passed of record?.passes.values() ?? []) addOwners(passed, records, owners);
  for (const other of record?.passesAll ?? []) addAll(other, records, owners);
}

/** False where nobody has the name. */
function addOwner(
  from: string,
  name: string,
  records: ReadonlyMap<string, ModuleRecord>,
  owners: Set<string>,
): boolean {
  const record = records.get(from);
  const passed = record?.passes.get(name);
  // What could not be read may have any name.
  if (!record || record.own.has(name)) owners.add(from);
  else if (passed) addOwners(passed, records, owners);
  else return record.passesAll.some((other) => addOwner(other, name, records, owners));
  return true;
}
