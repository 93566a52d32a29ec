import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AtlasData, MachineData, Screen, TourRun } from '../../atlas/atlasData.ts';
import { describeMachine } from '../../atlas/chart/describe.ts';
import { layOut } from '../../atlas/chart/layout.ts';
import { buildSite } from '../../atlas/site/build.ts';
import { explain, readParts } from '../../atlas/texts/explained.ts';
import { findTexts, readCatalogue } from '../../atlas/texts/catalogue.ts';
import type { FlowModel } from '../../machines/flowModel.ts';
import { model as gate } from '../../machines/gate/gate.model.ts';
import { model as signOut } from '../../machines/sign-out/signOut.model.ts';
import { freePort } from '../support/ports.ts';
import { test as portalTest } from './fixtures.ts';
import { AtlasPage } from './pages/atlas.ts';

/*
 * A small atlas of the tests' own: two machines as they are, with made up tours, pictures and changes.
 */

/** The policy that the portal's server sends with every page. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; require-trusted-types-for 'script'";

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A picture of one grey pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkqAcAAIUAgUW0RjgAAAAASUVORK5CYII=',
  'base64',
);

const project = join(import.meta.dirname, '..', '..');
const catalogue = readCatalogue(project);
const parts = readParts(join(project, 'machines'));

async function machineData(model: FlowModel, more: Partial<MachineData>): Promise<MachineData> {
  const chart = describeMachine(model.machine);
  const texts = findTexts(catalogue, model);
  const explained = explain(
    parts,
    '',
    chart.transitions.flatMap(({ guard, actions }) => [guard ?? '', ...actions]),
  );
  const drawing = await layOut(chart);
  const pictured = (more.screens ?? []).map(({ state }) => state);
  const picturedDrawing = pictured.length > 0 ? await layOut({ ...chart, pictured }) : null;
  const { description, id } = { description: chart.description, id: chart.machine };
  return {
    id,
    description,
    folder: id,
    area: 'portal',
    texts,
    explained,
    chart,
    drawing,
    picturedDrawing,
    ...nothingRun,
    ...more,
  };
}

const nothingRun = { coverage: null, tours: [], screens: [], earlier: [], changes: [] };

const tours: TourRun[] = [
  {
    machine: 'signOut',
    content: 'now',
    kind: 'transitions',
    title: 'sign-out · transitions · 1 · suomi',
    language: 'fi',
    start: 'the address alone',
    isPassed: true,
    took: 900,
    steps: [
      { title: 'signOut.confirm', taken: ['signOut.asked::signOut.confirm::0'], states: ['signingOut'] },
      {
        title: '✗ endSession (the server fails)',
        taken: ['signOut.signingOut::xstate.error.actor.endSession::0'],
        states: ['failed'],
      },
      { title: 'signOut.retry', taken: ['signOut.failed::signOut.retry::0'], states: ['signingOut'] },
    ],
  },
];

const screen: Screen = {
  machine: 'signOut',
  content: 'now',
  state: 'asked',
  sight: '',
  language: 'fi',
  width: 390,
  colorScheme: 'light',
  file: 'asked.png',
  height: 844,
  heading: 'Kirjaudutaanko ulos?',
  address: '/logout',
  faults: [],
};

const counts = { states: 4, transitions: 5, guards: 1, guardsBothWays: 1, pairs: 6, tours: 1, steps: 3 };

async function smallAtlas(): Promise<AtlasData> {
  return {
    areaNames: { portal: { fi: 'Portaali', sv: 'Portalen', en: 'Portal' } },
    machines: [
      await machineData(signOut, {
        tours,
        screens: [
          screen,
          {
            ...screen,
            language: 'sv',
            file: 'gone.png',
            heading: 'Vill du logga ut?',
            faults: ['color-contrast: .button'],
          },
        ],
        earlier: [{ ...screen, content: 'before', file: 'before.png' }],
        coverage: {
          machine: 'signOut',
          content: 'now',
          ...counts,
          statesSeen: 4,
          transitionsTaken: 5,
          pairsTaken: 6,
          browser: { statesSeen: 2, transitionsTaken: 3, pairs: 6, pairsTaken: 2, tours: 1, steps: 3 },
        },
      }),
      await machineData(gate, {
        area: 'session',
        changes: [
          { what: 'state', kind: 'added', id: 'missingData', text: 'missingData' },
          { what: 'state', kind: 'removed', id: 'unknown', text: 'unknown' },
        ],
      }),
    ],
    requirements: [
      {
        id: 'signOut.confirmation',
        text: 'An address alone signs nobody out',
        area: 'portal',
        states: ['signOut: asked'],
        tests: ['tests/e2e/session.spec.ts'],
      },
      { id: 'signOut.later', text: 'Nothing proves this', area: 'portal', states: [], tests: [] },
    ],
    against: 'main',
  };
}

export interface AtlasSite {
  folder: string;
  /** Of the page, opened from a file. */
  fileUrl: string;
  /** Of the page, served below `/atlas/` with the portal's content policy. */
  url: string;
  stop(): Promise<void>;
}

/** Builds the small atlas into a folder of its own and serves it. */
export async function startAtlasSite(): Promise<AtlasSite> {
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-atlas-'));
  await buildSite(await smallAtlas(), folder);
  await mkdir(join(folder, 'pictures'));
  for (const file of [screen.file, 'before.png']) await writeFile(join(folder, 'pictures', file), picture);
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://atlas').pathname));
    const file = join(folder, path.replace(/^\/atlas\//, '').replace(/^$/, 'index.html'));
    if (!path.startsWith('/atlas/') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy });
    createReadStream(file).pipe(response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    folder,
    fileUrl: pathToFileURL(join(folder, 'index.html')).href,
    url: `http://127.0.0.1:${port}/atlas/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Tests of the atlas: its site is built once a worker, and the portal's server is not needed. */
export const test = portalTest.extend<{ atlas: AtlasPage }, { site: AtlasSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const site = await startAtlasSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  atlas: async ({ page }, use) => {
    await use(new AtlasPage(page));
  },
});
