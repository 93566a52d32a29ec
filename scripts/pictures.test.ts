import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { readVisits } from './pictures.ts';
import { routeAt } from '../src/app/pages.ts';
import { createPortalRouter } from '../src/app/router.ts';

/** They lead on by themselves, and nothing of theirs stays to be looked at. */
const passing = ['/auth', '/content-worker/$reloadToken', '/open/invoices/pdf/$invoiceNo'];

test('every page of the portal is looked at, at every width too (layout.widths)', async () => {
  const router = createPortalRouter(createMemoryHistory());
  const pictures = [...(await readVisits()).values()].flat();
  const seen = pictures.flatMap(({ path, follow }) => [path, ...(follow ? [`${follow}1`] : [])]);
  const routes = new Set(
    seen.map((path) => routeAt(router, new URL(path, 'https://portal.invalid').pathname).fullPath),
  );
  const unseen = Object.keys(router.routesByPath).filter((path) => !routes.has(path));
  expect(unseen.toSorted()).toEqual(passing);
});
