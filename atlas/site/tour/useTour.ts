import { useEffect, useEffectEvent, useState } from 'react';
import type { TourRun } from '../../atlasData.ts';
import { whereItIs, type Overlay } from '../chart/overlay.ts';
import { useShown } from '../app/shown.ts';

/** A tour as it is played. */
export interface PlayedTour {
  tour: TourRun;
  /** The number of the step that it is at; 0 is where it begins. */
  at: number;
  isPlaying: boolean;
  goTo(step: number): void;
  play(): void;
  pause(): void;
}

/** In milliseconds: a step is seen so long. */
const STEP = 1200;

/**
 * The tour of a machine that the address names, else its first; null where there is none.
 *
 * @param isShown it goes on by itself only where it is looked at
 */
export function useTour(tours: readonly TourRun[], isShown: boolean): PlayedTour | null {
  const { shown, showInstead } = useShown();
  const [isPlaying, setPlaying] = useState(false);
  const tour = tours.find(({ title }) => title === shown.tour) ?? tours[0];
  const last = (tour?.steps.length ?? 0) - 1;
  const asked = Number(shown.step ?? 0);
  const at = Number.isInteger(asked) && asked >= 0 && asked <= last ? asked : 0;
  const title = tour?.title;
  const goTo = (step: number) => title !== undefined && showInstead({ tour: title, step: String(step) });
  const goOn = useEffectEvent(() => {
    if (at >= last) setPlaying(false);
    else goTo(at + 1);
  });
  useEffect(() => {
    if (!isPlaying || !isShown) return;
    const timer = setInterval(goOn, STEP);
    return () => clearInterval(timer);
  }, [isPlaying, isShown, title]);
  if (!tour || last < 0) return null;
  return {
    tour,
    at,
    isPlaying: isPlaying && at < last,
    goTo: (step) => {
      setPlaying(false);
      goTo(step);
    },
    play: () => {
      if (at >= last) goTo(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}

/** The chart with where a tour is, and what it took to come there. */
export function tourOverlay({ tour, at }: Pick<PlayedTour, 'tour' | 'at'>): Overlay {
  const { states = [], taken = [] } = tour.steps[at] ?? {};
  return { states: whereItIs(states), transitions: new Map(taken.map((id) => [id, { mark: 'last' }])) };
}
