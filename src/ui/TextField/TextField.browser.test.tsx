import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { TextField } from './TextField.tsx';

const field = () => page.getByRole('textbox');

test('it hands on what the browser needs to fill it in and to show the right keys', async () => {
  await show(<TextField label="Puhelin" type="tel" autoComplete="tel" inputMode="tel" maxLength={20} />);
  const attributes = ['type', 'autocomplete', 'inputmode', 'maxlength'].map((name) =>
    field().element().getAttribute(name),
  );
  expect(attributes).toEqual(['tel', 'tel', 'tel', '20']);
});

test('its unit is part of its description', async () => {
  await show(<TextField label="Kulutus" hint="Vuodessa" unit="kWh" />);
  await expect.element(field()).toHaveAccessibleDescription('Vuodessa kWh');
});

function Address() {
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="Osoite" confirmation={confirmation} error={error} />
      <button type="button" onClick={() => setConfirmation('Käyttöpaikka löytyi.')}>
        Hae
      </button>
      <button type="button" onClick={() => setError('Osoite puuttuu.')}>
        Lähetä
      </button>
    </>
  );
}

test('what was found out is told politely, from a place that was there before, and not beside an error', async () => {
  await show(<Address />);
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.click(page.getByRole('button', { name: 'Hae' }));
  await expect.element(status).toHaveTextContent('Käyttöpaikka löytyi.');
  await userEvent.click(page.getByRole('button', { name: 'Lähetä' }));
  await expect.element(status).toBeEmptyDOMElement();
});
