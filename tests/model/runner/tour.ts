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
  let at = 0;
  let doing = '';
  /** Something besides the steps; where it fails, it is said. */
  const besides = async (what: string, act: () => Promise<void>) => {
    doing = what;
    await test.step(what, act);
    doing = '';
  };
  try {
    await test.step(`begins ${tour.start.name}`, () => walk.begin(tour.start));
    if (kind === 'sneak') await besides('tries what must not be', () => walk.sneak(tour.start.at, ''));
    for (const step of tour.steps) {
      at += 1;
      const { title: happens } = step.sent;
      if (isImpatient()) await besides(`${happens}, pressed twice`, () => walk.take(step, true));
      else await test.step(happens, () => walk.take(step));
      if (kind === 'sneak') await besides('tries what must not be', () => walk.sneak(step.to, happens));
      const next = anotherLanguage();
      if (next) await besides(`goes on in ${next}`, () => walk.speak(next));
    }
  } catch (thrown) {
    throw withPosition(thrown, planned, at, doing);
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
