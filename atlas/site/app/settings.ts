import type { Language } from '../../../machines/flowModel.ts';

/** Kept while the tab is open, like the portal's own choices. */
const LANGUAGE_KEY = 'kajo.atlas.language';
const THEME_KEY = 'kajo.atlas.theme';

export type Theme = 'light' | 'dark';

const languages: readonly Language[] = ['fi', 'sv', 'en'];
const themes: readonly Theme[] = ['light', 'dark'];

/** A page from a file may have no storage: the choice then lasts as long as the page. */
function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // It is chosen again on the next page.
  }
}

export const chosenLanguage = (): Language => languages.find((language) => language === read(LANGUAGE_KEY)) ?? 'fi';

export function chooseLanguage(language: Language): void {
  write(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
}

/** Null where the system's preference is followed. */
export const chosenTheme = (): Theme | null => themes.find((theme) => theme === read(THEME_KEY)) ?? null;

export function chooseTheme(theme: Theme): void {
  write(THEME_KEY, theme);
  document.documentElement.dataset['theme'] = theme;
}

/** Before the first drawing: what was chosen on another page of the atlas. */
export function restoreSettings(): Language {
  const [language, theme] = [chosenLanguage(), chosenTheme()];
  document.documentElement.lang = language;
  if (theme) document.documentElement.dataset['theme'] = theme;
  return language;
}
