import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { PortalForm } from '../form/PortalForm.tsx';
import { usePortalForm } from '../form/usePortalForm.ts';
import { PortalProvider, type Portal } from '../portal.context.ts';
import { addressSchema, emptyAddress, type AddressValues } from './address.form.ts';
import { AddressFields } from './AddressFields.tsx';
import { useAddressLabels } from './useAddressLabels.ts';

const schema = v.object({ home: v.object({ address: addressSchema() }) });
const onSubmit = vi.fn<(output: v.InferOutput<typeof schema>) => void>();

function Home({ values, readOnly }: { values?: Partial<AddressValues>; readOnly?: boolean }) {
  const form = usePortalForm({
    schema,
    defaultValues: { home: { address: { ...emptyAddress, ...values } } },
    labels: useAddressLabels('home.address'),
    onSubmit,
  });
  return (
    <PortalForm form={form}>
      <AddressFields form={form} prefix="home.address" section="home" readOnly={readOnly} />
      <Button type="submit">Tallenna</Button>
    </PortalForm>
  );
}

const towns: Record<string, string> = { '33200': 'Tampere', '00100': 'Helsinki' };
const streets = [
  { streetName: 'Hämeenpuisto', postalCode: '33200', postalCity: 'Tampere' },
  { streetName: 'Hämeenpuisto', postalCode: '33210', postalCity: 'Tampere' },
];

/** A server that knows two towns and one street, and the addresses that it was asked by. */
async function open(props: Parameters<typeof Home>[0] = {}, language: 'fi' | 'sv' = 'fi') {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    asked.push(`${pathname} ${[...searchParams].join(' ')}`.trim());
    if (pathname === '/api/streets')
      return Response.json({
        streets: streets.filter(({ streetName, postalCode }) => {
          const code = searchParams.get('postalCode') ?? postalCode;
          return streetName.startsWith(searchParams.get('street') ?? '') && postalCode === code;
        }),
      });
    const postalCode = pathname.slice(-5);
    const postalCity = towns[postalCode];
    if (postalCity) return Response.json({ postalCode, postalCity });
    const problem = { type: 'about:blank', title: '', status: 404, code: 'resource.notFound', requestId: '7f3a20c1' };
    return Response.json(problem, { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, language, loadCatalogue);
  await Promise.all(['shell', 'form', 'form-later', 'address'].map(catalogues.need));
  const api = createCalls({ accessToken: () => null, locale: () => language, confirmToken: async () => false });
  const portal = { catalogues, queries: { client: null }, session: { api } } as unknown as Portal;
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <Home {...props} />
      </PortalProvider>
    </I18nProvider>,
  );
  return { asked };
}

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const street = page.getByRole('combobox', { name: 'Katuosoite' });
const save = () => userEvent.click(page.getByRole('button', { name: 'Tallenna' }));
const home = {
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalCode: '33200',
  postalCity: 'Tampere',
};

afterEach(() => {
  vi.restoreAllMocks();
  onSubmit.mockClear();
});

test('a street is offered while it is typed, and a choice fills in the rest of what it knows (address.streets)', async () => {
  const { asked } = await open();
  await userEvent.click(street);
  await userEvent.keyboard('Hämeenp');
  await expect.element(page.getByRole('option', { name: 'Hämeenpuisto 33210 Tampere' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(street).toHaveValue('Hämeenpuisto');
  await expect.element(text('Postinumero')).toHaveValue('33200');
  await expect.element(text('Postitoimipaikka')).toHaveValue('Tampere');
  // Nothing but the beginning of the name was asked by.
  expect(
    asked.filter((call) => !/^\/api\/(streets street,[^0-9]+( postalCode,33200)?|postal-codes\/33200)$/.test(call)),
  ).toEqual([]);
});

test('a whole address in the street’s field goes into its fields, and none of it is asked by (address.oneLine)', async () => {
  const { asked } = await open();
  await userEvent.fill(street, 'Hämeenpuisto 14 c 27');
  await userEvent.keyboard('{Tab}');
  for (const [name, value] of [
    ['Talon numero', '14'],
    ['Rappu tai kirjain (vapaaehtoinen)', 'C'],
    ['Asunto (vapaaehtoinen)', '27'],
  ] as const)
    await expect.element(text(name)).toHaveValue(value);
  await expect.element(street).toHaveValue('Hämeenpuisto');
  await userEvent.fill(text('Postinumero'), '33 200');
  await expect.element(text('Postitoimipaikka')).toHaveValue('Tampere');
  await save();
  expect(onSubmit.mock.calls).toEqual([
    [{ home: { address: { ...home, typeOfAddress: 'regularAddress', country: 'FI', postalBox: null } } }],
  ]);
  expect(asked.filter((call) => /14|27/.test(call.replace('33200', '')))).toEqual([]);
});

test('a press is not moved away from what it is meant for (address.press)', async () => {
  await open();
  await save();
  await userEvent.fill(street, 'Hämeenpuisto 14 C 27');
  const code = text('Postinumero').element() as HTMLInputElement;
  // As the browser has it between the press and its end, which no test can hold down.
  const pressed = vi
    .spyOn(document, 'querySelector')
    .mockImplementation((selector) => (selector === ':active' ? code : null));
  code.focus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(text('Talon numero')).toHaveValue('');
  pressed.mockRestore();
  code.click();
  await expect.element(text('Talon numero')).toHaveValue('14');
});

test('a town that a person has written stays, one that was filled in goes with its code (address.town)', async () => {
  await open();
  const [code, town] = [text('Postinumero'), text('Postitoimipaikka')];
  await userEvent.fill(code, '33200');
  await expect.element(town).toHaveValue('Tampere');
  await userEvent.fill(code, '00100');
  await expect.element(town).toHaveValue('Helsinki');
  await userEvent.fill(town, 'Helsingfors');
  await userEvent.fill(code, '33200');
  await userEvent.fill(code, '99999');
  await expect.element(town).toHaveAccessibleDescription(/Emme tunne postinumeroa 99999/);
  await expect.element(town).toHaveValue('Helsingfors');
});

test('who has come to the town before it was filled in writes in its place (address.town)', async () => {
  await open();
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  vi.mocked(window.fetch).mockImplementationOnce(async () => {
    await held;
    return Response.json({ postalCode: '33200', postalCity: 'Tampere' });
  });
  await userEvent.fill(text('Postinumero'), '33200');
  await userEvent.click(text('Postitoimipaikka'));
  come();
  await expect.element(text('Postitoimipaikka')).toHaveValue('Tampere');
  await userEvent.keyboard('Tampere');
  await expect.element(text('Postitoimipaikka')).toHaveValue('Tampere');
});

test('all that is wrong is told at once, beside its field and in the summary (address.fields, form.part)', async () => {
  await open();
  await userEvent.fill(text('Postinumero'), '3320');
  await save();
  const summary = page.getByRole('region', { name: 'Tarkista 4 kohtaa' });
  await expect.element(summary).toHaveFocus();
  await expect.element(street).toHaveAccessibleDescription('Katuosoite puuttuu.');
  await expect.element(text('Talon numero')).toHaveAccessibleDescription('Talon numero puuttuu.');
  await expect.element(text('Postinumero')).toHaveAccessibleDescription(/viisi numeroa/);
  await expectAccessible();
  // The fields of another kind are other fields: what was wrong with these is forgotten.
  await userEvent.click(page.getByRole('radio', { name: 'Poste restante' }));
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what was typed for another kind is there again, and is not sent meanwhile (address.kinds)', async () => {
  await open({ values: home });
  await userEvent.click(page.getByRole('radio', { name: 'Postilokero' }));
  await expect.element(street).not.toBeInTheDocument();
  await userEvent.fill(text('Postilokeron numero'), 'PL 111');
  await save();
  await expect
    .poll(() => onSubmit.mock.lastCall?.[0].home.address)
    .toMatchObject({ postalBox: '111', streetName: null });
  await userEvent.click(page.getByRole('radio', { name: 'Katuosoite' }));
  await expect.element(street).toHaveValue('Hämeenpuisto');
  await expect.element(text('Asunto (vapaaehtoinen)')).toHaveValue('27');
});

test('Finland comes first, and elsewhere other rules hold and no street is offered (address.abroad)', async () => {
  const { asked } = await open({ values: { ...home, postalCode: '' } });
  const country = page.getByRole('combobox', { name: 'Maa' });
  const names = [...(country.element() as HTMLSelectElement).options].map(({ label }) => label);
  expect([names[0], names.length > 200, names.includes('Åland') || names.includes('Ahvenanmaa')]).toEqual([
    'Suomi',
    true,
    true,
  ]);
  await userEvent.selectOptions(country, 'Ruotsi');
  await userEvent.fill(text('Postinumero'), '114 55');
  await userEvent.fill(street, 'Hämeenp');
  await userEvent.fill(street, 'Storgatan');
  await save();
  await expect
    .poll(() => onSubmit.mock.lastCall?.[0].home.address)
    .toMatchObject({ country: 'SE', postalCode: '114 55' });
  expect(asked).toEqual([]);
});

test('the browser fills in by its tokens, each address apart (address.autofill)', async () => {
  await open();
  const tokenOf = (field: typeof street) => field.element().getAttribute('autocomplete');
  expect([street, text('Asunto (vapaaehtoinen)'), text('Postinumero'), text('Postitoimipaikka')].map(tokenOf)).toEqual([
    'section-home address-line1',
    'section-home address-line2',
    'section-home postal-code',
    'section-home address-level2',
  ]);
  expect(tokenOf(page.getByRole('combobox', { name: 'Maa' }))).toBe('section-home country');
  // As the browser does it: the person is elsewhere.
  const input = street.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Hämeenpuisto 14 C 27');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(text('Talon numero')).toHaveValue('14');
  await expect.element(street).toHaveValue('Hämeenpuisto');
});

test('while it cannot be changed all of it can be read (form.readOnly)', async () => {
  await open({ values: home, readOnly: true });
  for (const field of [street, text('Talon numero'), text('Maa'), text('Postinumero'), text('Postitoimipaikka')])
    await expect.element(field).toHaveAttribute('readonly');
  await expect.element(text('Maa')).toHaveValue('Suomi');
  await save();
  await expect.poll(() => onSubmit.mock.lastCall?.[0].home.address).toMatchObject({ country: 'FI', ...home });
});

test('in Swedish too, and at 320 pixels nothing stands out (address.fields)', async () => {
  await page.viewport(320, 640);
  await open({ values: home }, 'sv');
  await expect.element(page.getByRole('combobox', { name: 'Gatuadress' })).toHaveValue('Hämeenpuisto');
  await expect.element(text('Postanstalt')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 720);
});
