import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Pagination } from './Pagination.tsx';
import { ShowMore } from './ShowMore.tsx';

test('pages are turned, but not beyond the first, and what is shown is told', async () => {
  const [onPrevious, onNext] = [vi.fn(), vi.fn()];
  await show(
    <Pagination
      label="Sivut"
      count="1–6 / 144"
      previous={{ label: 'Edellinen', onTurn: onPrevious, isDisabled: true }}
      next={{ label: 'Seuraava', onTurn: onNext }}
    />,
  );
  await expect.element(page.getByRole('navigation', { name: 'Sivut' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('1–6 / 144');
  await page.getByRole('button', { name: 'Edellinen' }).click({ force: true });
  await page.getByRole('button', { name: 'Seuraava' }).click();
  expect(onPrevious).not.toHaveBeenCalled();
  expect(onNext).toHaveBeenCalledOnce();
});

function List() {
  const [isDone, setIsDone] = useState(false);
  return (
    <ShowMore
      label="Näytä lisää"
      count={isDone ? '14 / 14' : '6 / 14'}
      isDone={isDone}
      onShowMore={() => setIsDone(true)}
    />
  );
}

test('when all is shown the button is off and keeps the focus', async () => {
  await show(<List />);
  const button = page.getByRole('button', { name: 'Näytä lisää' });
  await button.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('14 / 14');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
});
