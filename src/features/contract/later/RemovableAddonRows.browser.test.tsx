import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { Contract } from '../../../../domain/types.ts';
import { cover, customerId, notPossible, several, told } from '../../../../machines/addon-removal/model/parts.ts';
import { gateMachine } from '../../../../machines/gate/gate.machine.ts';
import { createCalls } from '../../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../../i18n/catalogues.ts';
import { PortalProvider, type Portal } from '../../../shared/portal.context.ts';
import { expectAccessible, show } from '../../../ui/testing.tsx';
import { RemovableAddonRows } from './RemovableAddonRows.tsx';

const { contractNo, productName, price, tariffNo } = cover;
const held = (more: object) =>
  ({
    contractNo,
    customerId,
    smartPackage: null,
    addons: { [tariffNo]: { productName, price, vapType: 'maintenance', startDate: '2025-11-01', ...more } },
  }) as unknown as Contract;

/** What another tab has done by the time that the contract is asked for again. */
const contracts = [held({}), held({ endDate: '2027-01-04' })];

function Rows() {
  const { data } = useQuery({ queryKey: [customerId, 'contracts'], queryFn: () => contracts.shift() });
  return data && <RemovableAddonRows contract={data} group="active" />;
}

afterEach(() => void vi.restoreAllMocks());

test('a service that another tab has ended says so and its last day, with no way to its end (removal.outdated)', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    (input as Request).method === 'GET'
      ? Response.json(several)
      : Response.json(notPossible.answer.json, {
          status: 409,
          headers: { 'content-type': 'application/problem+json' },
        }),
  );
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'contract', 'form', 'submission', 'addonRemoval'].map(catalogues.need));
  const api = createCalls({ accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => false });
  const gate = createActor(gateMachine, { input: { page: { access: 'public', report: null }, hasToken: false } });
  const state = { facts: null, timer: null, end: null };
  const session = { api, gate: gate.start(), subscribe: () => () => {}, getState: () => state };
  const client = new QueryClient();
  const portal = { catalogues, queries: { client }, session } as unknown as Portal;
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <QueryClientProvider client={client}>
          <Rows />
        </QueryClientProvider>
      </PortalProvider>
    </I18nProvider>,
  );
  await page.getByRole('button', { name: `Lopeta palvelu ${productName}` }).click();
  await page.getByRole('button', { name: 'Lopeta palvelu', exact: true }).click();
  await expect.element(page.getByText('Päättyy 4.1.2027')).toBeVisible();
  await expect.element(page.getByText(told)).toBeVisible();
  expect(document.activeElement?.textContent).toBe(told);
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
  await expectAccessible();
});
