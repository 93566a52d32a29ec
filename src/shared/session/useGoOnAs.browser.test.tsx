import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../machines/gate/validation.example.ts';
import type { Representations } from '../../../domain/types.ts';
import { show } from '../../ui/testing.tsx';
import { PortalProvider, type Portal } from '../portal.context.ts';
import { representationsQuery } from './queries.ts';
import type { PortalSession, SessionState } from './portalSession.ts';
import { useCustomerId } from './useCustomerId.ts';
import { useCustomerKey } from './useCustomerKey.ts';
import { useGoOnAs } from './useGoOnAs.ts';

const own = validationExample.customerId;
const someone: Representations['representing'][number] = {
  customerId: '20000002',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  customerType: 'B2C',
  validFrom: '2024-08-15',
  validTo: null,
};
const owner = { customerId: own, firstName: 'Aino', lastName: 'Mäkelä' };

/** A session of which the customer alone matters, over a server that answers when the test lets it. */
async function createSession(queries: QueryClient, ask: () => Promise<Representations>) {
  const gate = createActor(
    gateMachine.provide({ actors: { validateToken: fromPromise(async () => validationExample) } }),
    { input: { page: { access: 'signedIn', report: null }, hasToken: true } },
  ).start();
  await waitFor(gate, (snapshot) => snapshot.hasTag('open'));
  let state: SessionState = { facts: { customerId: null, deliverySite: null }, timer: null, end: null };
  const listeners = new Set<() => void>();
  const chooseCustomer = vi.fn((customerId: string | null) => {
    state = { ...state, facts: { customerId, deliverySite: null } };
    for (const listener of listeners) listener();
    queries.clear();
  });
  const session: Partial<PortalSession> = {
    api: { read: ask, once: ask } as never,
    gate,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chooseCustomer,
  };
  return session as PortalSession;
}

function Form() {
  const [typed, setTyped] = useState('');
  return <input aria-label="Viesti" value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

function PageOf({ name }: { name: string }) {
  const goOnAs = useGoOnAs();
  return (
    <>
      <h1>{name}</h1>
      <p role="status">{useCustomerId() ?? 'ei tiedossa'}</p>
      <Form />
      <button type="button" onClick={() => goOnAs(someone.customerId)}>
        Eero
      </button>
      <button type="button" onClick={() => goOnAs(null)}>
        Aino
      </button>
    </>
  );
}

const Keyed = ({ name }: { name: string }) => (
  <Fragment key={useCustomerKey()}>
    <PageOf name={name} />
  </Fragment>
);

async function open(ask: () => Promise<Representations>) {
  const rootRoute = createRootRoute();
  const route = (path: string, name: string) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => <Keyed name={name} /> });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route('/feedback', 'Palaute'), route('/contracts', 'Sopimukset')]),
    history: createMemoryHistory({ initialEntries: ['/feedback'] }),
  });
  await router.load();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = await createSession(queries, ask);
  await show(
    <PortalProvider value={{ queries: { client: queries }, session } as Portal}>
      <RouterProvider router={router as never} />
    </PortalProvider>,
  );
  return { queries, session, router };
}

const field = page.getByRole('textbox', { name: 'Viesti' });
const customer = page.getByRole('status');
const heading = page.getByRole('heading');

test('who goes on as another customer comes to the contracts, and nothing typed for the one before lives on (customer.change)', async () => {
  const { session } = await open(async () => ({ owner, representing: [someone] }));
  await field.fill('Ainon sanat');
  await page.getByRole('button', { name: 'Eero' }).click();
  await expect.element(heading).toHaveTextContent('Sopimukset');
  await expect.element(customer).toHaveTextContent(someone.customerId);
  await expect.element(field).toHaveValue('');
  expect(session.chooseCustomer).toHaveBeenCalledExactlyOnceWith(someone.customerId);

  // On the page of the contracts itself too, and back to one's own.
  await field.fill('Eeron sanat');
  await page.getByRole('button', { name: 'Aino' }).click();
  await expect.element(customer).toHaveTextContent(String(own));
  await expect.element(field).toHaveValue('');
});

test('while it is not known whether the person may act for the other, the page is nobody’s, and it begins anew with the answer', async () => {
  let answer: (found: Representations) => void = () => {};
  await open(() => new Promise((resolve) => (answer = resolve)));
  await field.fill('Ainon sanat');
  await page.getByRole('button', { name: 'Eero' }).click();
  await expect.element(customer).toHaveTextContent('ei tiedossa');
  await expect.element(field).toHaveValue('');
  await field.fill('Kirjoitettu odottaessa');
  answer({ owner, representing: [someone] });
  await expect.element(customer).toHaveTextContent(someone.customerId);
  await expect.element(field).toHaveValue('');
});

test('a customer whom the server does not name any more is gone with all that was typed', async () => {
  let representing = [someone];
  const { queries, session } = await open(async () => ({ owner, representing }));
  await page.getByRole('button', { name: 'Eero' }).click();
  await expect.element(customer).toHaveTextContent(someone.customerId);
  await field.fill('Eeron sanat');
  representing = [];
  await queries.invalidateQueries(representationsQuery(session.api));
  await expect.element(customer).toHaveTextContent(String(own));
  await expect.element(field).toHaveValue('');
});
