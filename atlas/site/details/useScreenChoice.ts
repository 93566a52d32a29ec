import type { Language } from '../../../machines/flowModel.ts';
import type { Screen } from '../../atlasData.ts';
import { useLanguage } from '../app/Frame.tsx';
import { useShown } from '../app/shown.ts';

/** How a page is shown in a picture. */
export type ScreenWay = Pick<Screen, 'language' | 'width' | 'colorScheme'>;

export const languages: readonly Language[] = ['fi', 'sv', 'en'];

interface ScreenChoosing {
  way: ScreenWay;
  /** Which of a state's looks; undefined where none was chosen. */
  look: string | undefined;
  choose(change: Partial<ScreenWay>): void;
  chooseLook(look: string): void;
}

/** How pictures are shown, which stands in the address: in the language of the page, narrow and light, unless it says otherwise. */
export function useScreenChoice(): ScreenChoosing {
  const { language } = useLanguage();
  const { shown, showInstead } = useShown();
  return {
    way: {
      language: languages.find((one) => one === shown.language) ?? language,
      width: shown.width === '1280' ? 1280 : 390,
      colorScheme: shown.scheme === 'dark' ? 'dark' : 'light',
    },
    look: shown.look,
    choose: ({ language: inLanguage, width, colorScheme }) =>
      showInstead({
        ...(inLanguage && { language: inLanguage }),
        ...(width && { width: String(width) }),
        ...(colorScheme && { scheme: colorScheme }),
      }),
    chooseLook: (look) => showInstead({ look }),
  };
}
