import { ChevronRight } from 'lucide';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RoundButton } from '../../ui/Stepper/RoundButton.tsx';
import { show } from '../../ui/testing.tsx';
import { guardDoublePresses } from './doublePress.ts';

guardDoublePresses();

/** As long as the second press of a double one may take, and a bit. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 450));

function Months() {
  const [month, setMonth] = useState(1);
  const { label, onClick } = { label: `Kuukausi ${month + 1}`, onClick: () => setMonth(month + 1) };
  return (
    <>
      <p role="status">{month}</p>
      <RoundButton icon={ChevronRight} isDisabled={false} {...{ label, onClick }} />
    </>
  );
}

test('a button that steps on may be pressed as fast as one can, though each step gives it another name (flow.doublePress)', async () => {
  await show(<Months />);
  await rest();
  await userEvent.dblClick(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('3');
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <p role="status">{count}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Lisää
      </button>
    </>
  );
}

test('one control may be pressed as fast as one can (flow.doublePress)', async () => {
  await show(<Counter />);
  await rest();
  await userEvent.dblClick(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('2');
});

test('a double press does not land in the dialog that has come over what was pressed, also where both are called the same (flow.doublePress)', async () => {
  const pressed: string[] = [];
  const opener = document.createElement('button');
  const dialog = document.createElement('dialog');
  const place = 'position: fixed; left: 20px; top: 20px; width: 200px; height: 48px; margin: 0';
  for (const [button, name] of [
    [opener, 'opener'],
    [document.createElement('button'), 'sender'],
  ] as const) {
    button.textContent = 'Flytta förfallodagen';
    button.style.cssText = place;
    button.addEventListener('click', () => pressed.push(name));
    (name === 'opener' ? document.body : dialog).append(button);
  }
  opener.addEventListener('click', () => dialog.showModal());
  document.body.append(dialog);
  await userEvent.dblClick(opener);
  expect(pressed).toEqual(['opener']);
  await rest();
  await userEvent.click(dialog.querySelector('button') as Element);
  expect(pressed).toEqual(['opener', 'sender']);
  opener.remove();
  dialog.remove();
});

test('a button that comes anew in a dialog, under the same name, is pressed at once (flow.doublePress)', async () => {
  let count = 0;
  const dialog = document.createElement('dialog');
  const offer = () => {
    const button = document.createElement('button');
    button.textContent = 'Yritä uudelleen';
    button.addEventListener('click', () => {
      count += 1;
      offer();
    });
    dialog.replaceChildren(button);
  };
  offer();
  document.body.append(dialog);
  dialog.showModal();
  await rest();
  await userEvent.dblClick(page.getByRole('button', { name: 'Yritä uudelleen' }));
  expect(count).toBe(2);
  dialog.remove();
});

test('the second press of a double one takes no focus from where the first has led it (flow.doublePress)', async () => {
  const pressed: string[] = [];
  const [status, sender, copier] = ['output', 'button', 'button'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  status.tabIndex = -1;
  copier.textContent = 'Kopioi viitenumero';
  sender.textContent = 'Siirrä eräpäivä';
  const place = 'position: fixed; left: 20px; top: 20px; width: 200px; height: 48px; margin: 0';
  for (const button of [copier, sender]) button.style.cssText = place;
  copier.addEventListener('click', () => pressed.push('copier'));
  sender.addEventListener('click', () => {
    sender.remove();
    status.focus();
  });
  document.body.append(status, copier, sender);
  await rest();
  await userEvent.dblClick(sender);
  expect([pressed, document.activeElement]).toEqual([[], status]);
  for (const element of [status, copier]) element.remove();
});
