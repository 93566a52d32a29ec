import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import { finnishCalendar } from '../Calendar/Calendar.sample.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { OptionCardChecks, OptionCardGroup } from '../OptionCard/OptionCardGroup.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { show } from '../testing.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions } from './Form.tsx';

const options = [
  { value: 'a', label: 'Ensimmäinen', title: 'Ensimmäinen' },
  { value: 'b', label: 'Toinen', title: 'Toinen' },
];

const defaultValues = {
  text: 'alku',
  area: 'rivi',
  select: 'b',
  check: true,
  radio: 'b',
  segment: 'a',
  card: 'b',
  cards: ['a'],
  people: 3,
  day: '2026-03-28',
};

function Everything({ onSubmit }: { onSubmit(values: typeof defaultValues): void }) {
  const { register, control, handleSubmit } = useForm({ defaultValues });
  return (
    <Form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField label="Teksti" {...register('text')} />
      <TextArea
        label="Viesti"
        {...register('area')}
        limit={{ characters: 9, remaining: (left) => `${left} jäljellä` }}
      />
      <SelectField label="Valikko" options={options} {...register('select')} />
      <Checkbox label="Ruutu" {...register('check')} />
      <RadioGroup label="Nappi" options={options} {...register('radio')} />
      <SegmentedControl label="Segmentti" options={options} {...register('segment')} />
      <OptionCardGroup label="Kortti" options={options} {...register('card')} />
      <OptionCardChecks label="Kortit" options={options} {...register('cards')} />
      <Controller
        control={control}
        name="people"
        render={({ field: { value, onChange } }) => (
          <Stepper
            label="Väki"
            {...{ value, onChange }}
            min={1}
            max={9}
            decreaseLabel="Vähennä"
            increaseLabel="Lisää"
          />
        )}
      />
      <Controller
        control={control}
        name="day"
        render={({ field: { value, onChange } }) => (
          <Calendar label="Päivä" {...{ value, onChange }} today="2026-03-02" texts={finnishCalendar} />
        )}
      />
      <FormActions>
        <Button type="submit">Lähetä</Button>
      </FormActions>
    </Form>
  );
}

const send = () => userEvent.click(page.getByRole('button', { name: 'Lähetä' }));
const inGroup = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });

test('a form of react-hook-form connects every field by spreading its registration', async () => {
  const onSubmit = vi.fn();
  await show(<Everything onSubmit={(values) => onSubmit(values)} />);
  await expect.element(page.getByText('5 jäljellä')).toBeVisible();
  await send();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([defaultValues]);

  await userEvent.fill(page.getByLabelText('Teksti'), 'loppu');
  await userEvent.fill(page.getByLabelText('Viesti'), 'toinen');
  await userEvent.selectOptions(page.getByLabelText('Valikko'), 'a');
  await userEvent.click(page.getByLabelText('Ruutu'));
  await userEvent.click(inGroup('Nappi', 'Ensimmäinen'));
  await userEvent.click(inGroup('Segmentti', 'Toinen'));
  await userEvent.click(page.getByRole('radiogroup', { name: 'Kortti' }).getByText('Ensimmäinen'));
  await userEvent.click(page.getByRole('group', { name: 'Kortit' }).getByText('Toinen'));
  await userEvent.click(page.getByRole('button', { name: 'Lisää' }));
  await userEvent.click(page.getByRole('button', { name: '5.3.2026', exact: true }));
  await send();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([
      {
        text: 'loppu',
        area: 'toinen',
        select: 'a',
        check: false,
        radio: 'a',
        segment: 'b',
        card: 'a',
        cards: ['a', 'b'],
        people: 4,
        day: '2026-03-05',
      },
    ]);
});
