import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { expectAccessible, show } from '../testing.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const streets: ComboboxOption[] = [
  { id: '1', label: 'Hämeenkatu', detail: '33100 Tampere' },
  { id: '2', label: 'Hämeenpuisto', detail: '33200 Tampere' },
  { id: '3', label: 'Hämeentie', detail: '00500 Helsinki' },
];
const onSubmit = vi.fn();
const onChoose = vi.fn();

function Streets({ written = '', readOnly = false }: { written?: string; readOnly?: boolean }) {
  const [value, setValue] = useState(written);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox
        label="Katu"
        value={value}
        readOnly={readOnly}
        onChange={(event) => setValue(event.currentTarget.value)}
        options={streets.filter(({ label }) => value.length > 1 && label.startsWith(value))}
        listLabel="Kadut"
        countText={(count) => `${count} katua`}
        onChoose={(option) => {
          onChoose(option.id);
          setValue(option.label);
        }}
      />
      <input aria-label="Talon numero" />
      <div style={{ marginTop: 300 }}>
        <Button type="submit">Jatka</Button>
      </div>
    </form>
  );
}

const field = page.getByRole('combobox', { name: 'Katu' });
const list = page.getByRole('listbox', { name: 'Kadut' });
const option = (name: string) => page.getByRole('option', { name });
const activeName = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

beforeEach(() => {
  onSubmit.mockClear();
  onChoose.mockClear();
});

test('the list comes while one writes, is counted, and has the names that screen readers say (form.combobox)', async () => {
  await show(<Streets />);
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.fill(field, 'Häm');
  await expect.element(list).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  expect(field.element().getAttribute('aria-controls')).toBe(list.element().id);
  await expect.element(page.getByRole('status')).toHaveTextContent('3 katua');
  await expect.element(option('Hämeenpuisto 33200 Tampere')).toHaveAttribute('aria-selected', 'false');
  await expectAccessible();
});

test('the arrow keys go through it and round, Enter chooses and sends nothing (form.combobox)', async () => {
  await show(<Streets />);
  await userEvent.click(field);
  await userEvent.keyboard('Häm{ArrowDown}{ArrowDown}');
  await expect.poll(activeName).toBe('Hämeenpuisto33200 Tampere');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(activeName).toBe(null);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(activeName).toBe('Hämeentie00500 Helsinki');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Hämeentie');
  await expect.element(field).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  expect([onChoose.mock.calls, onSubmit.mock.calls.length]).toEqual([[['3']], 0]);
  // Nothing is chosen any more, so that Enter is the form's.
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape closes it and keeps what is written, the arrow keys open it again (form.combobox)', async () => {
  await show(<Streets />);
  await userEvent.click(field);
  await userEvent.keyboard('Häm{ArrowDown}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Häm');
  expect(activeName()).toBe(null);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
});

test('Tab goes on and chooses nothing (form.combobox)', async () => {
  await show(<Streets />);
  await userEvent.click(field);
  await userEvent.keyboard('Häm{ArrowDown}{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'Talon numero' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Häm');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press chooses and the focus stays; a press elsewhere closes it (form.combobox)', async () => {
  await show(<Streets />);
  await userEvent.fill(field, 'Häm');
  await option('Hämeenpuisto 33200 Tampere').click();
  await expect.element(field).toHaveValue('Hämeenpuisto');
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'Häm');
  await expect.element(list).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Jatka' }));
  await expect.element(list).not.toBeInTheDocument();
});

test('at 320 pixels the list is within the page (form.combobox)', async () => {
  await page.viewport(320, 640);
  await show(<Streets />);
  await userEvent.fill(field, 'Häm');
  const { left, right } = list.element().getBoundingClientRect();
  expect([left >= 0, right <= 320, document.documentElement.scrollWidth <= 320]).toEqual([true, true, true]);
  await page.viewport(1280, 720);
});

test('what is read only has no list (form.combobox)', async () => {
  await show(<Streets written="Häm" readOnly />);
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).not.toBeInTheDocument();
});
