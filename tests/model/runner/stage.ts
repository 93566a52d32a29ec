import type { BrowserContext, Page } from '@playwright/test';
import type { RunningServer } from '../../support/server.ts';

/** Where a walk takes place. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  /** Where the portal is served. */
  url: string;
  withClone: RunningServer['withClone'];
}
