import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { expectAccessible, show } from '../testing.tsx';
import { Popover } from './Popover.tsx';

const onChoose = vi.fn();
const button = page.getByRole('button', { name: 'Vaihda asiakasta' });
const list = page.getByRole('group', { name: 'Edustettavat' });

beforeEach(async () => {
  onChoose.mockClear();
  await show(
    <>
      <Popover
        label="Edustettavat"
        entries={[
          { id: '1', label: 'Aino Mäkelä', detail: 'Oma asiakkuus' },
          { id: '2', label: 'Eero Mäkelä' },
        ]}
        currentId="1"
        onChoose={onChoose}
        renderButton={(trigger) => <Button {...trigger}>Vaihda asiakasta</Button>}
      />
      <p style={{ marginTop: 300 }}>Muualla</p>
    </>,
  );
});

test('opens by its button and says which entry is the current one', async () => {
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(list).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Aino/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: /Eero/ })).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();
});

test('Escape closes it and gives the focus back', async () => {
  await button.click();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /Aino/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  await button.click();
  await page.getByText('Muualla').click();
  await expect.element(list).not.toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
});

test('a choice closes it and gives the focus back', async () => {
  await button.click();
  await page.getByRole('button', { name: /Eero/ }).click();
  expect(onChoose.mock.calls).toEqual([['2']]);
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
