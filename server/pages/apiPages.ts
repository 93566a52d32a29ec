import type { FastifyInstance } from 'fastify';
import { operationsIn, referredTo, type ApiDocument } from '../../openapi/document.ts';
import { demoPage } from './demoPage.ts';
import { html, type Html } from './html.ts';

type Node = Record<string, unknown>;

interface ShownOperation {
  method: string;
  path: string;
  operation: Node;
}

const nodes = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : []);
const entries = (value: unknown) => Object.entries((value ?? {}) as Record<string, Node>);

/** The API as pages to read, one a tag, at `/api/docs` (`server.docs`). No script, no assets but the style sheets. */
export async function serveApiPages(app: FastifyInstance, api: ApiDocument): Promise<void> {
  const tags = nodes(api.tags).map(({ name, description }) => ({
    name: String(name),
    description: String(description),
  }));
  const operations = operationsIn(api).map((placed) => ({ ...placed, method: placed.method.toUpperCase() }));
  const links = (current: string | null) =>
    html`<nav aria-label="Tags">
      <ul class="tags">
        ${[{ name: null, label: 'Overview' }, ...tags.map(({ name }) => ({ name, label: name }))].map(
          ({ name, label }) =>
            html`<li>
              <a href="/api/docs${name && `/${name}`}" ${name === current && html`aria-current="page"`}>${label}</a>
            </li>`,
        )}
      </ul>
    </nav>`;

  const pages = new Map<string, string>();
  pages.set('', page('The API', links(null), overview(api, tags, operations)));
  for (const { name, description } of tags) {
    const ofTag = operations.filter(({ operation }) => (operation.tags as string[]).includes(name));
    const body = html`<h1>${name}</h1>
      <p class="lead">${description}</p>
      ${ofTag.map((one) => describe(api, one))}`;
    pages.set(name, page(name, links(name), body));
  }
  app.get<{ Params: { tag?: string } }>('/api/docs/:tag?', (request, reply) => {
    const found = pages.get(request.params.tag ?? '');
    if (found === undefined) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(found);
  });
}

const page = (title: string, links: Html, body: Html) => demoPage(title, 'Oma Kajo API', links, body);

function overview(api: ApiDocument, tags: { name: string; description: string }[], all: ShownOperation[]): Html {
  return html`<h1>The API</h1>
    ${paragraphs((api.info as Node).description)}
    ${tags.map(
      ({ name, description }) =>
        html`<h2 id="${name}"><a href="/api/docs/${name}">${name}</a></h2>
          <p>${description}</p>
          <ul class="operations">
            ${all
              .filter(({ operation }) => (operation.tags as string[]).includes(name))
              .map(
                ({ method, path, operation }) =>
                  html`<li>
                    <a href="/api/docs/${name}#${operation.operationId as string}"><code>${method} ${path}</code></a>
                    ${operation.summary as string}
                  </li>`,
              )}
          </ul>`,
    )}`;
}

/** Paragraphs stand apart by an empty line; words in backticks are code. */
function paragraphs(text: unknown): Html[] {
  if (typeof text !== 'string') return [];
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        html`<p>
          ${paragraph.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}
        </p>`,
    );
}

const resolve = (api: ApiDocument, node: Node): Node =>
  typeof node.$ref === 'string' ? (referredTo(api, node.$ref) as Node) : node;

function describe(api: ApiDocument, { method, path, operation }: ShownOperation): Html {
  const id = String(operation.operationId);
  const parameters = nodes(operation.parameters).map((parameter) => resolve(api, parameter));
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${operation.summary as string}</h2>
    <p><code class="call">${method} ${path}</code></p>
    ${paragraphs(operation.description)}
    <dl>
      <dt>Operation</dt>
      <dd><code>${id}</code></dd>
      <dt>Origin</dt>
      <dd>${operation['x-origin'] as string}</dd>
      ${
        operation['x-idempotency'] === 'natural' &&
        html`<dt>Repetition</dt>
          <dd>without harm</dd>`
      }
    </dl>
    ${accessTable(id, operation['x-access'] as Node)}
    ${
      parameters.length > 0 &&
      table(
        `Parameters of ${id}`,
        ['Name', 'In', 'Form', 'Meaning'],
        parameters.map((parameter) => [
          html`<code>${parameter.name as string}</code>${parameter.required === true && ' (required)'}`,
          html`${parameter.in as string}`,
          form(api, parameter.schema as Node),
          html`${(parameter.description ?? resolve(api, parameter.schema as Node).description ?? '') as string}`,
        ]),
      )
    }
    ${operation.requestBody !== undefined && bodyTable(api, id, resolve(api, operation.requestBody as Node))}
    ${table(
      `Answers of ${id}`,
      ['Status', 'Meaning', 'Body'],
      entries(operation.responses).map(([status, answer]) => {
        const { description, content } = resolve(api, answer);
        const [[type, body] = ['', undefined]] = entries(content);
        return [
          html`<code>${status}</code>`,
          html`${paragraphs(description)}`,
          body
            ? html`<code>${type}</code> ${form(api, body.schema as Node)} ${example(id, status, body.example)}`
            : html`none`,
        ];
      }),
    )}
  </section>`;
}

/** What a call is sent with, a row a field. */
function bodyTable(api: ApiDocument, id: string, { content }: Node): Html {
  const [[type, body] = ['', {} as Node]] = entries(content);
  const { properties, required = [] } = resolve(api, body.schema as Node);
  return html`${table(
    `Body of ${id}, ${type}`,
    ['Name', 'Form', 'Meaning'],
    entries(properties).map(([name, schema]) => [
      html`<code>${name}</code>${(required as string[]).includes(name) && ' (required)'}`,
      form(api, schema),
      html`${(schema.description ?? resolve(api, schema).description ?? '') as string}`,
    ]),
  )}
  ${example(id, 'body', body.example)}`;
}

function accessTable(id: string, access: Node): Html {
  const { object, strength, ...relations } = access;
  const where =
    typeof object === 'object'
      ? Object.entries(object as Node)
          .flat()
          .join(' by ')
      : String(object);
  const toWhat = (relation: string) =>
    relation === 'unnamed' ? html` without <code>${where}</code>` : html` to <code>${where}</code>`;
  return table(
    `Who may call ${id}${strength === 'strong' ? ', signed in with strong authentication' : ''}`,
    ['Relation', 'Principals'],
    Object.entries(relations).map(([relation, who]) => [
      html`<code>${relation}</code>${relation !== 'any' && toWhat(relation)}`,
      html`${(who as string[]).join(', ')}`,
    ]),
  );
}

/** A schema in a few words. */
function form(api: ApiDocument, schema: Node): Html {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const { type, format, pattern, enum: choices, maxLength } = resolve(api, schema);
  const limits = [
    format,
    Array.isArray(choices) && (choices as unknown[]).map(String).join(' | '),
    pattern,
    maxLength !== undefined && `at most ${Number(maxLength)} characters`,
  ].filter(Boolean);
  return html`${name && html`<b>${name}</b> `}${type as string}${limits.length > 0 && html` <code>${limits.join(', ')}</code>`}`;
}

function example(id: string, status: string, value: unknown): Html | false {
  if (value === undefined) return false;
  return html`<details>
    <summary>Example<span class="vh"> of ${id}, ${status}</span></summary>
    <pre tabindex="0" role="region" aria-label="Example of ${id}, ${status}">${JSON.stringify(value, null, 2)}</pre>
  </details>`;
}

function table(caption: string, heads: string[], rows: Html[][]): Html {
  return html`<div class="tablewrap" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
