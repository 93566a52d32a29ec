import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findDocuments, readDocuments, type Documents } from './documents.ts';

const html = [
  '<!doctype html><html lang="fi" data-start="others"><head><title>Oma Kajo</title><style>a{}</style>',
  '<link rel="preload" as="style" href="/assets/x.css"><script>begin()</script></head>',
  '<body><div id="root"></div></body></html>',
].join('');

const COLOURS =
  '@media screen{:root{--a:1}:root[data-theme=dark][data-brand=coop]{--a:2}}:root[data-brand="coop"]{}.a{}';

const inLanguages = (name: string) =>
  Object.fromEntries(
    ['fi', 'sv', 'en'].map((locale) => [locale, { title: `${name} & ${locale}`, html: `<p>${name} $& ${locale}</p>` }]),
  );
const drawn = (name: string) => ({
  style: `.${name}{}`,
  sheets: [`/assets/${name}.css`],
  drawn: { main: inLanguages(name), coop: inLanguages(`${name} coop`) },
});
const route = (path: string, page: string | null, scripts: string[] = []) => ({
  path,
  isEmbeddable: path === '/logout',
  page,
  scripts,
  begin: { path, says: `"&'` },
});
const documents: Documents = {
  routes: [
    route('/$', 'Unknown'),
    route('/contracts/$contractCode', 'SignIn'),
    route('/contracts/new', 'New'),
    route('/contracts', 'SignIn', ['/assets/a.js', '/assets/b.js']),
    route('/', 'Front'),
    route('/logout', null),
  ],
  pages: Object.fromEntries(['Front', 'SignIn', 'New', 'Unknown'].map((name) => [name, drawn(name)])),
};

function open(address: string, brand = 'main'): string {
  const [path = '', search = ''] = address.split('?');
  return String(findDocuments(html, documents, brand)(path, new URLSearchParams(search)).variants.identity);
}

describe('the document of an address (start.prerendered)', () => {
  test('names the scripts that the page takes whoever opens it (start.atOnce)', () => {
    const links = ['a', 'b'].map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`).join('');
    expect(open('/contracts')).toContain(`${links}<script>begin()</script>`);
    expect(open('/')).not.toContain('modulepreload');
  });

  test.each([
    ['/', 'Front', 'fi'],
    ['/?lang=sv', 'Front', 'sv'],
    ['/?lang=EN&x=1', 'Front', 'en'],
    ['/?lang=de', 'Front', 'fi'],
    ['/contracts', 'SignIn', 'fi'],
    ['/contracts/', 'SignIn', 'fi'],
    ['/Contracts', 'SignIn', 'fi'],
    ['/contr%61cts', 'SignIn', 'fi'],
    ['/contracts/K1?lang=sv', 'SignIn', 'sv'],
    ['/contracts/new', 'New', 'fi'],
    ['/contracts/K1/more', 'Unknown', 'fi'],
    ['/no/such/page?lang=en', 'Unknown', 'en'],
  ])('%s holds the page %s in %s', (address, name, locale) => {
    const opened = open(address);
    expect(opened).toContain(`<html lang="${locale}" data-brand="main">`);
    expect(opened).toContain(`<title>${name} &amp; ${locale}</title>`);
    expect(opened).toContain(`<div id="root"><p>${name} $& ${locale}</p></div>`);
    expect(opened).toContain(
      `<style>.${name}{}</style><link rel="stylesheet" href="/assets/${name}.css" disabled></head>`,
    );
    expect(opened).not.toContain('rel="preload"');
  });

  test('says what the page takes before the script that reads it', () => {
    expect(open('/logout')).toContain(
      `<meta name="begin" content='{"path":"/logout","says":"\\"&amp;&#39;"}'><script>`,
    );
  });

  test.each([['/logout'], ['/?app=true'], ['/?embed=true'], ['/contracts?error=expired'], ['/%E0%A4%A']])(
    '%s holds no page: its frame is shown until the portal has come',
    (address) => {
      expect(open(address)).toContain('<html lang="fi" data-start="others">');
      expect(open(address)).toContain('<div id="root"></div>');
    },
  );

  test('is drawn in the colours and under the name of the deployment', () => {
    expect(open('/', 'coop')).toContain('<html lang="fi" data-brand="coop">');
    expect(open('/', 'coop')).toContain('<p>Front coop $& fi</p>');
  });

  test.each([
    ['main', '@media screen{:root{--a:1}}.a{}'],
    ['coop', COLOURS],
  ])('has the style of its brand alone: %s', (brand, style) => {
    const whole = documents.pages['Front'];
    const pages = { Front: { ...whole, style: COLOURS } };
    expect(readDocuments(JSON.stringify({ routes: [], pages }), brand).pages['Front']?.style).toBe(style);
  });

  test('says whether the sites of partners may hold it in a frame (frame.partners)', () => {
    const find = findDocuments(html, documents, 'main');
    const isEmbeddable = (path: string) => find(path, new URLSearchParams('embed=true')).isEmbeddable;
    expect(['/logout', '/logout/', '/Logout', '/', '/contracts', '/nothing', '/%zz'].map(isEmbeddable)).toEqual([
      true,
      true,
      true,
      ...Array<boolean>(4).fill(false),
    ]);
  });

  test('is put together once, has a tag of its content and is the same in every encoding', () => {
    const find = findDocuments(html, documents, 'main');
    const [fi, sv] = [find('/', new URLSearchParams()), find('/', new URLSearchParams('lang=sv'))];
    expect(find('/', new URLSearchParams('x=1'))).toBe(fi);
    expect(fi.tag).not.toBe(sv.tag);
    expect(String(gunzipSync(sv.variants.gzip))).toBe(String(sv.variants.identity));
    expect(String(brotliDecompressSync(sv.variants.br))).toBe(String(sv.variants.identity));
  });

  test('is the HTML as it is where the build has drawn nothing', () => {
    expect(String(findDocuments(html, null, 'main')('/', new URLSearchParams()).variants.identity)).toBe(html);
  });
});
