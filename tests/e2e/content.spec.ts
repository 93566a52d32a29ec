import { openAsEditor, purgeToken, test } from './contents.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

const linkTo = (uri: string) => ({
  nodeType: 'paragraph',
  content: [{ nodeType: 'hyperlink', data: { uri }, content: [{ nodeType: 'text', value: 'tästä' }] }],
});

const modalWith = (node: unknown) => ({
  heading: 'Mitä pörssisähkö on?',
  blocks: [{ type: 'text', body: { nodeType: 'document', content: [node] } }],
});

function nested(levels: number): object {
  return levels === 0 ? { nodeType: 'text', value: 'x' } : { nodeType: 'paragraph', content: [nested(levels - 1)] };
}

test('an editor changes a text, and everyone reads it without a new version (content.overlay, contentWorker.success)', async ({
  page,
  contents,
}) => {
  const worker = await openAsEditor(page);
  await contents.write('texts/fi.json', {
    'contentWorker.title': 'Tekstit ja sisällöt',
    'notFound.heading': 'Täällä ei ole mitään',
  });
  await contents.write('texts/sv.json', { 'notFound.heading': 'Här finns ingenting' });
  await worker.reloadWith(` ${purgeToken} `);
  await expect(worker.success).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tekstit ja sisällöt' })).toBeVisible();
  await expect(page).toHaveTitle('Tekstit ja sisällöt – Oma Kajo');
  await expectAccessible(page);

  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Täällä ei ole mitään' })).toBeVisible();
  await page.getByRole('button', { name: /svenska/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Här finns ingenting' })).toBeVisible();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a text that is taken back gives way to the portal’s own (content.overlay) @left-out', async ({
  page,
  contents,
}) => {
  const worker = await openAsEditor(page);
  await contents.write('texts/fi.json', { 'contentWorker.testRun': 'Koeajo' });
  await worker.reloadWith(purgeToken);
  await expect(page.getByRole('button', { name: 'Koeajo' })).toBeVisible();
  await contents.write('texts/fi.json', {});
  await worker.reload.click();
  await expect(worker.testRun).toBeVisible();
});

test('the portal’s own texts stand first, and stay where the contents cannot be had (content.overlay) @left-out', async ({
  page,
  watch,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/content/fi*', async (route) => {
    await held;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible();
  const refused = page.waitForResponse('**/api/content/fi*');
  letGo();
  await refused;
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible();
  forgiveFailedCalls(watch, 503);
});

test('a file that is broken is refused with its line, and the old texts stay (contentWorker.faults, contentWorker.error)', async ({
  page,
  contents,
  watch,
}) => {
  const worker = await openAsEditor(page);
  await contents.write('texts/fi.json', { 'notFound.heading': 'Täällä ei ole mitään' });
  await worker.reloadWith(purgeToken);
  await expect(worker.success).toBeVisible();

  await contents.write('texts/fi.json', '{\n  "notFound.heading": "Toinen"\n  "notFound.lead": "Kolmas"\n}\n');
  await worker.reload.click();
  await expect(worker.error).toBeVisible();
  expect(await worker.listed('Korjattavaa')).toEqual([expect.stringMatching(/^texts\/fi\.json, rivi 3: .*comma/)]);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Täällä ei ole mitään' })).toBeVisible();
  forgiveFailedCalls(watch, 422);
});

test('what is merely odd is told after the success (contentWorker.faults) @left-out', async ({ page, contents }) => {
  const worker = await openAsEditor(page);
  await contents.write('texts/fi.json', { 'no.such.text': 'Turha' });
  await worker.reloadWith(purgeToken);
  await expect(worker.success).toBeVisible();
  expect(await worker.listed('Huomautuksia')).toContainEqual(
    'texts/fi.json, rivi 2: no.such.text is the id of no text',
  );
  await expectAccessible(page);
});

test.describe('texts and modals with which someone means ill', () => {
  test('markup is characters, and nothing runs (content.safeTexts)', async ({ page, contents }) => {
    const worker = await openAsEditor(page);
    const onThisPage = {
      'contentWorker.lead': '<img src=x onerror="document.body.id=1"> <svg onload="document.body.id=1">',
      'contentWorker.tokenHint': '"><iframe srcdoc="&lt;script&gt;parent.document.body.id=1&lt;/script&gt;">',
      'contentWorker.testRunOff': '& &lt;b&gt; \u202E %s <!-- [[1+1]] -->',
    };
    const onThatPage = {
      'notFound.heading': '<a href="javascript:document.body.id=1">tästä',
      'notFound.lead': '<img src=x onerror=alert(1)>',
      'shell.frontPage': '<script src="//evil.example/x.js">',
    };
    await contents.write('texts/fi.json', {
      ...onThisPage,
      ...onThatPage,
      'notFound.lead': '\\u003cimg src=x onerror=alert(1)\\u003e',
    });
    await worker.reloadWith(purgeToken);
    await expect(worker.success).toBeVisible();
    for (const text of Object.values(onThisPage)) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.goto('/no-such-page');
    for (const text of Object.values(onThatPage)) await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.body.id)).toBe('');
  });

  for (const [what, file, content, told] of [
    [
      'broken ICU',
      'texts/fi.json',
      { 'notFound.lead': '{n, plural, one {x}' },
      /rivi 2: notFound\.lead is no ICU message/,
    ],
    [
      'a value that nobody gives',
      'texts/fi.json',
      { 'notFound.lead': 'Hei {name}' },
      /rivi 2: notFound\.lead has \{name\}/,
    ],
    [
      'a script element',
      'texts/fi.json',
      { 'notFound.lead': '<script>alert(1)</script>' },
      /rivi 2: notFound\.lead has <script>/,
    ],
    [
      'a text of a megabyte',
      'texts/fi.json',
      { 'notFound.lead': 'a'.repeat(1_000_000) },
      /rivi 2: notFound\.lead has more than/,
    ],
    [
      'a link that is a script',
      'modals/fi/spot-price.json',
      modalWith(linkTo('javascript:alert(1)')),
      /data\.uri must be/,
    ],
    [
      'a link that is data',
      'modals/fi/spot-price.json',
      modalWith(linkTo('data:text/html,<script>alert(1)</script>')),
      /data\.uri must be/,
    ],
    ['a link without a scheme', 'modals/fi/spot-price.json', modalWith(linkTo('//evil.example')), /data\.uri must be/],
    [
      'a picture from elsewhere',
      'modals/fi/spot-price.json',
      modalWith({ nodeType: 'image', data: { uri: 'https://evil.example/x.png' } }),
      /data\.uri must be/,
    ],
    ['a node that is none', 'modals/fi/spot-price.json', modalWith(null), /must be a node/],
    ['a modal too deep', 'modals/fi/spot-price.json', modalWith(nested(40)), /nests more than/],
    ['settings of another shape', 'settings.json', { imageOrigins: ['javascript:alert(1)'] }, /imageOrigins/],
  ] as const) {
    test(`${what} is refused, and the editor is told where (contentWorker.faults) @left-out`, async ({
      page,
      contents,
      watch,
    }) => {
      const worker = await openAsEditor(page);
      await contents.write(file, content);
      await worker.reloadWith(purgeToken);
      await expect(worker.error).toBeVisible();
      const listed = await worker.listed('Korjattavaa');
      expect(listed.join('\n')).toMatch(told);
      expect(listed.every((line) => line.startsWith(`${file}, rivi `))).toBe(true);
      await expectNoOverflow(page);
      forgiveFailedCalls(watch, 422);
    });
  }
});

test('a server that lets such texts through breaks no page either (content.safeTexts) @left-out', async ({ page }) => {
  await page.route('**/api/content/fi*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { translations: Record<string, unknown> };
    body.translations = {
      'notFound.heading': '{n, plural, one {x}}',
      'notFound.lead': 'a'.repeat(1_000_000),
      'shell.skip': 7,
      'shell.frontPage': '{x, date}',
      'language.label': '<0>x</0>',
      ...(JSON.parse('{"__proto__": "x", "constructor": "y"}') as object),
    };
    await route.fulfill({ response: answer, json: body });
  });
  const arrived = page.waitForResponse('**/api/content/fi*');
  await page.goto('/no-such-page');
  await arrived;
  await expect(page.getByRole('group', { name: '<0>x</0>' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Etusivulle' })).toBeVisible();
  await expectAccessible(page);
});

test('ids stand in the place of texts as long as the page is open (content.messageIds) @left-out', async ({ page }) => {
  await page.goto('/no-such-page?showMessageIds=true');
  await expect(page.getByRole('heading', { level: 1, name: 'notFound.heading' })).toBeVisible();
  await page.getByRole('link', { name: 'shell.frontPage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'signIn.heading' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'signIn.heading' })).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('showMessageIds');
});

test('an editor of the demo sees the ids of the contracts’ pages, with a customer opened for them (content.messageIds, content.editorsCustomer) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Hanna Sirén', '/contracts');
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimukset' })).toBeVisible();
  await page.goto('/contracts?showMessageIds=true');
  await expect(page.getByRole('heading', { level: 1, name: 'contracts.title' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kajo Pörssi' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kajo Pörssi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'contract.priceHelp' })).toBeVisible();
  // A new tab takes up the same session.
  const tab = await page.context().newPage();
  await tab.goto('/contracts');
  await expect(tab.getByRole('link', { name: 'Kajo Pörssi' }).first()).toBeVisible();
});
