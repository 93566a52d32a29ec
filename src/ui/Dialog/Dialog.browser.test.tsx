import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyy' });
const heading = page.getByRole('heading', { name: 'Istuntosi päättyy' });
const opener = page.getByRole('button', { name: 'Avaa' });

function Closable() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Avaa
      </button>
      {isOpen && (
        <Dialog
          heading="Istuntosi päättyy"
          closeLabel="Sulje"
          onClose={() => setIsOpen(false)}
          actions={<Button>Jatka</Button>}
        />
      )}
    </>
  );
}

function Required() {
  return (
    <Dialog
      isRequired
      heading="Istuntosi päättyy"
      reason="Kahden minuutin kuluttua."
      actions={<Button>Jatka</Button>}
    />
  );
}

test('begins at its heading, and the focus stays within it', async () => {
  await show(<Closable />);
  await opener.click();
  await expect.element(heading).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Sulje' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Jatka' })).toHaveFocus();
  for (let press = 0; press < 3; press++) {
    await userEvent.tab();
    expect(opener.element()).not.toBe(document.activeElement);
  }
  await expectAccessible();
});

test('Escape closes it, and the focus goes back to what opened it', async () => {
  await show(<Closable />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('its button closes it', async () => {
  await show(<Closable />);
  await opener.click();
  await page.getByRole('button', { name: 'Sulje' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a required one says why and has no way past: no button, and no Escape, however often', async () => {
  await show(<Required />);
  await expect.element(dialog).toHaveAccessibleDescription('Kahden minuutin kuluttua.');
  await expect.element(page.getByRole('button', { name: 'Sulje' })).not.toBeInTheDocument();
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await expectAccessible();
});

test('a required one that the browser closes all the same is open again', async () => {
  await show(<Required />);
  (dialog.element() as HTMLDialogElement).close();
  await expect.element(dialog).toBeVisible();
});

test('closing by the browser is told once', async () => {
  const onClose = vi.fn();
  await show(<Dialog heading="Istuntosi päättyy" closeLabel="Sulje" onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('on a narrow screen it is a sheet at the bottom', async () => {
  await page.viewport(390, 800);
  await show(<Required />);
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const { left, right, bottom } = dialog.element().getBoundingClientRect();
  await page.viewport(1024, 768);
  expect({ left, right, bottom }).toEqual({ left: 0, right: 390, bottom: 800 });
});
