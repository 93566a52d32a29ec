import type { I18n, Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

/** A part of the portal whose texts come together, with its route. */
export type Area = 'shell' | 'session' | 'contracts' | 'staff';
type LoadCatalogue = (locale: Locale, area: Area) => Promise<Messages>;

const files = import.meta.glob<{ messages: Messages }>('../../locales/*/{shell,session,contracts,staff}.po');

/** The compiled messages of an area. Rejects when its file cannot be fetched. */
export const loadCatalogue: LoadCatalogue = async (locale, area) => {
  const load = files[`../../locales/${locale}/${area}.po`];
  if (!load) throw new Error(`there is no catalogue ${locale}/${area}`);
  return (await load()).messages;
};

export interface Catalogues {
  /** The language asked for last; its texts may still be on their way. */
  locale(): Locale;
  /** Brings the texts of an area in the language in use. */
  need(area: Area): Promise<void>;
  /** Changes the language once the texts of every area in use are there; until then the old one stands. */
  switchTo(locale: Locale): Promise<void>;
}

/** Keeps the catalogues of the areas in use loaded, and no others (`language.areas`). */
export function createCatalogues(i18n: I18n, initial: Locale, load: LoadCatalogue = loadCatalogue): Catalogues {
  const areas = new Set<Area>();
  const loads = new Map<string, Promise<void>>();
  let wanted = initial;

  const bring = (locale: Locale, area: Area): Promise<void> => {
    const key = `${locale}/${area}`;
    const known = loads.get(key);
    if (known) return known;
    const loading = load(locale, area).then((messages) => i18n.load(locale, messages));
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
  };
}
