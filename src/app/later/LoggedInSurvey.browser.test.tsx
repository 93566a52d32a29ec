import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { TokenValidation } from '../../../domain/types.ts';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../machines/gate/validation.example.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import { createSessionStore } from '../../platform/storage.ts';
import type { Portal } from '../../shared/portal.context.ts';
import { LoggedInSurvey } from './LoggedInSurvey.tsx';
import { showRouted } from '../../shared/portal.testing.tsx';

const { customerId } = validationExample;

/** The first page of a document, with another to go on to. */
async function open(arrivedAt: string | null) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL((input as Request).url).pathname);
    return Response.json({ isDue: true });
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'survey', 'form-later', 'submission'].map(catalogues.need));
  const validateToken = fromPromise<TokenValidation, undefined>(async () => validationExample);
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), {
    input: { page: { access: 'signedIn', report: null }, hasToken: true },
  }).start();
  await waitFor(gate, (snapshot) => snapshot.hasTag('open'));
  const api = createCalls({ accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => true });
  const state = { facts: { customerId, deliverySite: null }, timer: null, end: null };
  const session = { api, gate, arrivedAt, subscribe: () => () => {}, getState: () => state };
  const store = createSessionStore({
    sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    addEventListener: () => {},
  });
  const queries = { client: new QueryClient() };
  const portal = { catalogues, queries, session, store } as unknown as Portal;
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LoggedInSurvey />
      </>
    ),
  });
  const routes = ['/dashboard', '/contracts'].map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      staticData: { gate: { access: 'signedIn' } },
      component: () => <h1>{path}</h1>,
    }),
  );
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] });
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history });
  await showRouted(router, { i18n, portal });
  return { asked, goOn: () => history.push('/contracts') };
}

const question = page.getByRole('radiogroup', { name: 'Sujuiko asiointi?' });

test.each(['/dashboard', '/'])(
  'where a sign-in that led to %s has arrived nobody is asked, and on the next page they are (survey.arrival)',
  async (arrivedAt) => {
    const { asked, goOn } = await open(arrivedAt);
    await expect.element(page.getByRole('heading', { name: '/dashboard' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked).toEqual([]);
    goOn();
    await expect.element(question).toBeVisible();
  },
);

test('who was signed in before is asked at once (survey.arrival, survey.place)', async () => {
  await open(null);
  await expect.element(question).toBeVisible();
});
