import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const why = 'Valitse enintään 6 kuukauden aikaväli.';

function Resolution({ whyNot }: { whyNot?: string }) {
  const [value, setValue] = useState('month');
  return (
    <SegmentedControl
      label="Tarkkuus"
      value={value}
      onChoose={setValue}
      options={[
        { value: 'month', label: 'Kuukausi' },
        { value: 'hour', label: 'Tunti', whyNot },
        { value: 'day', label: 'Päivä', note: '24 h' },
      ]}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name });

test('the arrow keys choose (form.keyboard)', async () => {
  await show(<Resolution />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(radio('Tunti')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Päivä 24 h')).toBeChecked();
  await expect.element(radio('Päivä 24 h')).toHaveFocus();
});

test('an option that cannot be chosen is reached, says why, and is passed (form.off)', async () => {
  await show(<Resolution whyNot={why} />);
  const reason = page.getByRole('radiogroup').getByRole('paragraph');
  await expect.element(reason).toBeEmptyDOMElement();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(radio('Tunti')).toHaveFocus();
  await expect.element(radio('Tunti')).toHaveAccessibleDescription(why);
  await expect.element(reason).toHaveTextContent(why);
  await expect.element(radio('Kuukausi')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Päivä')).toBeChecked();
  await expect.element(reason).toBeEmptyDOMElement();
});

test('a press on it says why, and once the reason is gone the next press chooses (form.off)', async () => {
  function LongThenShort() {
    const [isShort, setIsShort] = useState(false);
    return (
      <>
        <Resolution whyNot={isShort ? undefined : why} />
        <button type="button" onClick={() => setIsShort(true)}>
          Lyhennä
        </button>
      </>
    );
  }
  await show(<LongThenShort />);
  await userEvent.click(radio('Tunti'), { force: true });
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(why);
  await expect.element(radio('Kuukausi')).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Lyhennä' }));
  await userEvent.click(radio('Tunti'));
  await expect.element(radio('Tunti')).toBeChecked();
});
