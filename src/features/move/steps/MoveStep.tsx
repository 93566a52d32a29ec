import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { DayRange, MoveValues } from '../../../../domain/move/index.ts';
import { isDay } from '../../../../domain/time/index.ts';
import type { Contract } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { DayCalendar } from '../../../shared/calendar/DayCalendar.tsx';
import { ContractGlyph } from '../../../shared/contracts/ContractGlyph.tsx';
import { addonsOf, addressLines } from '../../../shared/contracts/contracts.view.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { StepForm } from '../../../shared/form/StepForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { OptionCardGroup } from '../../../ui/OptionCard/OptionCardGroup.tsx';
import { Panel } from '../../../ui/Panel/Panel.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { Between } from '../Between.tsx';
import { isPointAsked, lastDayWith, rangesOf, whenSchema, type MoveFrom, type WhenValues } from '../move.form.ts';
import { useStepNames, useWhyNot } from '../useMoveWords.ts';

interface MoveStepProps {
  from: MoveFrom;
  typed: WhenValues;
  /** The delivery site of the new home is looked for, so that the first day there is not certain. */
  isToBeFound: boolean;
  onSave(typed: WhenValues): void;
  onNext(move: MoveValues['move']): void;
}

/** Where a contract is, and the add-ons that go along with it. */
const describe = (contract: Contract) =>
  [...addressLines(contract.meteringPointAddress), ...addonsOf(contract).map(({ productName }) => productName)].join(
    ', ',
  );

const within = (day: string, range: DayRange | null) =>
  range !== null && isDay(day) && range.first <= day && day <= range.last;

/** Which contract moves, on which day, and which is the last in the old home (`move.which`, `move.startDays`, `move.lastDays`). */
export function MoveStep({ from, typed, isToBeFound, onSave, onNext }: MoveStepProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const names = useStepNames();
  const whyNot = useWhyNot();
  const form = usePortalForm({
    schema: whenSchema(from, date),
    defaultValues: typed,
    labels: {
      contractCode: speaksOfCustomer
        ? t({ id: 'move.fromOfStaff', message: 'Mistä asiakas muuttaa?' })
        : t({ id: 'move.from', message: 'Mistä muutat?' }),
      meteringPointId: t({ id: 'deliverySite.id', message: 'Käyttöpaikkatunnus' }),
      name: t({ id: 'move.name', message: 'Sopimuksen haltijan nimi' }),
      startDate: speaksOfCustomer
        ? t({ id: 'move.startDateOfStaff', message: 'Milloin asiakas saa avaimet?' })
        : t({ id: 'move.startDate', message: 'Milloin saat avaimet?' }),
      lastDay: t({ id: 'move.lastDay', message: 'Vanhan kodin viimeinen päivä' }),
    },
    onSubmit: onNext,
  });
  useSavedForm(form.methods, { save: onSave });
  const { control, setValue } = form.methods;
  const [contractCode, startDate, lastDay] = useWatch({ control, name: ['contractCode', 'startDate', 'lastDay'] });
  const ranges = rangesOf(from, { contractCode, startDate });
  // Most people leave the old home on the day on which they get the new one: it goes along until another is chosen.
  const goesWith = useRef(lastDayWith(from, typed));
  const goAlong = useEffectEvent(() => {
    if (!within(startDate, ranges.start)) return;
    const next = lastDayWith(from, { contractCode, startDate });
    if ((lastDay === '' || lastDay === goesWith.current) && lastDay !== next)
      setValue('lastDay', next, { shouldValidate: form.methods.formState.isSubmitted });
    goesWith.current = next;
  });
  useEffect(() => goAlong(), [startDate]);
  const outside = (range: DayRange | null) => (day: string) => {
    if (range === null) return t({ id: 'move.dayFirst', message: 'Valitse ensin muuttopäivä.' });
    const [first, last] = [date(range.first), date(range.last)];
    return within(day, range) ? null : t({ id: 'move.dayOutside', message: `Valitse päivä väliltä ${first}–${last}.` });
  };
  const { link } = from;
  return (
    <StepForm
      form={form}
      heading={
        speaksOfCustomer
          ? t({ id: 'move.move.headingOfStaff', message: 'Mistä ja milloin asiakas muuttaa?' })
          : t({ id: 'move.move.heading', message: 'Mistä ja milloin muutat?' })
      }
      previous={null}
      nextName={names.home}
    >
      {from.customerId !== null && link === null && (
        <OptionCardGroup
          {...form.field('contractCode')}
          options={from.contracts.map(({ contract, why }) => ({
            value: contract.contractCode,
            title: contract.productName,
            description: describe(contract),
            picture: <ContractGlyph icon={contract.contentConfiguration.icon} />,
            whyNot: why === null ? undefined : whyNot[why],
          }))}
        />
      )}
      {link && (
        <Panel title={t({ id: 'move.linked', message: 'Siirtyvä sopimus' })}>
          <p>{`${link.productName}, ${link.street}, ${link.postalCity}`}</p>
        </Panel>
      )}
      {isPointAsked(from) && (
        <>
          <TextField
            {...form.field('meteringPointId')}
            hint={t({
              id: 'move.pointHint',
              message: 'Vanhan kodin tunnus. Se on sähkölaskussa, ja alkaa kirjaimella Y tai siinä on 18 numeroa.',
            })}
            autoComplete="off"
          />
          <TextField {...form.field('name')} autoComplete="name" />
        </>
      )}
      <DayCalendar {...{ form, name: 'startDate', today: from.today }} whyNot={outside(ranges.start)} />
      <DayCalendar
        {...{ form, name: 'lastDay', today: ranges.last?.first ?? from.today }}
        whyNot={outside(ranges.last)}
      />
      {!isToBeFound && within(startDate, ranges.start) && within(lastDay, ranges.last) && (
        <Between {...{ startDate, lastDay }} />
      )}
    </StepForm>
  );
}
