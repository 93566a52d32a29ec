import { describe, expect, test } from 'vitest';
import { findParts, nameChunks } from './chunks.ts';
import type { ModuleGraph } from './moduleGraph.ts';

interface Sketch {
  needs?: string[];
  fetches?: string[];
  size?: number;
}

const graphOf = (modules: Record<string, Sketch>): ModuleGraph =>
  new Map(
    Object.entries(modules).map(([id, { needs = [], fetches = [], size = 1 }]) => [
      id,
      { needs: new Set(needs), fetches, size },
    ]),
  );

/** A portal of two pages, and what a third adds. */
const portal = {
  'main.ts': { needs: ['handOver.ts'], fetches: ['start.tsx'] },
  'handOver.ts': {},
  'start.tsx': { needs: ['routes.ts', 'Layout.tsx', '/node_modules/react-dom/client.js'] },
  'routes.ts': { fetches: ['A.tsx', 'B.tsx'] },
  'Layout.tsx': { needs: ['Button.tsx'] },
  'Button.tsx': {},
  '/node_modules/react-dom/client.js': { needs: ['/node_modules/react/index.js'] },
  '/node_modules/react/index.js': {},
  'A.tsx': { needs: ['Button.tsx', 'Table.tsx', 'OnlyA.tsx'] },
  'B.tsx': { needs: ['Table.tsx'], size: 90_000 },
  'Table.tsx': { size: 50_000 },
  'OnlyA.tsx': { size: 90_000 },
};

const chunksOf = (modules: Record<string, Sketch>) => {
  const graph = graphOf(modules);
  const parts = findParts(graph, 'main.ts', 'start.tsx');
  return { parts, names: nameChunks(graph, 'main.ts', parts) };
};

describe('the files of the portal (size.reachability)', () => {
  test('the shell is what every page needs, in two halves', () => {
    const { parts, names } = chunksOf(portal);
    expect(parts.roots).toEqual(['A.tsx', 'B.tsx']);
    expect(Object.fromEntries(names)).toEqual({
      'start.tsx': 'shell',
      'routes.ts': 'shell',
      'Layout.tsx': 'shell',
      'Button.tsx': 'shell',
      '/node_modules/react-dom/client.js': 'react-dom',
      '/node_modules/react/index.js': 'shell',
      'A.tsx': 'A',
      'OnlyA.tsx': 'A',
      'B.tsx': 'B',
      'Table.tsx': 'Table',
    });
  });

  test('however many pages share something, it stays out of the shell', () => {
    const many = Array.from({ length: 25 }, (_, index) => `Page${index}.tsx`);
    const pages = Object.fromEntries(many.map((page) => [page, { needs: ['Table.tsx'], size: 90_000 }]));
    const { parts, names } = chunksOf({
      ...portal,
      ...pages,
      'routes.ts': { fetches: ['A.tsx', 'B.tsx', ...many] },
    });
    expect(parts.shell).toEqual(chunksOf(portal).parts.shell);
    expect(names.get('Table.tsx')).toBe('Table');
  });

  test('the styles of all that comes later are one file, and part no scripts', () => {
    const { names } = chunksOf({
      ...portal,
      'Layout.tsx': { needs: ['Button.tsx', 'Layout.css.ts.vanilla.css'] },
      'Layout.css.ts.vanilla.css': {},
      'OnlyA.tsx': { needs: ['OnlyA.css.ts.vanilla.css'], size: 90_000 },
      'OnlyA.css.ts.vanilla.css': { size: 90_000 },
      'B.tsx': { needs: ['Table.tsx', 'B.css.ts.vanilla.css'], size: 90_000 },
      'B.css.ts.vanilla.css': {},
    });
    expect(Object.fromEntries([...names].filter(([id]) => id.endsWith('.css')))).toEqual({
      'Layout.css.ts.vanilla.css': 'shell',
      'OnlyA.css.ts.vanilla.css': 'styles',
      'B.css.ts.vanilla.css': 'styles',
    });
    expect(names.get('A.tsx')).toBe(names.get('OnlyA.tsx'));
  });

  test('what is small comes with what its pages fetch besides', () => {
    const { names } = chunksOf({ ...portal, 'Table.tsx': { size: 100 }, 'B.tsx': { needs: ['Table.tsx'], size: 100 } });
    expect(names.get('Table.tsx')).toBe(names.get('B.tsx'));
  });

  test('what comes with every page of someone who has signed in is one file', () => {
    const graph = graphOf({
      ...portal,
      'routes.ts': { fetches: ['A.tsx', 'B.tsx', 'Gate.tsx', 'Header.tsx', 'Late.tsx'] },
      'Gate.tsx': { needs: ['Query.ts'], size: 50_000 },
      'Header.tsx': { needs: ['Query.ts'], size: 50_000 },
      'Query.ts': { size: 90_000 },
      'Late.tsx': { needs: ['Query.ts'], size: 90_000 },
    });
    const parts = findParts(graph, 'main.ts', 'start.tsx');
    const namesWith = (pages: { pages: string[]; signedIn: string[] }) => {
      const names = nameChunks(graph, 'main.ts', parts, pages);
      return new Set(['Gate.tsx', 'Header.tsx', 'Query.ts'].map((id) => names.get(id)));
    };
    expect(namesWith({ pages: ['A.tsx', 'B.tsx'], signedIn: ['Gate.tsx', 'Header.tsx'] })).toEqual(new Set(['Gate']));
    expect(namesWith({ pages: [], signedIn: [] }).size).toBe(3);
  });

  test('what is waited for on a page loads as little that it does not need as a page does', () => {
    const graph = graphOf({
      ...portal,
      'A.tsx': { fetches: ['Form.tsx', 'Other.tsx'], size: 90_000 },
      'Form.tsx': { needs: ['Field.ts'], size: 90_000 },
      'Other.tsx': { needs: ['Field.ts', 'Large.ts'], size: 90_000 },
      'B.tsx': { needs: ['Field.ts', 'Large.ts'], size: 90_000 },
      'Field.ts': { size: 50_000 },
      'Large.ts': { size: 50_000 },
    });
    const parts = findParts(graph, 'main.ts', 'start.tsx');
    const isTogether = (forms?: { module: string; page: string }[]) => {
      const names = nameChunks(graph, 'main.ts', parts, { pages: ['A.tsx', 'B.tsx'], signedIn: [], forms });
      return names.get('Field.ts') === names.get('Large.ts');
    };
    expect([isTogether(), isTogether([{ module: 'Form.tsx', page: 'A.tsx' }])]).toEqual([true, false]);
  });

  test('the page that people come to first loads little that it does not need', () => {
    const graph = graphOf({
      ...portal,
      'A.tsx': { needs: ['Word.ts'], size: 90_000 },
      'B.tsx': { needs: ['Word.ts', 'Extra.ts'], size: 90_000 },
      'C.tsx': { needs: ['Word.ts', 'Extra.ts'], size: 90_000 },
      'Word.ts': { size: 100 },
      'Extra.ts': { size: 5_000 },
    });
    const parts = findParts(graph, 'main.ts', 'start.tsx');
    const isTogether = (front?: string) => {
      const names = nameChunks(graph, 'main.ts', parts, { pages: ['A.tsx', 'B.tsx', 'C.tsx'], signedIn: [], front });
      return names.get('Word.ts') === names.get('Extra.ts');
    };
    expect([isTogether(), isTogether('A.tsx')]).toEqual([true, false]);
  });

  test('the page that a sign-in mostly leads to needs one file less, for what others load', () => {
    const graph = graphOf({
      ...portal,
      'A.tsx': { needs: ['Word.ts'], size: 6_000 },
      'B.tsx': { needs: ['Word.ts'], size: 90_000 },
      'C.tsx': { needs: ['Word.ts'], size: 90_000 },
      'Word.ts': { size: 100 },
    });
    const parts = findParts(graph, 'main.ts', 'start.tsx');
    const isTogether = (arrivals?: string[]) => {
      const names = nameChunks(graph, 'main.ts', parts, { pages: ['A.tsx', 'B.tsx', 'C.tsx'], signedIn: [], arrivals });
      return names.get('Word.ts') === names.get('A.tsx');
    };
    expect([isTogether(), isTogether(['A.tsx'])]).toEqual([false, true]);
  });

  test('what is small and needs much that another page does without does not come with it', () => {
    const { names } = chunksOf({
      ...portal,
      'A.tsx': { needs: ['B.tsx', '/node_modules/big/index.js'], size: 100 },
      'B.tsx': { size: 100 },
      '/node_modules/big/index.js': { size: 90_000 },
    });
    expect(names.get('A.tsx')).not.toBe(names.get('B.tsx'));
  });

  test('two files never need each other', () => {
    // In one file, both ends of the chain would need its middle, and the middle them.
    const { names } = chunksOf({
      ...portal,
      'A.tsx': { needs: ['First.ts'], size: 1 },
      'B.tsx': { needs: ['First.ts', 'Middle.ts'], size: 90_000 },
      'First.ts': { needs: ['Middle.ts'], size: 1 },
      'Middle.ts': { needs: ['Last.ts'], size: 1 },
      'Last.ts': { size: 1 },
    });
    const edges: [string, string][] = [
      ['First.ts', 'Middle.ts'],
      ['Middle.ts', 'Last.ts'],
      ['A.tsx', 'First.ts'],
      ['B.tsx', 'First.ts'],
    ];
    const between = edges.map(([from, to]) => [names.get(from), names.get(to)]).filter(([from, to]) => from !== to);
    for (const [from, to] of between) expect(between).not.toContainEqual([to, from]);
  });

  test('two of one name come in two files', () => {
    const { names } = chunksOf({
      ...portal,
      'routes.ts': { fetches: ['a/Page.tsx', 'b/Page.tsx'] },
      'a/Page.tsx': {},
      'b/Page.tsx': {},
    });
    expect([names.get('a/Page.tsx'), names.get('b/Page.tsx')]).toEqual(['Page', 'Page2']);
  });
});
