import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { TickLoader } from './TickLoader.tsx';

test('says what is under way only when the wait can be felt', async () => {
  await show(<TickLoader label="Ladataan tietoja" />);
  const status = page.getByRole('status');
  expect(status.element().textContent).toBe('');
  await expect.element(status).toHaveTextContent('Ladataan tietoja');
});
