import { useMemo } from 'react';
import type { OpenedMachine } from '../../atlasData.ts';
import type { Drawing } from '../../chart/chart.ts';
import { useShown } from '../app/shown.ts';
import { picturesOf } from './screens.ts';
import { useScreenChoice } from './useScreenChoice.ts';

interface Thumbnails {
  /** The chart with room for them, where they are shown. */
  drawing: Drawing;
  /** The addresses of the pictures by the paths of their states. */
  pictures: ReadonlyMap<string, string>;
}

/** The pages of the states in the chart itself, where the address asks for them and there are any. */
export function useThumbnails(machine: OpenedMachine): Thumbnails {
  const { shown } = useShown();
  const { language, width, colorScheme } = useScreenChoice().way;
  const { drawing, picturedDrawing } = machine;
  const isShown = shown.pictures === 'shown' && picturedDrawing !== null;
  return useMemo(() => {
    if (!isShown) return { drawing, pictures: new Map() };
    const pictured = picturesOf(machine, machine.model.sees, { language, width, colorScheme });
    // Of several looks of a state the first.
    const first = pictured
      .toReversed()
      .flatMap(({ state, now }) => (now ? [[state, `pictures/${now.file}`] as const] : []));
    return { drawing: picturedDrawing, pictures: new Map(first) };
  }, [isShown, machine, drawing, picturedDrawing, language, width, colorScheme]);
}
