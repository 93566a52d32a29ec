import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Dialog } from './Dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyy' });
const heading = page.getByRole('heading', { name: 'Istuntosi päättyy' });
const opener = page.getByRole('button', { name: 'Avaa' });

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Avaa
      </button>
      {isOpen && <Dialog heading="Istuntosi päättyy" closeLabel="Sulje" onClose={() => setIsOpen(false)} />}
    </>
  );
}

test('a double press on what opens it does not close it again, Escape and a later press outside do (flow.doublePress)', async () => {
  await show(<Opened />);
  await opener.dblClick();
  await expect.element(heading).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});
