import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form } from '../Form/Form.tsx';
import { show } from '../testing.tsx';
import { SaveBar } from './SaveBar.tsx';

test('it tells how much is not saved, and sends or leaves the form it stands in (form.unsaved)', async () => {
  const [onCancel, onSubmit] = [vi.fn(), vi.fn()];
  await show(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SaveBar
        label="Tallentamattomat muutokset"
        changes="2 tallentamatonta muutosta"
        cancelLabel="Peruuta"
        onCancel={onCancel}
        saveLabel="Tallenna"
      />
    </Form>,
  );
  const bar = page.getByRole('region', { name: 'Tallentamattomat muutokset' });
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 tallentamatonta muutosta');
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
  expect([onCancel.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

test('what has the focus is not behind it', async () => {
  await show(
    <Form>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>
          <button type="button">Painike {index}</button>
        </p>
      ))}
      <SaveBar label="Tallennus" changes="1 muutos" cancelLabel="Peruuta" onCancel={() => {}} saveLabel="Tallenna" />
    </Form>,
  );
  page.getByRole('button', { name: 'Painike 40' }).element().focus();
  const bar = page.getByRole('region', { name: 'Tallennus' }).element().getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Painike 40' }).element().getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(bar.top);
});
