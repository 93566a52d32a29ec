import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { earliestStart, earlyEndFeeOf, suggestedStart, type OrderValues } from '../../../../domain/orders/index.ts';
import { isDay } from '../../../../domain/time/index.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useFeeText } from '../../../shared/contracts/ChangedContract.tsx';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { DayCalendar } from '../../../shared/calendar/DayCalendar.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { OptionCardGroup } from '../../../ui/OptionCard/OptionCardGroup.tsx';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { startReasonOf, startSchema, type StartValues } from './later.form.ts';
import { askedOf } from '../order.form.ts';
import { StepForm } from '../StepForm.tsx';
import type { StepProps } from '../steps/step.ts';
import { useOwnContract } from './useReplaced.ts';
import { useCustomersWords } from './useCustomersWords.ts';

interface StartStepProps extends StepProps<StartValues, 'start'> {
  /** Where it is delivered, as far as that is known. */
  site: OrderValues['site'] | undefined;
}

/** When it begins (`order.start`). */
export function StartStep(props: StartStepProps) {
  const { template, facts, orderer, site, typed, previous, next, onSave, onBack, onNext } = props;
  const { t } = useLingui();
  const { date } = useFormats();
  const feeText = useFeeText();
  const words = useCustomersWords(orderer);
  const days = template.start;
  const { reason: hasReason, iban: isPaidOut } = askedOf(facts);
  const form = usePortalForm({
    schema: startSchema(facts),
    defaultValues: typed,
    labels: {
      reason: words.startReason,
      supplier: words.supplier,
      hasTerm: words.hasTerm,
      contractEndsOn: t({ id: 'order.contractEndsOn', message: 'Määräajan viimeinen päivä' }),
      when: t({ id: 'order.when', message: 'Milloin sopimus alkaa?' }),
      date: t({ id: 'order.date', message: 'Alkamispäivä' }),
    },
    onSubmit: (values) => onNext({ start: values }),
  });
  useSavedForm(form.methods, { save: onSave });
  const { control } = form.methods;
  const [reason, hasTerm, contractEndsOn, when, typedDay] = useWatch({
    control,
    name: ['reason', 'hasTerm', 'contractEndsOn', 'when', 'date'],
  });
  const chosenReason = startReasonOf(facts)(reason);
  const isSwitching = chosenReason === 'switching';
  // The days follow from it.
  const isReasonOpen = hasReason && reason === '';
  const termEnd = isSwitching && hasTerm && isDay(contractEndsOn) ? contractEndsOn : null;
  const first = earliestStart(chosenReason, days, termEnd);
  const suggested = suggestedStart(chosenReason, template, termEnd);
  const chosen = when === 'day' ? (isDay(typedDay) ? typedDay : null) : suggested;
  const fee = template.change ? earlyEndFeeOf(template.change, chosen) : null;
  const feeSaid = feeText(fee ?? 0, template.product.customerType);
  const firstDay = date(first);
  const lastDay = date(days.latest);
  const { found: own } = useOwnContract(orderer, {
    code: site?.ownContractCode ?? null,
    meteringPointNo: site?.meteringPointInfo?.meteringPointNo ?? null,
  });
  const [ownName, ownStart] = own ? [own.productName, date(own.startDate)] : ['', ''];
  const neverBegins = own !== null && chosen !== null && own.startDate >= chosen;
  const isTooLate = first > days.latest;
  const isOnlyDay = first === days.latest;
  const beginsAfterWithdrawal = suggested > first;
  const outside = (day: string) =>
    day < first || day > days.latest
      ? t({ id: 'order.dayOutside', message: `Valitse päivä väliltä ${firstDay}–${lastDay}.` })
      : null;

  return (
    <StepForm
      {...{ template, form, previous, next, onBack }}
      heading={
        template.change || facts.replacesOwn
          ? t({ id: 'change.start', message: 'Milloin uusi sopimus alkaa?' })
          : isPaidOut
            ? t({ id: 'order.start.headingOfProduction', message: 'Milloin alamme ostaa sähköä?' })
            : t({ id: 'order.start.heading', message: 'Milloin toimitus alkaa?' })
      }
    >
      {hasReason && (
        <RadioGroup
          {...form.field('reason')}
          options={[
            {
              value: 'moving',
              label: words.moving,
              description: t({ id: 'order.reason.movingText', message: 'Sähkön toimitus alkaa muuttopäivänä.' }),
            },
            {
              value: 'switching',
              label: words.switching,
              description: words.switchingText,
            },
          ]}
        />
      )}
      {facts.replacesOwn && (
        <Note>
          {neverBegins
            ? t({
                id: 'order.replacesComing',
                message: `${ownName}, jonka piti alkaa ${ownStart}, ei ala lainkaan. Sitä ei tarvitse irtisanoa.`,
              })
            : t({
                id: 'order.replacesOwn',
                message: 'Nykyinen sopimus päättyy uuden alkamista edeltävänä päivänä. Sitä ei tarvitse irtisanoa.',
              })}
        </Note>
      )}
      {isPaidOut && !template.change && !facts.replacesOwn && <Note>{words.otherBuyer}</Note>}
      {isSwitching && (
        <Stack>
          <TextField
            {...form.field('supplier')}
            mark={t({ id: 'order.optional', message: '(vapaaehtoinen)' })}
            autoComplete="off"
          />
          <Checkbox
            {...form.field('hasTerm')}
            hint={t({ id: 'order.hasTermHint', message: 'Silloin uusi sopimus voi alkaa vasta määräajan jälkeen.' })}
          />
          {hasTerm && (
            <DayCalendar
              {...{ form, today: days.today }}
              name="contractEndsOn"
              whyNot={(day) => (day < days.today ? t({ id: 'order.termOver', message: 'Päivä on jo mennyt.' }) : null)}
            />
          )}
        </Stack>
      )}
      {isTooLate ? (
        <Notice tone="warning">
          {t({
            id: 'order.startTooLate',
            message: `Uusi sopimus voisi alkaa vasta ${firstDay}, mutta tämän sopimuksen pitää alkaa viimeistään ${lastDay}. Tee tilaus lähempänä määräajan loppua.`,
          })}
        </Notice>
      ) : isOnlyDay ? (
        <Notice tone="info">{t({ id: 'order.onlyDay', message: `Sopimus alkaa ${firstDay}.` })}</Notice>
      ) : (
        <Stack>
          <OptionCardGroup
            {...form.field('when')}
            layout="columns"
            options={[
              {
                value: 'soon',
                title: beginsAfterWithdrawal
                  ? t({ id: 'order.when.afterWithdrawal', message: 'Heti peruutusajan jälkeen' })
                  : t({ id: 'order.when.soon', message: 'Mahdollisimman pian' }),
                description: isReasonOpen ? undefined : date(suggested),
              },
              {
                value: 'day',
                title: t({ id: 'order.when.day', message: 'Valitsen päivän' }),
                description: isReasonOpen
                  ? undefined
                  : beginsAfterWithdrawal
                    ? t({
                        id: 'order.when.dayTextEarly',
                        message: `väliltä ${firstDay}–${lastDay}, myös peruutusaikana`,
                      })
                    : t({ id: 'order.when.dayText', message: `väliltä ${firstDay}–${lastDay}` }),
              },
            ]}
          />
          {when === 'day' && <DayCalendar {...{ form, today: first }} name="date" whyNot={outside} />}
        </Stack>
      )}
      {fee !== null && (
        <Notice tone="warning">
          {t({
            id: 'change.feeNow',
            message: `Nykyisen sopimuksen määräaika on silloin kesken. Veloitamme ennenaikaisesta päättämisestä ${feeSaid}.`,
          })}
        </Notice>
      )}
    </StepForm>
  );
}
