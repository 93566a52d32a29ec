import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { hasNotedTours, noteTour, settleTours, type TakenTour } from '../../atlas/build/tourReports.ts';
import { loadFlows } from './runner/flows.ts';
import { toursOf } from './runner/plan.ts';

const tours = join(import.meta.dirname, 'tours.spec.ts');

/**
 * Writes what the tours found into reports/, for the atlas: the tours as they went, the pictures that were taken, and what
 * they cover. Tours that were not taken this time stay as they were.
 */
export default class ToursReporter implements Reporter {
  onTestEnd({ title, location }: TestCase, { attachments }: TestResult): void {
    if (location.file !== tours) return;
    const body = attachments.find(({ name }) => name === 'tour')?.body;
    const taken = body ? (JSON.parse(body.toString()) as Omit<TakenTour, 'title'>) : { run: null, screens: [] };
    noteTour({ title, ...taken });
  }

  async onEnd(): Promise<void> {
    // To find all that can happen takes seconds.
    if (!hasNotedTours()) return;
    const flows = await loadFlows();
    const planned = new Set(flows.flatMap(toursOf).map(({ title }) => title));
    settleTours(flows, (title) => planned.has(title));
  }
}
