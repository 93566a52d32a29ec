import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { question: 'Ensimmäinen kysymys', answer: 'Ensimmäinen vastaus' },
  { question: 'Toinen kysymys', answer: 'Toinen vastaus' },
];

test('an answer is opened and closed by the keyboard, whatever the others do', async () => {
  await show(<Accordion items={items} isFirstOpen />);
  await expect.element(page.getByText('Ensimmäinen vastaus')).toBeVisible();
  await expect.element(page.getByText('Toinen vastaus')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Toinen vastaus')).toBeVisible();
  await expect.element(page.getByText('Ensimmäinen vastaus')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Toinen vastaus')).not.toBeVisible();
});
