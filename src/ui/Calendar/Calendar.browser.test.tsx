import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { finnishCalendar } from './Calendar.sample.ts';
import { Calendar } from './Calendar.tsx';

const refuse = (day: string) => (day < '2026-03-05' ? 'liian aikaisin' : null);

function Keys({ first = '2026-03-28' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Calendar
        label="Avaimet"
        value={value}
        onChange={setValue}
        today="2026-03-02"
        whyNot={refuse}
        texts={finnishCalendar}
        error={value === '' ? 'Päivä puuttuu.' : undefined}
      />
      <output aria-label="Arvo">{value}</output>
    </>
  );
}

const day = (name: string) => page.getByRole('button', { name, exact: true });
const typed = () => page.getByRole('textbox', { name: 'Tai kirjoita päivä' });
const value = () => page.getByLabelText('Arvo');
const grid = (name: string) => page.getByRole('grid', { name });

test.each([
  ['{ArrowLeft}', '27.3.2026'],
  ['{ArrowRight}', '29.3.2026'],
  ['{ArrowUp}', '21.3.2026'],
  ['{ArrowDown}', '4.4.2026'],
  ['{Home}', '23.3.2026'],
  ['{End}', '29.3.2026'],
  ['{PageUp}', '28.2.2026, liian aikaisin'],
  ['{PageDown}', '28.4.2026'],
  ['{Shift>}{PageDown}{/Shift}', '28.3.2027'],
])('from the chosen day, to which Tab leads, %s leads to %s (form.calendar.keys)', async (keys, name) => {
  await show(<Keys />);
  // The button of the month before comes first: in it no day can be chosen. Then that of the month after.
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(day('28.3.2026')).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(day(name)).toHaveFocus();
  await expect.element(value()).toHaveTextContent('2026-03-28');
});

test('Enter chooses the day that has the focus, and the next Tab leads to the typed day (form.calendar)', async () => {
  await show(<Keys />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowRight}{Enter}');
  await expect.element(value()).toHaveTextContent('2026-03-29');
  await expect.element(day('29.3.2026')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(typed()).toHaveFocus();
  await expect.element(typed()).toHaveValue('29.3.2026');
});

test('a day that cannot be chosen is reached and says why, in its name and to everyone (form.calendar, form.off)', async () => {
  await show(<Keys />);
  const early = day('4.3.2026, liian aikaisin');
  await userEvent.click(early, { force: true });
  await expect.element(early).toHaveFocus();
  await expect.element(early).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('liian aikaisin', { exact: true })).toBeVisible();
  await expect.element(value()).toHaveTextContent('2026-03-28');
});

test('the buttons beside the month are named by where they lead; the one to no day is off', async () => {
  await show(<Keys />);
  await expect.element(day('helmikuu 2026')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day('huhtikuu 2026'));
  await expect.element(grid('huhtikuu 2026')).toBeVisible();
  await expect.element(day('toukokuu 2026')).toHaveFocus();
  await expectAccessible();
});

test('a typed day is chosen and its month shown; what is no day stays as it was typed (form.calendar, form.typedStays)', async () => {
  await show(<Keys />);
  await userEvent.fill(typed(), '1.12.2026');
  await expect.element(value()).toHaveTextContent('2026-12-01');
  await expect.element(grid('joulukuu 2026')).toBeVisible();
  await expect.element(day('1.12.2026')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.fill(typed(), '31.2.2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(value()).toHaveTextContent('31.2.2026');
  await expect.element(typed()).toHaveValue('31.2.2026');
});

test('a day that cannot be chosen may be typed (form.calendar)', async () => {
  await show(<Keys first="" />);
  await expect.element(typed()).toHaveAccessibleDescription('Päivä puuttuu.');
  await userEvent.fill(typed(), '1.3.2026');
  await expect.element(value()).toHaveTextContent('2026-03-01');
});

test('a typed day far from all that can be chosen leaves the month near them, and keys leave the way back (form.calendar)', async () => {
  await show(<Keys />);
  await userEvent.fill(typed(), '1.12.2024');
  await expect.element(value()).toHaveTextContent('2024-12-01');
  await expect.element(grid('maaliskuu 2026')).toBeVisible();
  await expect.element(day('huhtikuu 2026')).not.toHaveAttribute('aria-disabled');
  await userEvent.click(day('5.3.2026'));
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await expect.element(grid('maaliskuu 2025')).toBeVisible();
  await expect.element(day('helmikuu 2025')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day('huhtikuu 2025'));
  await expect.element(grid('huhtikuu 2025')).toBeVisible();
});

test('without a day the month of today is shown, and the last year has an end', async () => {
  await show(<Keys first="" />);
  await expect.element(day('2.3.2026, liian aikaisin')).toHaveAttribute('aria-current', 'date');
  await userEvent.fill(typed(), '31.12.9999');
  await expect.element(grid('joulukuu 9999')).toBeVisible();
  await userEvent.click(day('31.12.9999'));
  await userEvent.keyboard('{ArrowRight}{PageDown}');
  await expect.element(day('31.12.9999')).toHaveFocus();
});

test('a marked day says what it is, in its name and to everyone who comes to it (form.calendar.holidays)', async () => {
  await show(
    <Calendar
      label="Avaimet"
      value="2026-04-02"
      onChange={() => undefined}
      today="2026-03-02"
      marked={new Map([['2026-04-03', 'pitkäperjantai']])}
      texts={finnishCalendar}
    />,
  );
  await userEvent.click(day('3.4.2026, pitkäperjantai'));
  await expect.element(page.getByText('pitkäperjantai', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('under text of 200 % the numbers of a week stay apart on the narrowest screen (layout.largeText)', async () => {
  document.documentElement.style.fontSize = '32px';
  await show(
    <div style={{ width: '18rem', maxWidth: 288 }}>
      <Keys />
    </div>,
  );
  const widthOf = (name: string) => {
    const range = document.createRange();
    const button = day(name).element();
    range.selectNodeContents(button);
    return { number: range.getBoundingClientRect().width, column: button.getBoundingClientRect().width };
  };
  await expect.element(day('28.3.2026')).toBeVisible();
  const { number, column } = widthOf('28.3.2026');
  document.documentElement.style.fontSize = '';
  expect(column - number).toBeGreaterThan(8);
});
