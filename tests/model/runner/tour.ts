import { test } from '@playwright/test';
import type { Screen, TourRun } from '../../../atlas/atlasData.ts';
import { chances } from '../../../atlas/explorer/tours.ts';
import type { Language } from '../../../machines/flowModel.ts';
import type { PlannedTour } from './plan.ts';
import { withPosition } from './position.ts';
import { Walk, type Stage } from './walk.ts';

const languages: Language[] = ['fi', 'sv', 'en'];

/** What a random walk may do besides its steps: press twice, go on in another language. */
function whims({ kind, seed, flow }: PlannedTour) {
  const chance = chances(seed);
  const isWhimsical = kind === 'walk';
  // Where any key is an event, choosing a language is one as well.
  const isAnyKeyAnEvent = Object.values(flow.model.events).some((cases) =>
    Object.values(cases).some(({ does = [] }) => does.some((action) => 'key' in action)),
  );
  return {
    isImpatient: () => isWhimsical && chance() < 0.3,
    language: () =>
      isWhimsical && !isAnyKeyAnEvent && chance() < 0.3
        ? languages[Math.floor(chance() * languages.length)]
        : undefined,
  };
}

/** Takes a tour through the real portal; what came of it is for the report of the run. */
export async function takeTour(planned: PlannedTour, stage: Stage): Promise<{ run: TourRun; screens: Screen[] }> {
  const { flow, kind, title, language, tour } = planned;
  const { isImpatient, language: anotherLanguage } = whims(planned);
  const begun = Date.now();
  const walk = await Walk.over(flow, stage, tour.start.name, language);
  try {
    await test.step(`begins ${tour.start.name}`, () => walk.begin(tour.start));
    if (kind === 'sneak') await test.step('tries what must not be', () => walk.sneak(tour.start.at, ''));
    for (const step of tour.steps) {
      await test.step(step.sent.title, () => walk.take(step, isImpatient()));
      if (kind === 'sneak') await test.step('tries what must not be', () => walk.sneak(step.to, step.sent.title));
      const next = anotherLanguage();
      if (next) await test.step(`goes on in ${next}`, () => walk.speak(next));
    }
  } catch (thrown) {
    throw withPosition(thrown, planned, walk.steps.length);
  }
  const { steps, screens } = walk;
  const machine = flow.model.machine.id;
  const run = {
    machine,
    kind,
    title,
    language,
    start: tour.start.name,
    isPassed: true,
    took: Date.now() - begun,
    steps,
  };
  return { run, screens };
}
