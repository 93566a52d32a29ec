import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Toast } from './Toast.tsx';

const onUndo = vi.fn();

function Consent() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsThere(true)}>
        Peru
      </button>
      <Toast
        toast={isThere ? { text: 'Peruit tekstiviestit.', undo: { label: 'Kumoa', onUndo } } : null}
        closeLabel="Sulje"
        onClose={() => setIsThere(false)}
      />
    </>
  );
}

test('tells in a place that was there before, leaves the focus where it is, and stays until it is closed', async () => {
  await show(<Consent />);
  const status = page.getByRole('status').element();
  expect(status.textContent).toBe('');
  await page.getByRole('button', { name: 'Peru' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Peruit tekstiviestit.');
  expect(page.getByRole('status').element()).toBe(status);
  await expect.element(page.getByRole('button', { name: 'Peru' })).toHaveFocus();
  await page.getByRole('button', { name: 'Kumoa' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Sulje' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await expect.element(page.getByRole('button', { name: 'Kumoa' })).not.toBeInTheDocument();
});
