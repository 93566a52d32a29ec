import { takeHandOver } from './platform/handOver.ts';

// Before anything else can read the address: the token must not reach the router, the history or a report.
const handedOver = takeHandOver(window);

import('./app/start.tsx')
  .then(({ start }) => start(handedOver))
  .catch((thrown: unknown) => {
    // The texts of the portal did not come, so what says so is part of the page itself.
    document.querySelector('#shell-loading')?.setAttribute('hidden', '');
    document.querySelector('#shell-failed')?.removeAttribute('hidden');
    throw thrown;
  });
