import { setupI18n, type I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import * as v from 'valibot';
import { useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../ui/Button/Button.tsx';
import { Calendar } from '../../ui/Calendar/Calendar.tsx';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { PortalForm } from './PortalForm.tsx';
import { acceptedField, dayField, emailField, nameField } from './schemas.ts';
import { useCalendarTexts } from '../calendar/useCalendarTexts.ts';
import { useControlledField } from './useControlledField.ts';
import { usePortalForm } from './usePortalForm.ts';

const messages = {
  fi: {
    'errorLabel.required': '{label} puuttuu.',
    'errorLabel.nameInvalid': 'Nimessä on vain kirjaimia.',
    'errorLabel.emailWithoutAt': 'Osoitteesta puuttuu @-merkki.',
    'errorLabel.dayUnknown': 'Tällaista päivää ei ole.',
    'order.emailTaken': 'Osoite {label} on jo käytössä.',
    'order.boxOpen': '{place, select, summary {Rastita kohta: {label}} other {Rastita kohta.}}',
  },
  sv: {
    'errorLabel.required': '{label} saknas.',
    'errorLabel.emailWithoutAt': 'Adressen saknar @-tecknet.',
    'form.summary':
      '{count, plural, one {Kontrollera en uppgift} =2 {Kontrollera två uppgifter} other {Kontrollera # uppgifter}}',
  },
};

const schema = v.object({ name: nameField(), email: emailField(), start: dayField(), terms: acceptedField() });
type Order = v.InferOutput<typeof schema>;

interface OrderFormProps {
  onSubmit(order: Order): void;
}

function OrderForm({ onSubmit }: OrderFormProps) {
  const form = usePortalForm({
    schema,
    defaultValues: { name: '', email: '', start: '', terms: false },
    labels: { name: 'Nimi', email: 'Sähköposti', start: 'Alkamispäivä', terms: 'Ehtojen hyväksyntä' },
    onSubmit,
  });
  const start = useControlledField(form, 'start');
  return (
    <PortalForm form={form}>
      <TextField {...form.field('name')} />
      <TextField {...form.field('email')} type="email" />
      <Calendar {...start} today="2026-03-02" texts={useCalendarTexts()} />
      <Checkbox {...form.field('terms')} label="Hyväksyn ehdot" />
      <Button type="submit">Tilaa</Button>
      <Button onClick={() => form.refuse({ email: 'order.emailTaken' })}>Varattu</Button>
      <Button onClick={() => form.refuse({ terms: 'order.boxOpen' })}>Auki</Button>
    </PortalForm>
  );
}

async function open(): Promise<{ i18n: I18n; onSubmit: ReturnType<typeof vi.fn<(order: Order) => void>> }> {
  const i18n = setupI18n({ locale: 'fi', messages });
  const onSubmit = vi.fn<(order: Order) => void>();
  await show(
    <I18nProvider i18n={i18n}>
      <OrderForm onSubmit={onSubmit} />
    </I18nProvider>,
  );
  return { i18n, onSubmit };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const summary = (title: string) => page.getByRole('region', { name: title });
const submit = () => userEvent.click(page.getByRole('button', { name: 'Tilaa' }));
const links = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('a wrong format is told on going on to another field, not while writing, and goes when mended (form.error.when)', async () => {
  await open();
  await userEvent.fill(field('Sähköposti'), 'aino.makela.fi');
  await expect.element(field('Sähköposti')).not.toHaveAttribute('aria-invalid');
  await userEvent.click(field('Nimi'));
  await expect.element(field('Sähköposti')).toHaveAccessibleDescription('Osoitteesta puuttuu @-merkki.');
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  await userEvent.fill(field('Sähköposti'), 'aino@makela.fi');
  await expect.element(field('Sähköposti')).not.toHaveAttribute('aria-invalid');
});

test('so is it on going on to a box by its words, and not on coming back to the field (form.error.when)', async () => {
  await open();
  await userEvent.fill(field('Sähköposti'), 'aino.makela.fi');
  await userEvent.click(page.getByText('Hyväksyn ehdot'));
  await expect.element(page.getByRole('checkbox', { name: 'Hyväksyn ehdot' })).toBeChecked();
  await expect.element(field('Sähköposti')).toHaveAccessibleDescription('Osoitteesta puuttuu @-merkki.');
  await userEvent.fill(field('Sähköposti'), 'aino@makela.fi');
  await userEvent.fill(field('Sähköposti'), 'aino.makela.fi');
  (document.activeElement as HTMLElement).blur();
  await userEvent.click(field('Sähköposti'));
  await expect.element(field('Sähköposti')).not.toHaveAttribute('aria-invalid');
});

test('what is missing is not told before the form is sent (form.error.when)', async () => {
  await open();
  await userEvent.click(field('Nimi'));
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(field('Nimi')).not.toHaveAttribute('aria-invalid');
  await submit();
  await expect.element(field('Nimi')).toHaveAccessibleDescription('Nimi puuttuu.');
});

test('a form that cannot be sent says so above, with the focus there, and what is mended leaves (form.error.summary)', async () => {
  const { onSubmit } = await open();
  await userEvent.fill(field('Sähköposti'), 'aino');
  await submit();
  await expect.element(summary('Tarkista 4 kohtaa')).toHaveFocus();
  expect(links()).toEqual([
    'Nimi puuttuu',
    'Osoitteesta puuttuu @-merkki',
    'Alkamispäivä puuttuu',
    'Ehtojen hyväksyntä puuttuu',
  ]);
  await expectAccessible();
  await userEvent.click(page.getByRole('link', { name: 'Alkamispäivä puuttuu' }));
  await expect.element(field('Tai kirjoita päivä')).toHaveFocus();
  await userEvent.keyboard('28.3.2026');
  await expect.element(summary('Tarkista kolme kohtaa')).toBeVisible();
  await userEvent.click(page.getByLabelText('Hyväksyn ehdot'));
  await expect.element(summary('Tarkista kaksi kohtaa')).toBeVisible();
  await submit();
  await expect.element(summary('Tarkista kaksi kohtaa')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form that is right is sent as it is stored (form.stored)', async () => {
  const { onSubmit } = await open();
  await userEvent.fill(field('Nimi'), ' Aino Mäkelä ');
  await userEvent.fill(field('Sähköposti'), 'aino@makela.fi');
  await userEvent.fill(field('Tai kirjoita päivä'), '28.3.2026');
  await userEvent.click(page.getByLabelText('Hyväksyn ehdot'));
  await submit();
  const order = { name: 'Aino Mäkelä', email: 'aino@makela.fi', start: '2026-03-28', terms: true };
  await expect.poll(() => onSubmit.mock.calls).toEqual([[order]]);
});

test('errors follow a change of language, and what was typed stays (form.error.language, form.typedStays)', async () => {
  const { i18n } = await open();
  await userEvent.fill(field('Sähköposti'), 'aino');
  await userEvent.fill(field('Tai kirjoita päivä'), '31.2.2026');
  await submit();
  await expect.element(field('Tai kirjoita päivä')).toHaveAccessibleDescription('Tällaista päivää ei ole.');
  i18n.activate('sv');
  await expect.element(field('Sähköposti')).toHaveAccessibleDescription('Adressen saknar @-tecknet.');
  await expect.element(summary('Kontrollera 4 uppgifter')).toBeVisible();
  expect(links()[0]).toBe('Nimi saknas');
  await expect.element(page.getByRole('grid', { name: 'mars 2026' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'lördag 28 mars 2026' })).toBeVisible();
  await expect.element(field('Sähköposti')).toHaveValue('aino');
  await expect.element(field('Tai kirjoita päivä')).toHaveValue('31.2.2026');
});

test('what the server finds wrong is told like the rest, and goes when something else is written (form.error.server)', async () => {
  await open();
  await userEvent.fill(field('Sähköposti'), 'aino@makela.fi');
  await userEvent.click(page.getByRole('button', { name: 'Varattu' }));
  await expect.element(summary('Tarkista yksi kohta')).toHaveFocus();
  await expect.element(field('Sähköposti')).toHaveAccessibleDescription('Osoite Sähköposti on jo käytössä.');
  await userEvent.fill(field('Sähköposti'), 'aino.makela@esimerkki.fi');
  await expect.element(field('Sähköposti')).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

test('an error that stands at the words of its field says them in the summary alone (form.error.summary)', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Auki' }));
  await expect.element(summary('Tarkista yksi kohta')).toHaveFocus();
  expect(links()).toEqual(['Rastita kohta: Ehtojen hyväksyntä']);
  await expect.element(page.getByLabelText('Hyväksyn ehdot')).toHaveAccessibleDescription('Rastita kohta.');
});

function NamesForm() {
  const form = usePortalForm({
    schema: v.object({ first: nameField(), last: nameField() }),
    defaultValues: { first: '1', last: '2' },
    labels: { first: 'Etunimi', last: 'Sukunimi' },
    onSubmit: () => {},
  });
  return (
    <PortalForm form={form}>
      <TextField {...form.field('first')} />
      <TextField {...form.field('last')} />
      <Button type="submit">Tilaa</Button>
    </PortalForm>
  );
}

test('of two that are wrong in the same words the summary says which is which (form.error.summary)', async () => {
  await show(
    <I18nProvider i18n={setupI18n({ locale: 'fi', messages })}>
      <NamesForm />
    </I18nProvider>,
  );
  await submit();
  await expect.poll(links).toEqual(['Etunimi: Nimessä on vain kirjaimia', 'Sukunimi: Nimessä on vain kirjaimia']);
});

/** A form in which one field is asked for by another. */
function DependentForm() {
  const form = usePortalForm({
    schema: v.pipe(
      v.object({ hasEmail: v.boolean(), email: v.string() }),
      v.forward(
        v.check(({ hasEmail, email }) => !hasEmail || email !== '', 'errorLabel.required'),
        ['email'],
      ),
    ),
    defaultValues: { hasEmail: true, email: '' },
    labels: { hasEmail: 'Minulla on sähköposti', email: 'Sähköposti' },
    onSubmit: () => {},
  });
  const hasEmail = useWatch({ control: form.methods.control, name: 'hasEmail' });
  return (
    <PortalForm form={form}>
      <Checkbox {...form.field('hasEmail')} />
      {hasEmail && <TextField {...form.field('email')} />}
      <Button type="submit">Tilaa</Button>
    </PortalForm>
  );
}

test('what was wrong with a field that is asked for no more is wrong no more (form.error.summary)', async () => {
  await show(
    <I18nProvider i18n={setupI18n({ locale: 'fi', messages })}>
      <DependentForm />
    </I18nProvider>,
  );
  await submit();
  await expect.poll(links).toEqual(['Sähköposti puuttuu']);
  await userEvent.click(page.getByLabelText('Minulla on sähköposti'));
  await expect.poll(links).toEqual([]);
});

test('what the server has found stays while something else is written (form.error.server)', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Varattu' }));
  await expect.element(field('Sähköposti')).toHaveAccessibleDescription('Osoite Sähköposti on jo käytössä.');
  await userEvent.fill(field('Nimi'), 'Aino');
  await userEvent.fill(field('Nimi'), 'Aino Mäkelä');
  await expect.element(field('Sähköposti')).toHaveAccessibleDescription('Osoite Sähköposti on jo käytössä.');
});
