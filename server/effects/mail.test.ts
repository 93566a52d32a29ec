import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutboxMessage } from '../store/outbox.ts';
import { tidyText } from '../../domain/feedback/index.ts';
import { testSettings } from '../testing.ts';
import { locales, type Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { documentFile } from '../documents/documentFile.ts';
import { readPdf } from '../documents/testing.ts';
import { withDocuments } from '../documents/withDocuments.ts';
import { feedbackMail } from './feedbackMail.ts';
import { createMailTransport } from './transport.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oma-kajo-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const id = '0b8f7a52-6f0e-4d0e-9a55-0a4f0c1f8d11';
const mailIn = (locale: Locale): Mail => ({
  locale,
  subject: 'Palaute P-2026-000123: Idea',
  heading: 'Palaute P-2026-000123',
  intro: 'Vastausta ei odoteta.',
  parts: [
    { kind: 'price', title: null, label: 'Hinta <b>', amount: '7,49', unit: 'c/kWh' },
    { kind: 'facts', title: 'Tiedot', facts: [['Asiakasnumero', '10234567']] },
    { kind: 'text', title: null, text: 'Yksi.\nKaksi.' },
    { kind: 'quote', title: 'Palaute', text: 'Hyvä.\nKiitos.' },
    { kind: 'link', title: null, text: 'Avaa', href: 'https://oma.kajo.example/transfer/verify#a&b' },
  ],
});
const message = (change: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id,
  recipient: 'service@kajo.example',
  replyTo: null,
  mail: mailIn('fi'),
  state: 'waiting',
  attempts: 1,
  dueAt: new Date('2026-11-21T10:00:00.123Z'),
  createdAt: new Date('2026-11-21T10:00:00.123Z'),
  sentAt: null,
  fault: null,
  remindsOf: null,
  ...change,
});

/** Contents of one document. */
const contentsWith = (title: string, version: string) => ({
  documents: new Map([
    ['ehdot', { version, title: { fi: `fi ${title}`, sv: `sv ${title}`, en: `en ${title}` }, sections: [] }],
  ]),
});

/** The mail as it was written into the folder, read again. */
async function written(given: OutboxMessage, environment: Record<string, string> = {}) {
  await rm(join(folder, 'mail'), { recursive: true, force: true });
  await createMailTransport(testSettings({ DATA_FOLDER: folder, ...environment })).send(given);
  const files = await readdir(join(folder, 'mail'));
  expect(files).toEqual([`2026-11-21T100000.123Z-${id}.eml`]);
  const source = await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8');
  return { source, mail: await PostalMime.parse(source) };
}

test('without a mail server a mail is a file that any mail program reads (mail.transport)', async () => {
  const { mail } = await written(message({ replyTo: 'aino.mäkelä@kajo.example' }));
  expect(mail).toMatchObject({
    from: { name: 'Kajo Energia', address: 'ala-vastaa@kajo.example' },
    to: [{ name: '', address: 'service@kajo.example' }],
    replyTo: [{ address: 'aino.mäkelä@kajo.example' }],
    subject: 'Palaute P-2026-000123: Idea',
    date: '2026-11-21T10:00:00.000Z',
    attachments: [],
  });
  expect(mail.text?.trimEnd()).toBe(
    [
      'Palaute P-2026-000123',
      'Vastausta ei odoteta.',
      'Hinta <b>: 7,49 c/kWh',
      'Tiedot\nAsiakasnumero: 10234567',
      'Yksi.\nKaksi.',
      'Palaute\n> Hyvä.\n> Kiitos.',
      'Avaa: https://oma.kajo.example/transfer/verify#a&b',
      [
        'Kajo Energia Oy, Y-tunnus 1234567-1. Asiakaspalvelu 020 1234 500, ma–pe klo 8.00–18.00.',
        'Tämä viesti lähetettiin automaattisesti.',
        `Tietosuoja: ${testSettings().publicUrl}/privacy?lang=fi`,
      ].join('\n'),
    ].join('\n\n'),
  );
  for (const said of [
    'Y-tunnus 1234567-1',
    `href="${testSettings().publicUrl}/privacy?lang=fi"`,
    'Hinta &lt;b&gt;',
    '7,49',
    '>c/kWh<',
    'Tiedot',
    '10234567',
    'Yksi.<br />Kaksi.',
    'Hyvä.<br />Kiitos.',
    'href="https://oma.kajo.example/transfer/verify#a&amp;b"',
  ])
    expect(mail.html).toContain(said);
});

test('a page of the portal opens in the language of the mail that leads there, whatever the browser’s is (mail.linkLanguage)', async () => {
  const { publicUrl } = testSettings();
  const parts: Mail['parts'] = [
    { kind: 'link', title: null, text: 'Öppna', href: `${publicUrl}/withdrawal#c2VjcmV0` },
    { kind: 'text', title: null, text: 'Se', link: { label: 'här', href: `${publicUrl}/contracts/K1?a=b` } },
    { kind: 'link', title: null, text: 'Annanstans', href: `${publicUrl}.example/?a=b` },
  ];
  const { mail } = await written(message({ mail: { ...mailIn('sv'), parts } }));
  const hrefs = [...(mail.html?.matchAll(/<a\b[^>]*href="([^"]*)"/g) ?? [])].map(([, href]) => href);
  expect(hrefs).toEqual([
    `${publicUrl}/withdrawal?lang=sv#c2VjcmV0`,
    `${publicUrl}/contracts/K1?a=b&amp;lang=sv`,
    `${publicUrl}.example/?a=b`,
    `${publicUrl}/privacy?lang=sv`,
  ]);
  expect(mail.text).toContain(`Öppna: ${publicUrl}/withdrawal?lang=sv#c2VjcmV0`);
});

test('who is spoken to is greeted before the first sentence (mail.look)', async () => {
  const { mail } = await written(message({ mail: { ...mailIn('fi'), greeting: 'Hei Aino <b>,' } }));
  expect(mail.text).toContain('Palaute P-2026-000123\n\nHei Aino <b>,\n\nVastausta ei odoteta.');
  expect(mail.html).toContain('Hei Aino &lt;b&gt;,<br />Vastausta ei odoteta.');
});

test('what goes with a mail is in it as PDF, byte for byte, and named (mail.attachments)', async () => {
  const terms = {
    id: 'ehdot',
    version: '2026-11-01',
    title: 'Myyntiehdot <b>',
    sections: [{ heading: 'Hinta', paragraphs: ['Yksi.'], rows: [] }],
  };
  const { mail } = await written(message({ mail: { ...mailIn('fi'), attachments: [terms] } }), { BRAND: 'coop' });
  const { content } = await documentFile(terms, 'fi', { brand: 'coop' });
  expect(
    mail.attachments.map((given) => [given.filename, given.mimeType, Buffer.from(given.content as ArrayBuffer)]),
  ).toEqual([['ehdot-2026-11-01-fi.pdf', 'application/pdf', content]]);
  expect((await readPdf(content)).text).toContain('Hinta Yksi.');
  expect(mail.text).toContain('Liitteet\nMyyntiehdot <b> (PDF)');
  expect(mail.html).toContain('Myyntiehdot &lt;b&gt; (PDF)');
});

test('a mail keeps the words of its documents as they are when it is written (mail.attachments)', () => {
  const before = contentsWith('Ennen {orderNo}', '2026-11-01');
  const posted = { recipient: 'service@kajo.example', replyTo: null, mail: mailIn('sv') };
  const filledIn = { product: 'Kajo', orderNo: '8841 2207', orderedOn: '7.2.2027' };
  const [kept] = withDocuments([{ ...posted, documents: [{ id: 'ehdot', filledIn }, { id: 'none' }] }], before);
  expect(kept).toEqual({
    ...posted,
    mail: {
      ...posted.mail,
      attachments: [{ id: 'ehdot', version: '2026-11-01', title: 'sv Ennen 8841 2207', sections: [] }],
    },
  });
  expect(withDocuments([posted], before)).toEqual([posted]);
});

test('a mail that is sent again has the same Message-ID, and is the same file (mail.messageId)', async () => {
  const first = await written(message());
  const second = await written(message({ attempts: 2 }));
  expect([first.mail.messageId, second.mail.messageId]).toEqual(Array(2).fill(`<${id}@kajo.example>`));
});

describe('what surrounds a mail is in the reader’s language and of the brand (mail.look)', () => {
  test.each(locales)('%s', async (locale) => {
    const { mail } = await written(message({ mail: mailIn(locale) }), { BRAND: 'coop' });
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(locale);
    expect(mail.from?.name).toBe(
      { fi: 'Kajo Energia Osuuskunta', sv: 'Kajo Energi Andelslag', en: 'Kajo Energy Cooperative' }[locale],
    );
    expect(mail.text).toContain(
      {
        fi: 'lähetettiin automaattisesti',
        sv: 'skickades automatiskt',
        en: 'sent automatically',
      }[locale],
    );
  });
});

describe('nothing that people write becomes a header, markup or a line of ours (mail.injection)', () => {
  const hostile = [
    'Hei\r\nBcc: all@kajo.example\r\n\r\n<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</td></table><a href="javascript:alert(1)">tästä</a>',
    '{email} {0} %s ${text}',
    '.\r\nMAIL FROM:<evil@kajo.example>',
    '--=_boundary--\nContent-Type: text/html',
  ];
  const names = ['auto-submitted', 'content-language', 'content-type', 'date', 'from', 'message-id', 'mime-version'];

  test.each(hostile)('%j as the text of a feedback', async (text) => {
    const mail = feedbackMail({
      feedbackNo: 'P-2026-000123',
      locale: 'fi',
      customerId: null,
      sub: null,
      actingReason: null,
      kind: 'idea',
      text: tidyText(text),
      wantsAnswer: false,
      email: null,
      language: 'FI',
      view: null,
      faultRequestId: null,
      receivedAt: new Date(),
    });
    const read = (await written(message({ mail }))).mail;
    expect(read.headers.map(({ key }) => key).sort()).toEqual([...names, 'subject', 'to'].sort());
    expect([read.bcc, read.cc, read.to, read.attachments]).toEqual([
      undefined,
      undefined,
      [{ name: '', address: 'service@kajo.example' }],
      [],
    ]);
    const quoted = text.replace(/\r\n/g, '\n').replace(/^/gm, '> ');
    // But for what keeps links from being made of it (`mail.typed`).
    expect(read.text?.replace(/\r\n/g, '\n').replaceAll('\u2060', '')).toContain(quoted);
    expect(read.html).not.toMatch(/<(script|img)\b/);
    // The footer alone leads anywhere.
    expect(read.html?.match(/<a\b[^>]*href="[^"]*"/g)).toEqual([
      `<a class="m-link" href="${testSettings().publicUrl}/privacy?lang=fi"`,
    ]);
  });

  test.each([
    'aino@kajo.example\r\nBcc: all@kajo.example',
    'aino@kajo.example\nX: y',
    'aino@kajo.example, all@kajo.example',
    '"a\r\nBcc: all@kajo.example"@kajo.example',
  ])('%j as the address that answers go to, had it come so far', async (replyTo) => {
    const { mail, source } = await written(message({ replyTo }));
    expect([mail.bcc, mail.headers.some(({ key }) => key === 'x')]).toEqual([undefined, false]);
    expect(source).not.toMatch(/^(bcc|x):/im);
  });

  test.each(['Aihe\r\nBcc: all@kajo.example', 'Aihe\nX: y'])('%j as a subject', async (subject) => {
    const { mail } = await written(message({ mail: { ...mailIn('fi'), subject } }));
    expect([mail.bcc, mail.headers.some(({ key }) => key === 'x')]).toEqual([undefined, false]);
  });
});
