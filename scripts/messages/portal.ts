import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compareLanguages, locales, type Locale, type Texts } from './catalogue.ts';

/** What is wrong with the portal's catalogues: not what the sources say, or not the same in all three languages. */
export async function checkPortal(): Promise<string[]> {
  const config = getConfig();
  const folder = mkdtempSync(join(tmpdir(), 'oma-kajo-messages-'));
  try {
    // The catalogues are extracted anew beside the real ones, which a check must not touch.
    const copy = join(folder, 'locales');
    if (existsSync('locales')) cpSync('locales', copy, { recursive: true });
    const catalogs = (config.catalogs ?? []).map((catalog) => ({
      ...catalog,
      path: join(copy, relative(join(config.rootDir ?? '', 'locales'), catalog.path ?? '')),
    }));
    const faults: string[] = [];
    for (const catalog of await getCatalogs({ ...config, catalogs })) {
      const area = relative(join(copy, '{locale}'), catalog.path);
      const extracted = await catalog.make({ clean: true, overwrite: true, locale: [], orderBy: config.orderBy });
      if (!extracted) return [`${area}: the sources could not be read`];
      for (const locale of locales) await catalog.write(locale, extracted[locale] ?? {});
      faults.push(
        ...locales.filter((locale) => differs(copy, `${locale}/${area}.po`)).map((locale) => stale(locale, area)),
      );
      faults.push(...compareLanguages(area, textsOf(extracted)));
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stale(locale: Locale, area: string): string {
  return `${locale}/${area}: not what the sources say; run npm run messages`;
}

function differs(copy: string, file: string): boolean {
  const kept = join('locales', file);
  return !existsSync(kept) || entries(kept) !== entries(join(copy, file));
}

/** A catalogue without its header, which every writing changes. */
function entries(file: string): string {
  return readFileSync(file, 'utf8').replace(/^[^]*?(\n\n|$)/, '');
}

function textsOf(extracted: Record<string, Record<string, { translation?: string }>>): Record<Locale, Texts> {
  const texts = (locale: Locale): Texts =>
    Object.fromEntries(Object.entries(extracted[locale] ?? {}).map(([id, { translation }]) => [id, translation ?? '']));
  return { fi: texts('fi'), sv: texts('sv'), en: texts('en') };
}
