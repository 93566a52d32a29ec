import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { readOperations } from '../access/apiRules.ts';
import { buildSmallApp, smallApi } from '../testing.ts';
import { serveApiPages } from './apiPages.ts';
import { html } from './html.ts';

const api = apiDocument();
const operations = readOperations(api);
const hostile = '"><script>alert(1)</script>';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSmallApp({ environment: { DEMO: 'false' } });
});
afterAll(() => app.close());

const open = async (pages: FastifyInstance, url: string) => (await pages.inject(url)).body;

describe('the API as pages (server.docs)', () => {
  let pages: FastifyInstance;
  beforeAll(async () => {
    const { default: Fastify } = await import('fastify');
    pages = Fastify();
    await serveApiPages(pages, api);
  });
  afterAll(() => pages.close());

  test('lists every operation', async () => {
    const body = await open(pages, '/api/docs');
    for (const { id, tag, method, path } of operations) {
      expect(body).toContain(`href="/api/docs/${tag}#${id}"`);
      expect(body).toContain(`${method} ${path}`);
    }
  });

  test.each(operations.map(({ id, tag, description }) => [id, tag, description] as const))(
    'tells of %s all that the API does',
    async (id, tag, { summary, parameters = [], requestBody, responses }) => {
      const body = await open(pages, `/api/docs/${tag}`);
      const section = body.slice(
        body.indexOf(`<h2 id="${id}">`),
        body.indexOf('</section>', body.indexOf(`id="${id}"`)),
      );
      expect(section).toContain(String(summary).replaceAll("'", '&#39;'));
      expect(section).toContain(`Who may call ${id}`);
      const examples = Object.entries(responses).flatMap(([status, { content = {} }]) =>
        Object.values(content)
          .filter(({ example }) => example !== undefined)
          .map(() => `Example<span class="vh"> of ${id}, ${status}</span>`),
      );
      const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys((schema as { properties?: object }).properties ?? {}),
      );
      const expected = [
        ...(requestBody ? [`Body of ${id}`, `Example<span class="vh"> of ${id}, body</span>`] : []),
        ...fields.map((name) => `<code>${name}</code>`),
        ...parameters.map(({ name }) => `<code>${name}</code>`),
        ...Object.keys(responses).map((status) => `<code>${status}</code>`),
        ...examples,
      ];
      expect(expected.filter((part) => !section.includes(part))).toEqual([]);
    },
  );

  test('has landmarks, one heading of the first level, a way past the navigation, and no script', async () => {
    for (const url of ['/api/docs', '/api/docs/contracts']) {
      const body = await open(pages, url);
      const counts = ['<main', '<nav', '<header', '<h1', 'href="#content"', '<script', 'style='].map(
        (part) => body.split(part).length - 1,
      );
      expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0]);
    }
  });

  test('has no page for a tag that is not there', async () => {
    expect((await pages.inject('/api/docs/nothing')).statusCode).toBe(404);
  });
});

test('what stands in the API is text, never markup', async () => {
  const { default: Fastify } = await import('fastify');
  const strange = smallApi();
  strange.info.description = hostile;
  strange.tags = [{ name: 'things', description: hostile }];
  for (const item of Object.values(strange.paths))
    for (const operation of Object.values(item) as Record<string, unknown>[])
      Object.assign(operation, { tags: ['things'], summary: hostile, description: `\`${hostile}\`` });
  const pages = Fastify();
  await serveApiPages(pages, strange);
  for (const url of ['/api/docs', '/api/docs/things']) {
    const body = await open(pages, url);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script>');
  }
  await pages.close();
});

test('outside the demo there are none', async () => {
  expect((await app.inject('/api/docs')).statusCode).toBe(404);
});

test('markup escapes every value once', () => {
  const inner = html`<b title="${`"&'`}">${'<i>'}</b>`;
  expect(html`<p>${inner}${[inner]}${0}${null}${undefined}${false}</p>`.text).toBe(
    '<p><b title="&quot;&amp;&#39;">&lt;i&gt;</b><b title="&quot;&amp;&#39;">&lt;i&gt;</b>0</p>',
  );
});

test('a browser that asks for an icon of its own accord is led to it', async () => {
  const { location } = (await app.inject('/favicon.ico')).headers;
  const { statusCode, headers } = await app.inject(String(location));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});
