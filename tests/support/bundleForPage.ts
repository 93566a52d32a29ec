import { build, type Rolldown } from 'vite';

/**
 * A module with all that it imports, as a script that a browser runs.
 *
 * @param entry the path of its file
 * @param name of the variable that holds what it exports
 */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name } },
  });
  const [{ output } = { output: [] }] = [built].flat() as Rolldown.RolldownOutput[];
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
}
