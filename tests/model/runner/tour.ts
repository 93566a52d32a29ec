import { test } from '@playwright/test';
import type { Screen, TourRun } from '../../../atlas/atlasData.ts';
import { chances } from '../../../atlas/explorer/tours.ts';
import type { Language } from '../../../machines/flowModel.ts';
import type { FaultRun } from '../../faults/faults.ts';
import type { PlannedTour } from './plan.ts';
import { withPosition } from './position.ts';
import type { Stage } from './stage.ts';
import { Walk } from './walk.ts';

const languages: Language[] = ['fi', 'sv', 'en'];

/** In milliseconds: a tour of many steps, on a machine that does other work besides. */
const LONGEST = 180_000;
/** The time that the test of a tour has, in milliseconds: enough that the tour itself says where it stood. */
export const TIME_OF_TEST = LONGEST + 15_000;

/** Fails where something is not done in time, in milliseconds. */
async function within(time: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the tour was not over after ${LONGEST / 1000} s`)), time);
  });
  await Promise.race([done, over]).finally(() => clearTimeout(timer));
}

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

/**
 * Takes a tour through the real portal; what came of it is for the report of the run.
 *
 * @param tell is told of each failure of a call before it comes, where the plan has a row of the report for it
 */
export async function takeTour(
  planned: PlannedTour,
  stage: Stage,
  tell: (fault: FaultRun) => Promise<void>,
): Promise<{ run: TourRun; screens: Screen[] }> {
  const { flow, kind, title, language, start, stops } = planned;
  const { isImpatient, language: anotherLanguage } = whims(planned);
  const begun = Date.now();
  const walk = await Walk.over(flow, stage, start.name, language);
  let at = 0;
  let doing = '';
  /** Something besides the steps; where it fails, it is said. */
  const besides = async (what: string, act: () => Promise<void>) => {
    doing = what;
    await test.step(what, act);
    doing = '';
  };
  try {
    const walkAlong = async () => {
      for (const [index, { step, isExamined, isSneakedAt, fault }] of stops.entries()) {
        at = index;
        if (fault) await tell(fault);
        const happens = step?.sent.title ?? '';
        if (!step) await test.step(`begins ${start.name}`, () => walk.begin(start, isExamined));
        else if (isImpatient()) await besides(`${happens}, pressed twice`, () => walk.take(step, { isTwice: true }));
        else await test.step(happens, () => walk.take(step, { isExamined }));
        if (isSneakedAt) await besides('tries what must not be', () => walk.sneak(step?.to ?? start.at, happens));
        const next = step ? anotherLanguage() : undefined;
        if (next) await besides(`goes on in ${next}`, () => walk.speak(next));
      }
    };
    await within(LONGEST - (Date.now() - begun), walkAlong());
  } catch (thrown) {
    const { last, states } = walk;
    throw withPosition(thrown, planned, { at, doing, last, states, took: Date.now() - begun });
  }
  const { steps, screens } = walk;
  const { content, model } = flow;
  const took = Date.now() - begun;
  return {
    run: { machine: model.machine.id, content, kind, title, language, start: start.name, isPassed: true, took, steps },
    screens,
  };
}
