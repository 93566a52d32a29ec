import type { I18n, Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

/** A part of the portal whose texts are in one catalogue, named as its folder is. */
export type Area = string;
type LoadCatalogue = (locale: Locale, area: Area) => Promise<Messages>;

const files = import.meta.glob<{ messages: Messages }>([
  '../../locales/*/*.po',
  // Of the server and of the atlas.
  '!../../locales/*/{identity,atlas}.po',
]);

/** The compiled messages of an area. Rejects when its file cannot be fetched. */
export const loadCatalogue: LoadCatalogue = async (locale, area) => {
  const load = files[`../../locales/${locale}/${area}.po`];
  if (!load) throw new Error(`there is no catalogue ${locale}/${area}`);
  return (await load()).messages;
};

/** Of an area's messages those that are another, by id; the rest stays as it is. */
export type Overlay = (messages: Messages) => Messages;

export interface Catalogues {
  /** The language asked for last; its texts may still be on their way. */
  locale(): Locale;
  /** Brings the texts of an area in the language in use. */
  need(area: Area): Promise<void>;
  /** Changes the language once the texts of every area in use are there; until then the old one stands. */
  switchTo(locale: Locale): Promise<void>;
  /** Lays texts over a language, its areas that come later too, in the place of what lay there before (`content.overlay`). */
  lay(locale: Locale, overlay: Overlay): void;
}

/** Keeps the catalogues of the areas in use loaded, and no others (`language.areas`). */
export function createCatalogues(i18n: I18n, initial: Locale, load: LoadCatalogue = loadCatalogue): Catalogues {
  const areas = new Set<Area>();
  const loads = new Map<string, Promise<void>>();
  const own: { locale: Locale; messages: Messages }[] = [];
  const overlays: Partial<Record<Locale, Overlay>> = {};
  let wanted = initial;

  // A copy: Lingui writes into the first messages that it is given, and these are laid over anew.
  const show = (locale: Locale, messages: Messages) =>
    i18n.load(locale, { ...messages, ...overlays[locale]?.(messages) });

  const fetchArea = async (locale: Locale, area: Area) => {
    const messages = await load(locale, area);
    own.push({ locale, messages });
    show(locale, messages);
  };

  const bring = (locale: Locale, area: Area): Promise<void> => {
    const key = `${locale}/${area}`;
    const known = loads.get(key);
    if (known) return known;
    const loading = fetchArea(locale, area);
    loads.set(key, loading);
    // A failure is not kept: the next need tries again.
    loading.catch(() => loads.delete(key));
    return loading;
  };

  return {
    locale: () => wanted,
    need: async (area) => {
      areas.add(area);
      // While a change is under way the page is still shown in the old language.
      const shown = i18n.locale as Locale | '';
      await Promise.all([bring(wanted, area), shown ? bring(shown, area) : null]);
      if (!i18n.locale) i18n.activate(wanted);
    },
    switchTo: async (locale) => {
      const before = wanted;
      wanted = locale;
      try {
        await Promise.all([...areas].map((area) => bring(locale, area)));
      } catch (thrown) {
        if (wanted === locale) wanted = before;
        throw thrown;
      }
      // Of two changes in a row the later one counts, whichever arrives first.
      if (wanted === locale) i18n.activate(locale);
    },
    lay: (locale, overlay) => {
      overlays[locale] = overlay;
      for (const area of own) if (area.locale === locale) show(locale, area.messages);
    },
  };
}
