import type { Language, Sight } from '../../../machines/flowModel.ts';
import type { Screen } from '../../atlasData.ts';
import { lookOf } from '../../explorer/sights.ts';

/** Which of a state's pictures is shown. */
export interface ScreenChoice {
  sight: string;
  language: Language;
  width: Screen['width'];
  colorScheme: Screen['colorScheme'];
}

/** In languages, widths and colour schemes. */
const PICTURES_A_SIGHT = 3 * 2 * 2;

/** The looks of a state that there are pictures of, in their order. */
export const sightsOf = (screens: readonly Screen[]): string[] => [...new Set(screens.map(({ sight }) => sight))];

/** The picture that was chosen; null where it was not taken. */
export const screenOf = (screens: readonly Screen[], choice: ScreenChoice): Screen | null =>
  screens.find(
    ({ sight, language, width, colorScheme }) =>
      sight === choice.sight &&
      language === choice.language &&
      width === choice.width &&
      colorScheme === choice.colorScheme,
  ) ?? null;

/** How many pictures there are of the looks that a person can see, and how many there could be. */
export function pictureCount(screens: readonly Screen[], sees: readonly Sight<unknown>[]) {
  const named = ({ state, sight }: Pick<Screen, 'state' | 'sight'>) => `${state} ${sight}`;
  const looks = new Set(sees.filter(({ isPassing }) => !isPassing).map((one) => named(lookOf(one))));
  const taken = screens.filter((screen) => looks.has(named(screen))).length;
  return { taken, all: looks.size * PICTURES_A_SIGHT };
}
