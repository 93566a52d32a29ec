import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Switch } from './Switch.tsx';

function Reminder({ whyNot }: { whyNot?: string }) {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Muistutus" description="Edellisenä päivänä" {...{ isOn, whyNot }} onChange={setIsOn} />;
}

const toggle = () => page.getByRole('switch', { name: 'Muistutus', exact: true });

test('the space bar and a press on its words turn it at once (form.keyboard)', async () => {
  await show(<Reminder />);
  await expect.element(toggle()).toHaveAccessibleDescription('Edellisenä päivänä');
  await userEvent.keyboard('{Tab} ');
  await expect.element(toggle()).toBeChecked();
  await userEvent.click(page.getByText('Muistutus'));
  await expect.element(toggle()).not.toBeChecked();
});

test('where it cannot be turned it is reached and says why (form.off)', async () => {
  await show(<Reminder whyNot="Lisää ensin puhelinnumero." />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(toggle()).toHaveFocus();
  await expect.element(toggle()).toHaveAccessibleDescription('Lisää ensin puhelinnumero.');
  await expect.element(toggle()).not.toBeChecked();
});
