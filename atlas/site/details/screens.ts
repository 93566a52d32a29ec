import type { Sight } from '../../../machines/flowModel.ts';
import type { MachineData, Screen } from '../../atlasData.ts';
import { lookOf } from '../../explorer/sights.ts';

/** Which of a state's pictures is shown. */
export type ScreenChoice = Pick<Screen, 'sight' | 'language' | 'width' | 'colorScheme'>;

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

/** A look that a person can see, with its picture and the last one of what the machine was before; null where there is none. */
export interface Pictured {
  state: string;
  sight: string;
  now: Screen | null;
  before: Screen | null;
}

/** Every look that a person can see, in the order of the model, in one language, width and colours. */
export function picturesOf(
  { screens, earlier }: Pick<MachineData, 'screens' | 'earlier'>,
  sees: readonly Sight<unknown>[],
  way: Omit<ScreenChoice, 'sight'>,
): Pictured[] {
  const seen = sees.filter(({ isPassing }) => !isPassing).map(lookOf);
  const looks = [...seen, ...[...screens, ...earlier].map(({ state, sight }) => ({ state, sight }))];
  const named = new Map(looks.map((look) => [`${look.state} ${look.sight}`, look]));
  const of = (pictures: readonly Screen[], state: string, sight: string) =>
    screenOf(
      pictures.filter((picture) => picture.state === state),
      { ...way, sight },
    );
  return [...named.values()].map(({ state, sight }) => ({
    state,
    sight,
    now: of(screens, state, sight),
    before: of(earlier, state, sight),
  }));
}

/** The looks whose page is otherwise than before the machine was changed. */
export const changedPictures = (pictured: readonly Pictured[]): Pictured[] =>
  pictured.filter(({ now, before }) => before !== null && now !== null && before.file !== now.file);
