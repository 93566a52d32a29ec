import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../../../domain/failure.ts';
import type { Contracts, OrderAddress, SiteCheck, SiteQuestion } from '../../../../domain/types.ts';
import { deliverySiteCheckMachine } from '../../../../machines/delivery-site-check/deliverySiteCheck.machine.ts';
import { createCalls } from '../../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../../i18n/catalogues.ts';
import { PortalProvider, type Portal } from '../../../shared/portal.context.ts';
import { expectAccessible, show } from '../../../ui/testing.tsx';
import { UnderWayThere } from './UnderWayThere.tsx';

const customerId = '40127731';
const address: OrderAddress = {
  typeOfAddress: 'regularAddress',
  streetName: 'Kuusikkotie',
  houseNumber: '99',
  houseLetter: null,
  residence: null,
  postalBox: null,
  postalCode: '33820',
  postalCity: 'Tampere',
  country: 'FI',
};
const contracts: Contracts = {
  customerId,
  active: [],
  starting: [],
  ending: [],
  ended: [],
  ordersUnderWay: [
    {
      orderNo: '88419999',
      orderedOn: '2026-11-20',
      productName: 'Kajo Kiinteä 12 kk',
      productKind: 'Electricity',
      place: 'Kuusikkotie 99, 33820 Tampere',
      awaits: 'deliverySite',
    },
  ],
  deliverySiteCount: 0,
  maxDeliverySitesToShow: 20,
  selectedDeliverySite: null,
  isDeliverySiteNeeded: false,
  homePageQuickLinks: [],
};

/** The place is asked about, and not in the register. */
async function open(orderer: { customerId: string | null; isStaff: boolean }): Promise<string[]> {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL((input as Request).url).pathname);
    return Response.json(contracts);
  });
  const checkSite = fromPromise<SiteCheck, SiteQuestion>(() =>
    Promise.reject(new Failure({ kind: 'notFound', code: 'METERING_POINT_NOT_FOUND' })),
  );
  const machine = deliverySiteCheckMachine.provide({ actors: { checkSite } });
  const check = createActor(machine, {
    input: { productKind: 'Electricity', customerId: orderer.customerId, leftToFind: null },
  }).start();
  check.send({ type: 'site.check', asked: { address, meteringPointId: null } });
  await waitFor(check, (snapshot) => snapshot.matches({ undecided: 'notFound' }));
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'order', 'order-later'].map(catalogues.need));
  const api = createCalls({ accessToken: () => null, locale: () => 'fi', confirmToken: async () => false });
  const queries = { client: new QueryClient() };
  const portal = { catalogues, queries, session: { api } } as unknown as Portal;
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <UnderWayThere {...{ check, orderer }} productKind="Electricity" />
      </PortalProvider>
    </I18nProvider>,
  );
  return asked;
}

test.each([
  [false, 'Omat sopimukset'],
  [true, 'Asiakkaan sopimukset'],
])(
  'what is under way is told where the place is not found (to an employee: %j) (order.underWayTold)',
  async (isStaff, link) => {
    await open({ customerId, isStaff });
    const told = page.getByRole('alert');
    await expect.element(told).toHaveTextContent('Kajo Kiinteä 12 kk, tilattu 20.11.2026, tilausnumero 8841 9999.');
    await expect.element(told.getByRole('link', { name: link })).toHaveAttribute('href', '/contracts');
    await expectAccessible();
  },
);

test('of a stranger nothing is asked and nothing told (order.underWayTold)', async () => {
  const asked = await open({ customerId: null, isStaff: false });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
