import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { QuickLink } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const ContentSettings = v.strictObject({
  quickLinks: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
      href: v.pipe(v.string(), v.regex(/^(\/(?![/\\])[\w./?=&-]*|https:\/\/[\w.-]+(\/[\w./?=&-]*)?|tel:\+?\d{5,15})$/)),
      label: v.strictObject({ fi: Text, sv: Text, en: Text }),
    }),
  ),
});

const settings = v.parse(ContentSettings, JSON.parse(readFileSync(join(import.meta.dirname, 'settings.json'), 'utf8')));

/** The links of the home page, in one language (`contracts.quickLinks`). */
export function quickLinks(locale: Locale): QuickLink[] {
  return settings.quickLinks.map(({ id, href, label }) => ({ id, href, label: label[locale] }));
}
