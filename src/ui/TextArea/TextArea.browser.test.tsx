import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { TextArea } from './TextArea.tsx';

const remaining = (left: number) => (left < 0 ? `${-left} liikaa` : `${left} jäljellä`);
const limited = <TextArea label="Viesti" hint="Lyhyesti" limit={{ characters: 10, remaining }} />;
const area = () => page.getByRole('textbox', { name: 'Viesti' });

test('the characters left are counted as people count, and nothing is taken away (form.limit, form.typedStays)', async () => {
  await show(limited);
  await expect.element(area()).toHaveAccessibleDescription('Lyhyesti 10 jäljellä');
  await userEvent.fill(area(), '👩‍👩‍👧ä');
  await expect.element(area()).toHaveAccessibleDescription('Lyhyesti 8 jäljellä');
  await userEvent.fill(area(), 'yksitoista!');
  await expect.element(area()).toHaveAccessibleDescription('Lyhyesti 1 liikaa');
  await expect.element(area()).toHaveValue('yksitoista!');
});

test('the reader of the screen is told near the end, when writing rests (form.limit)', async () => {
  await show(limited);
  const status = page.getByRole('status');
  await userEvent.fill(area(), 'kolme');
  await expect.element(page.getByText('5 jäljellä')).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.fill(area(), 'yhdeksän!');
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(status).toHaveTextContent('1 jäljellä');
});
