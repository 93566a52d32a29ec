import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SiteCheck, SiteContracts } from '../../../domain/types.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { PortalForm } from '../form/PortalForm.tsx';
import { usePortalForm } from '../form/usePortalForm.ts';
import { PortalProvider, type Portal } from '../portal.context.ts';
import { deliverySiteSchema, emptySite, type DeliverySiteValues } from './deliverySite.form.ts';
import { DeliverySiteFields } from './DeliverySiteFields.tsx';
import { useDeliverySiteCheck } from './useDeliverySiteCheck.ts';
import { useDeliverySiteLabels } from './useDeliverySiteLabels.ts';

const schema = v.object({ site: deliverySiteSchema() });
const onReady = vi.fn();
const onProductChange = vi.fn();

interface SiteProps {
  values?: DeliverySiteValues;
  customerId?: string | null;
  productKind?: 'Electricity' | 'Heat';
  isUnchangeable?: boolean;
}

function Site(props: SiteProps) {
  const { values = emptySite, customerId = null, productKind = 'Electricity', isUnchangeable = false } = props;
  const check = useDeliverySiteCheck({ productKind, customerId, leftToFind: null, onReady });
  const form = usePortalForm({
    schema,
    defaultValues: { site: values },
    labels: useDeliverySiteLabels('site'),
    onSubmit: ({ site }) => check.send({ type: 'site.proceed', asked: site }),
  });
  return (
    <PortalForm form={form}>
      <DeliverySiteFields
        form={form}
        prefix="site"
        check={check}
        own={{ productName: 'Kajo Pörssi', services: ['Tuulisähkö', 'Sähkövahti'] }}
        onProductChange={isUnchangeable ? undefined : onProductChange}
      />
      <Button type="submit">Jatka</Button>
    </PortalForm>
  );
}

const typed: DeliverySiteValues = {
  ...emptySite,
  address: {
    ...emptySite.address,
    streetName: 'Koivukuja',
    houseNumber: '4',
    houseLetter: 'B',
    postalCode: '33820',
    postalCity: 'Tampere',
  },
};
const address = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Koivukuja',
  houseNumber: '4',
  houseLetter: 'B',
  residence: null,
  postalBox: null,
  postalCode: '33820',
  postalCity: 'Tampere',
};
const site = {
  meteringPointNo: '7012345',
  meteringPointId: 'Y7012345',
  gridArea: 'Tampereen verkkoalue',
  is15minAvailable: true,
};
const found: SiteCheck = { outcome: 'found', correctedAddress: null, site };
const unknown: SiteCheck = { ...found, site: null };
const corrected: SiteCheck = {
  ...unknown,
  outcome: 'corrected',
  correctedAddress: {
    streetName: 'Koivukujanpää',
    houseNumber: '4',
    houseLetter: 'B',
    residence: null,
    postalCode: '33820',
    postalCity: 'Tampere',
  },
};
const problem = (status: number, code: string) => () =>
  Response.json(
    { type: 'about:blank', title: '', status, code, requestId: '7f3a20c1' },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
const notFound = problem(404, 'METERING_POINT_NOT_FOUND');
const answer = (body: SiteCheck | SiteContracts) => () => Response.json(body);
const never = () => new Promise<Response>(() => {});

/** A server that answers the checks one after another, and every look at contracts the same. */
async function open(
  props: SiteProps,
  checks: (() => Response | Promise<Response>)[],
  contracts: () => Response | Promise<Response> = answer({ ownContractCode: null, isOwnBound: false, isOthers: false }),
) {
  const asked: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/postal-codes')) return Response.json({ postalCode: '33820', postalCity: 'Tampere' });
    if (pathname === '/api/streets') return Response.json({ streets: [] });
    if (pathname.endsWith('/contracts')) return contracts();
    asked.push(await request.json());
    return (checks.shift() ?? never)();
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'form', 'form-later', 'address', 'deliverySite', 'failure'].map(catalogues.need));
  const api = createCalls({ accessToken: () => null, locale: () => 'fi', confirmToken: async () => false });
  const portal = { catalogues, queries: { client: null }, session: { api } } as unknown as Portal;
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <Site {...props} />
      </PortalProvider>
    </I18nProvider>,
  );
  return { asked };
}

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const said = (words: string) => page.getByText(words, { exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const proceed = () => press('Jatka');
const isInOutcome = () => document.activeElement?.textContent ?? '';

afterEach(() => {
  vi.restoreAllMocks();
  onReady.mockClear();
  onProductChange.mockClear();
});

test('it is checked when the fields are left, once, and a stranger hears that it is there (site.check.begins, site.check.found)', async () => {
  const { asked } = await open({ values: { ...typed, address: { ...typed.address, houseNumber: '' } } }, [
    answer(unknown),
  ]);
  expect(asked).toEqual([]);
  await userEvent.click(text('Talon numero'));
  await userEvent.keyboard('4');
  expect(asked).toEqual([]);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(said('Käyttöpaikka löytyi')).toBeVisible();
  expect(asked).toEqual([{ productKind: 'Electricity', meteringPointId: null, address }]);
  expect(document.body.textContent).not.toMatch(/verkkoalue|Mittaus/);
  await expectAccessible();
  await proceed();
  const deliverySite = { address, meteringPointId: null, isToBeFound: false };
  expect(onReady.mock.calls).toEqual([[{ deliverySite, meteringPointInfo: null, ownContractCode: null }]]);
});

test('who has signed in hears which one it is, and that their contracts are looked up (site.check.slow, site.check.othersContract)', async () => {
  let come: (response: Response) => void = () => {};
  await open(
    { values: typed, customerId: '40127731' },
    [answer(found)],
    () => new Promise((resolve) => (come = resolve)),
  );
  await expect.element(said('Y7012345 · Tampereen verkkoalue')).toBeVisible();
  await expect.element(said('Mittaus 15 minuutin välein')).toBeVisible();
  await expect.element(said('Etsimme nykyistä sopimusta')).toBeVisible();
  await expectAccessible();
  come(Response.json({ ownContractCode: null, isOwnBound: false, isOthers: true }));
  await expect.element(said('Käyttöpaikalla on jonkun toisen sopimus')).toBeVisible();
  await expectAccessible();
  expect(onReady).not.toHaveBeenCalled();
  await proceed();
  expect(onReady).toHaveBeenCalledOnce();
  await expect.element(said('Käyttöpaikka löytyi')).toBeVisible();
});

test('the register’s address takes the place of what was typed, and the focus stays there (site.check.corrected)', async () => {
  const { asked } = await open({ values: typed }, [answer(corrected)]);
  await expect.element(said('Rekisterissä: Koivukujanpää 4 B, 33820 Tampere')).toBeVisible();
  await expect.element(said('Kirjoitit: Koivukuja 4 B, 33820 Tampere')).toBeVisible();
  await expectAccessible();
  await press('Kyllä, korjaa osoite');
  await expect.element(page.getByRole('combobox', { name: 'Katuosoite' })).toHaveValue('Koivukujanpää');
  await expect.element(said('Käyttöpaikka löytyi')).toBeVisible();
  await expect.poll(isInOutcome).toMatch('Käyttöpaikka löytyi');
  await proceed();
  expect(onReady.mock.lastCall?.[0].deliverySite.address.streetName).toBe('Koivukujanpää');
  expect(asked).toHaveLength(1);
});

test('an id that is not there is told at its field, and left out or found by us (site.check.notFound)', async () => {
  const { asked } = await open({ values: { ...typed, meteringPointId: 'y7012354', isIdUnknown: false } }, [
    notFound,
    answer(unknown),
  ]);
  const id = text('Käyttöpaikkatunnus');
  await expect.element(id).toHaveAccessibleDescription(/Tunnusta Y7012354 ei löytynyt/);
  expect(asked).toEqual([{ productKind: 'Electricity', meteringPointId: 'Y7012354', address: null }]);
  await expectAccessible();
  await press('Jatka pelkällä osoitteella');
  await expect.element(id).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'En tiedä tunnusta' })).toBeChecked();
  await expect.element(said('Käyttöpaikka löytyi')).toBeVisible();
});

test('leaving the step leads to what is to be decided, and on once it is (site.check.proceed, site.check.notFound, site.check.decide)', async () => {
  await open({ values: typed }, [notFound]);
  await expect.element(said('Käyttöpaikkaa ei löytynyt')).toBeVisible();
  expect(said('Valitse ensin, miten jatketaan.').elements()).toEqual([]);
  await proceed();
  await expect.poll(isInOutcome).toMatch('Käyttöpaikkaa ei löytynyt');
  await expect.element(said('Valitse ensin, miten jatketaan.')).toBeVisible();
  await expectAccessible();
  expect(onReady).not.toHaveBeenCalled();
  await press('Pyydä meitä etsimään käyttöpaikka');
  await expect.element(said('Me etsimme käyttöpaikan')).toBeVisible();
  expect(onReady.mock.lastCall?.[0].deliverySite.isToBeFound).toBe(true);
});

test('an own contract leads to a product change, or is replaced (site.check.ownContract)', async () => {
  const own = answer({ ownContractCode: 'K23014478016', isOwnBound: false, isOthers: false });
  await open({ values: typed, customerId: '40127731' }, [answer(found)], own);
  await expect.element(said('Sinulla on jo sopimus tällä käyttöpaikalla')).toBeVisible();
  await expect.element(page.getByText(/päättyvät sen mukana: Tuulisähkö, Sähkövahti\.$/)).toBeVisible();
  await expect.element(page.getByText(/laskutus jatkuu ennallaan/)).toBeVisible();
  await expect.element(page.getByText(/valitset laskutustavan uudelleen/)).toBeVisible();
  await press('Vaihda sopimus');
  expect(onProductChange.mock.calls).toEqual([['K23014478016']]);
  await press('Tilaa uusi sopimus');
  await expect.element(said('Käyttöpaikka löytyi')).toBeVisible();
  await proceed();
  expect(onReady.mock.lastCall?.[0].ownContractCode).toBe('K23014478016');
});

test('one whose term runs is changed, and no other is ordered beside it (site.check.boundContract)', async () => {
  const own = answer({ ownContractCode: 'K23014478016', isOwnBound: true, isOthers: false });
  await open({ values: typed, customerId: '40127731' }, [answer(found)], own);
  await expect.element(said('Käyttöpaikalla on määräaikainen sopimuksesi')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tilaa uusi sopimus' })).not.toBeInTheDocument();
  await press('Vaihda sopimus');
  expect(onProductChange.mock.calls).toEqual([['K23014478016']]);
});

test('one that cannot be changed yet leads to its page (site.check.boundContract)', async () => {
  const own = answer({ ownContractCode: 'K23014478016', isOwnBound: true, isOthers: false });
  await open({ values: typed, customerId: '40127731', isUnchangeable: true }, [answer(found)], own);
  await expect.element(said('Käyttöpaikalla on määräaikainen sopimuksesi')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vaihda sopimus' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Katso sopimusta' }))
    .toHaveAttribute('href', '/contracts/K23014478016');
  await proceed();
  await expect.element(said('Tälle käyttöpaikalle ei voi nyt tilata. Valitse toinen.')).toBeVisible();
});

test('outside of the heat network it says so, and another address is asked about anew (site.check.heatNetwork, site.check.stale)', async () => {
  const { asked } = await open({ values: typed, productKind: 'Heat' }, [
    answer({ outcome: 'outsideHeatNetwork', correctedAddress: null, site: null }),
    answer(unknown),
  ]);
  const outside = said('Kaukolämpöverkkomme ei ulotu tähän osoitteeseen');
  await expect.element(outside).toBeVisible();
  await userEvent.fill(text('Talon numero'), '6');
  await expect.element(outside).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(said('Käyttöpaikka löytyi')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('what cannot be checked is tried again, or left to us (site.check.failure)', async () => {
  const away = problem(503, 'place.unavailable');
  const { asked } = await open({ values: typed }, [away, away]);
  await expect.element(said('Käyttöpaikkaa ei voitu tarkistaa')).toBeVisible();
  await expectAccessible();
  await press('Yritä uudelleen');
  await expect.poll(() => asked.length).toBe(2);
  await press('Jätä tarkistus meille');
  await expect.element(said('Me etsimme käyttöpaikan')).toBeVisible();
});

test('what is missing is told by the form, and nothing is asked about (site.check.fields)', async () => {
  const { asked } = await open({}, []);
  await userEvent.click(page.getByRole('checkbox', { name: 'En tiedä tunnusta' }));
  await userEvent.fill(text('Käyttöpaikkatunnus'), 'X1');
  await proceed();
  await expect.element(page.getByRole('region', { name: 'Tarkista 5 kohtaa' })).toHaveFocus();
  await expect.element(text('Käyttöpaikkatunnus')).toHaveAccessibleDescription(/alkaa kirjaimella Y tai H/i);
  expect([asked, onReady.mock.calls]).toEqual([[], []]);
});
