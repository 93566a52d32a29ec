/** What the shell has brought before anything is imported. */
const isShell = (file: string) => /\/(rolldown-runtime|react-dom|shell)-[^/]+$/.test(file);

/**
 * What is fetched at once with a file that a script imports. A file that comes alone needs no list; each list, with the
 * names in it, would be in the shell, one for each catalogue of texts.
 *
 * @param host what imports it, with all that has come with that
 */
export function laterDependencies(files: string[], host: ReadonlySet<string>): string[] {
  const later = files.filter((file) => !isShell(file) && !host.has(file));
  return later.length > 1 ? later : [];
}
