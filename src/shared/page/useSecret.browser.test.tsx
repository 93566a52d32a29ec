import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing.tsx';
import { useSecret } from './useSecret.ts';

const one = 'firstsecretfirstsecret';
const other = 'othersecretothersecret';

const Secret = () => <p role="status">{useSecret() ?? 'ei mitään'}</p>;

/** Begins anew when it is pressed, as a page does that turns out to be of another customer. */
function Offer() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Alusta
      </button>
      <Secret key={count} />
      <Link to="/contracts">Sopimukset</Link>
    </>
  );
}

async function open(address: string) {
  const rootRoute = createRootRoute();
  const route = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => rootRoute, path, component });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      route('/order/offer', Offer),
      route('/contracts', () => <Link to="/order/offer">Tarjous</Link>),
    ]),
    history,
  });
  await router.load();
  await show(<RouterProvider router={router as never} />);
  return history;
}

const secret = page.getByRole('status');
const anew = page.getByRole('button', { name: 'Alusta' });

test('a page that begins anew where it stands still knows by which link it was opened, though no address does (offer.secret)', async () => {
  const history = await open(`/order/offer?lang=fi#${one}`);
  await expect.element(secret).toHaveTextContent(one);
  expect(history.location.href).toBe('/order/offer?lang=fi');
  await anew.click();
  await expect.element(secret).toHaveTextContent(one);

  history.push(`/order/offer#${other}`);
  await expect.element(secret).toHaveTextContent(other);
  expect(history.location.href).toBe('/order/offer');
  await anew.click();
  await expect.element(secret).toHaveTextContent(other);
});

test('who has left the page opens the link again (offer.secret)', async () => {
  await open(`/order/offer#${one}`);
  await expect.element(secret).toHaveTextContent(one);
  await page.getByRole('link', { name: 'Sopimukset' }).click();
  await page.getByRole('link', { name: 'Tarjous' }).click();
  await expect.element(secret).toHaveTextContent('ei mitään');
  await anew.click();
  await expect.element(secret).toHaveTextContent('ei mitään');
});
