import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { freePort } from '../support/ports.ts';

/** What a page was like on the phone that Lighthouse stands for: a slow one, on a slow connection. */
export interface FirstSecond {
  /** Until the largest part of the page was painted, in milliseconds. */
  largestPaint: number;
  /** In which the page that is seen could not have answered a touch, in milliseconds: what each task took beyond 50. */
  blocked: number;
  /** The same since the page was asked for, also while there was nothing to touch. */
  busy: number;
  /** How much of the page moved under the reader's eyes. */
  layoutShift: number;
}

/** A trace now and then begins too late to hold the navigation; Lighthouse itself says then to run it again. */
const TRIES = 3;

/** A browser that Lighthouse measures in; every page is opened as if for the first time. */
export interface Phone {
  /** @param addressOf asked for each run anew: what an address hands over is good once */
  open(addressOf: () => string | Promise<string>): Promise<FirstSecond>;
  stop(): Promise<void>;
}

const audits = {
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  // The blocking time leaves out what runs before the first paint: a page that paints late has little of it.
  tasks: 'long-tasks',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** In milliseconds: what takes no longer keeps no touch waiting. */
export const SHORT_TASK = 50;

export async function startPhone(): Promise<Phone> {
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  /** One run; null where it was not recorded. */
  const measure = async (url: string): Promise<FirstSecond | null> => {
    // Without the token that its hash may carry.
    const path = new URL(url).pathname;
    const found = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyAudits: Object.values(audits),
      disableFullPageScreenshot: true,
    });
    const lhr = found?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`${path} was not measured: ${lhr?.runtimeError?.message}`);
    const valueOf = (audit: string) => lhr.audits[audit]?.numericValue;
    const [largestPaint, blocked, layoutShift] = [
      valueOf(audits.largestPaint),
      valueOf(audits.blocked),
      valueOf(audits.layoutShift),
    ];
    const tasks = (lhr.audits[audits.tasks]?.details as { items: { duration: number }[] } | undefined)?.items;
    if (largestPaint === undefined || blocked === undefined || layoutShift === undefined || tasks === undefined)
      return null;
    const busy = tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - SHORT_TASK), 0);
    return { largestPaint, blocked, busy, layoutShift };
  };
  return {
    open: async (addressOf) => {
      for (let run = 0; run < TRIES; run += 1) {
        const measured = await measure(await addressOf());
        if (measured) return measured;
      }
      throw new Error(`${new URL(await addressOf()).pathname} could not be measured in ${TRIES} runs`);
    },
    stop: () => browser.close(),
  };
}
