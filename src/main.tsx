import { askAhead } from './app/askAhead.ts';
import { handsOver, takeHandOver } from './platform/handOver.ts';
import { readPrefill } from './platform/prefill.ts';

function begin(): void {
  // Before anything else can read the address: the token must not reach the router, the history or a report.
  const { hash } = window.location;
  const prefill = readPrefill(hash);
  const handedOver = takeHandOver(window);
  const send = askAhead(handedOver, window);

  // What stands in the page already is painted first.
  const painted = window.kajoEarly?.painted ?? Promise.resolve();

  // In a demo an open atlas follows the machines, each from its first transition; the portal does without as well.
  const inspecting = document.querySelector('meta[name="demo"]')
    ? painted
        .then(() => import('../atlas/live/portal.ts'))
        .then(({ followMachines }) => followMachines(window))
        .catch(() => undefined)
    : undefined;

  Promise.all([painted.then(() => import('./app/start.tsx')), inspecting])
    .then(([{ start }, inspect]) =>
      start({ handedOver, isRefused: handsOver(hash) && !handedOver, prefill, send, inspect }),
    )
    .catch((thrown: unknown) => {
      // The texts of the portal did not come, so what says so is part of the page itself.
      const failed = document.querySelector<HTMLTemplateElement>('#shell-failed');
      if (failed) document.querySelector('#shell-loading')?.replaceWith(failed.content);
      throw thrown;
    });
}

// A tab that is on its way to take up a session begins when it is back.
if (!document.documentElement.hasAttribute('data-leaving')) begin();
