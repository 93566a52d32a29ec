import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Tells the browser in the HTML what the entry is going to import at once, with the style sheets of it, so that they are
 * fetched side by side instead of being found out one by the other.
 *
 * @param first the module that the entry always imports; what it imports besides is not for everyone
 */
export function announcedFiles(first: string): Plugin {
  return {
    name: 'announced-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, chunk }) => (bundle && chunk ? announcements(bundle, chunk, first) : []),
    },
  };
}

function announcements(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk, first: string): HtmlTagDescriptor[] {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunk === entry || chunks.has(file)) return;
    chunks.set(file, chunk);
    chunk.imports.forEach(visit);
  };
  const isFirst = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(first));
  };
  const found = entry.dynamicImports.filter(isFirst);
  if (found.length === 0) throw new Error(`${first} is not what the entry imports`);
  found.forEach(visit);
  const sheets = new Set([...chunks.values()].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const link = (attrs: HtmlTagDescriptor['attrs'], file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  });
  return [
    ...[...chunks.keys()].map((file) => link({ rel: 'modulepreload' }, file)),
    ...[...sheets].map((file) => link({ rel: 'preload', as: 'style' }, file)),
  ];
}
