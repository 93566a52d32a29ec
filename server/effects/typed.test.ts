import { expect, test } from 'vitest';
import { testSettings } from '../testing.ts';
import { feedbackMail } from './feedbackMail.ts';
import { mailHtml, mailText } from './mailLook.ts';
import { unlinked } from './typed.ts';
import { withdrawalMail, withdrawalNoticeMail } from './withdrawalMail.ts';

const typed = [
  'https://evil.example/maksa',
  'HTTPS://evil.example',
  'www.evil.example',
  'evil.example/maksa',
  'maksut@evil.example',
  'mailto:maksut@evil.example',
  'javascript:alert(1)',
  'file:\\\\palvelin\\jako',
  'http://www.1evil.fi',
];

/** What mail programs, widely as they may look, make a link of. */
const links = /[a-z][a-z\d+.-]*:[\p{L}/\\]|www\.[\p{L}\d]|[\p{L}\d-]\.\p{L}{2,}|@\p{L}/giu;

test.each(typed)('of %j no link is made, and it reads as it was typed (mail.typed)', (text) => {
  expect(unlinked(text).match(links)).toBe(null);
  expect(unlinked(text).replaceAll('\u2060', '')).toBe(text);
});

test.each([
  'Tilasin 21.11.2026 klo 12.30, hinta 7,49 c/kWh.',
  'Hyvä. Kiitos: nopea!',
  'Sopimus 23014478016 (Koivukuja 4 B)',
])('%j stays as it is (mail.typed)', (text) => {
  expect(unlinked(text)).toBe(text);
});

const words = typed.join('\n');
const receipt = {
  receiptNo: 'PR-2026-000001',
  receivedAt: '2026-11-21T10:00:00.000Z',
  order: null,
  text: words,
  name: 'Voitit! https://evil.example',
  email: 'aino@kajo.example',
  usedCents: null,
  goesOn: null,
  isSwitching: false,
};

test.each([
  ['a receipt of a withdrawal', withdrawalMail({ receipt, locale: 'fi' })],
  ['a withdrawal to the customer service', withdrawalNoticeMail(receipt, { customerId: null })],
  [
    'a feedback to the customer service',
    feedbackMail({
      feedbackNo: 'P-2026-000123',
      locale: 'fi',
      customerId: null,
      sub: null,
      actingReason: null,
      kind: 'idea',
      text: words,
      wantsAnswer: false,
      email: null,
      language: 'FI',
      view: null,
      faultRequestId: null,
      receivedAt: new Date(),
    }),
  ],
])('no link is made of what was typed into %s, in text and HTML alike (mail.typed)', (_what, mail) => {
  const sender = testSettings();
  for (const sent of [mailText(mail, sender), mailHtml(mail, sender)]) {
    expect(sent).toContain('evil');
    for (const part of typed) expect(sent).not.toContain(part);
    expect(sent).toContain(unlinked('www.evil.example'));
  }
});
