import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { ObjectListSkeleton } from './Skeleton.tsx';

test('says what is on its way only when the wait can be felt', async () => {
  await show(<ObjectListSkeleton label="Haetaan sopimuksia" />);
  const status = page.getByRole('status');
  expect(status.element().textContent).toBe('');
  await expect.element(status).toHaveTextContent('Haetaan sopimuksia');
});
