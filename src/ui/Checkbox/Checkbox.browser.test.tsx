import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Checkbox } from './Checkbox.tsx';

test('the space bar ticks it, and its hint and error are read with it (form.keyboard, form.error.beside)', async () => {
  await show(<Checkbox label="Hyväksyn ehdot" hint="Pakollinen" error="Hyväksyntä puuttuu." />);
  const box = page.getByRole('checkbox', { name: 'Hyväksyn ehdot', exact: true });
  await expect.element(box).toHaveAccessibleDescription('Pakollinen Hyväksyntä puuttuu.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Tab} ');
  await expect.element(box).toBeChecked();
});

test('a link in its words is followed and ticks nothing', async () => {
  const onFollow = vi.fn();
  await show(
    <Checkbox
      label={
        <>
          Hyväksyn{' '}
          <a
            href="#ehdot"
            onClick={(event) => {
              event.preventDefault();
              onFollow();
            }}
          >
            ehdot
          </a>
        </>
      }
    />,
  );
  await userEvent.click(page.getByRole('link', { name: 'ehdot' }));
  expect(onFollow).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('checkbox', { name: 'Hyväksyn ehdot' })).not.toBeChecked();
});

test('that is read only says so and stays as it is, by pointer and by key (form.readOnly)', async () => {
  await show(<Checkbox label="Hyväksyn ehdot" defaultChecked readOnly />);
  const box = page.getByRole('checkbox', { name: 'Hyväksyn ehdot' });
  await expect.element(box).toHaveAttribute('aria-readonly', 'true');
  await userEvent.click(page.getByText('Hyväksyn ehdot'));
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveFocus();
});
