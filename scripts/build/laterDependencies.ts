/** What the shell has brought before anything is imported. */
const isShell = (file: string) => /\/(rolldown-runtime|react-dom|shell)-[^/]+$/.test(file);

/**
 * What is fetched at once with a file that a script imports. A file that comes alone needs no list; each list, with the
 * names in it, would be in the shell, one for each catalogue of texts.
 */
export function laterDependencies(_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return files;
  const later = files.filter((file) => !isShell(file));
  return later.length > 1 ? later : [];
}
