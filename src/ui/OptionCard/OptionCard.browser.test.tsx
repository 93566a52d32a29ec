import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { OptionCardChecks, OptionCardGroup } from './OptionCardGroup.tsx';

const onFollow = vi.fn();
const options = [
  {
    value: 'wind',
    title: 'Tuulisähkö',
    badge: 'Suosittu',
    description: 'Suomalaista tuulivoimaa',
    price: { figure: '2,95', unit: '€/kk' },
    more: (
      <a
        href="#tuuli"
        onClick={(event) => {
          event.preventDefault();
          onFollow();
        }}
      >
        Lue lisää
      </a>
    ),
  },
  { value: 'heat', title: 'Kaukolämpö', whyNot: 'Ei saa tähän kohteeseen' },
  { value: 'sun', title: 'Aurinkosähkö' },
];

function Offers() {
  const [value, setValue] = useState('sun');
  return <OptionCardGroup label="Palvelu" layout="offers" options={options} value={value} onChoose={setValue} />;
}

const radio = (name: string) => page.getByRole('radio', { name });

test('a card is named by its title and described by its words and its price', async () => {
  await show(<Offers />);
  await expect.element(radio('Tuulisähkö Suosittu')).toHaveAccessibleDescription('Suomalaista tuulivoimaa 2,95 €/kk');
});

test('all of a card chooses it, but for a link in it', async () => {
  await show(<Offers />);
  await userEvent.click(page.getByRole('link', { name: 'Lue lisää' }));
  expect(onFollow).toHaveBeenCalledOnce();
  await expect.element(radio('Aurinkosähkö')).toBeChecked();
  await userEvent.click(page.getByText('2,95'), { force: true });
  await expect.element(radio('Tuulisähkö')).toBeChecked();
});

test('one that cannot be chosen is reached, says why, and is passed (form.off, form.keyboard)', async () => {
  await show(<Offers />);
  // The link of the first card comes before the button that is chosen.
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(radio('Aurinkosähkö')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio('Kaukolämpö')).toHaveFocus();
  await expect.element(radio('Kaukolämpö')).toHaveAccessibleDescription('Ei saa tähän kohteeseen');
  await expect.element(radio('Kaukolämpö')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(radio('Aurinkosähkö')).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio('Tuulisähkö')).toBeChecked();
});

test('of several any number is ticked', async () => {
  const onToggle = vi.fn();
  await show(<OptionCardChecks label="Palvelut" options={options} values={['sun']} onToggle={onToggle} />);
  await userEvent.keyboard('{Tab} ');
  await userEvent.click(page.getByText('Aurinkosähkö'));
  await userEvent.click(page.getByText('Kaukolämpö'), { force: true });
  expect(onToggle.mock.calls).toEqual([
    ['wind', true],
    ['sun', false],
  ]);
});
