import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldRow } from './FieldRow.tsx';

const number = (label: string) => page.getByRole('textbox', { name: label, exact: true });

test('a field is named by its label and the mark behind it (form.label)', async () => {
  await show(
    <Field label="Rappu" mark="(vapaaehtoinen)">
      {(control) => <input {...control} />}
    </Field>,
  );
  await expect.element(number('Rappu (vapaaehtoinen)')).not.toHaveAttribute('aria-invalid');
});

test('it is described by its hint, its error and the saved value (form.hint, form.error.beside, form.unsaved)', async () => {
  await show(
    <Field
      label="Tunnus"
      hint="Alkaa kirjaimella Y."
      error="Tunnus puuttuu."
      saved="Nyt tallessa: Y1"
      describedBy="unit"
    >
      {(control) => (
        <>
          <input {...control} />
          <span id="unit">kpl</span>
        </>
      )}
    </Field>,
  );
  await expect
    .element(number('Tunnus'))
    .toHaveAccessibleDescription('Alkaa kirjaimella Y. Tunnus puuttuu. Nyt tallessa: Y1 kpl');
  await expect.element(number('Tunnus')).toHaveAttribute('aria-invalid', 'true');
});

test('an id that is given is the id of the control', async () => {
  await show(
    <Field id="numero" label="Numero">
      {(control) => <input {...control} />}
    </Field>,
  );
  await expect.element(number('Numero')).toHaveAttribute('id', 'numero');
});

test('a group is named by its legend, seen or not, and described like a field', async () => {
  await show(
    <>
      <FieldGroup label="Osoite" legendAs="hidden" error="Anna osoite.">
        <input aria-label="Katu" />
      </FieldGroup>
      <FieldGroup label="Lasku" isChoice hint="Voit vaihtaa." error="Valitse tapa.">
        <input type="radio" aria-label="Kirjeenä" />
      </FieldGroup>
    </>,
  );
  const address = page.getByRole('group', { name: 'Osoite' });
  await expect.element(address).toHaveAccessibleDescription('Anna osoite.');
  await expect.element(address).not.toHaveAttribute('aria-invalid');
  const bill = page.getByRole('radiogroup', { name: 'Lasku' });
  await expect.element(bill).toHaveAccessibleDescription('Voit vaihtaa. Valitse tapa.');
  await expect.element(bill).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  [600, 2],
  [320, 1],
])('short fields stand beside one another where there is room: %i px (form.label)', async (width, columns) => {
  await page.viewport(width, 600);
  await show(
    <FieldRow>
      {['Alku', 'Loppu'].map((label) => (
        <Field key={label} label={label} {...(label === 'Loppu' && { error: 'Liian aikaisin.' })}>
          {(control) => <input {...control} />}
        </Field>
      ))}
    </FieldRow>,
  );
  const [first, second] = ['Alku', 'Loppu'].map((label) => number(label).element().getBoundingClientRect());
  expect(new Set([first?.left, second?.left]).size).toBe(columns);
  expect(first?.width).toBe(second?.width);
  expect(first?.top === second?.top).toBe(columns === 2);
});
