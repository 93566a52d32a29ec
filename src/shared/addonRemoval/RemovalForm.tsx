import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { addonNamed, addonsAbout, isDayOf, removableAmong } from '../../../machines/addon-removal/addons.ts';
import { isDay } from '../../../domain/time/index.ts';
import type { RemovableAddon } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Calendar } from '../../ui/Calendar/Calendar.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { useCalendarTexts } from '../calendar/useCalendarTexts.ts';
import { RemovalOutcome } from './RemovalOutcome.tsx';
import { useBlockText } from './useBlockText.ts';
import type { Removal } from './useAddonRemoval.ts';

interface RemovalProps {
  removal: Removal;
}

const valueOf = ({ contractNo, tariffNo }: Pick<RemovableAddon, 'contractNo' | 'tariffNo'>) =>
  `${contractNo} ${tariffNo}`;

/** Which of several services ends. */
function Choice({ removal }: RemovalProps) {
  const { t } = useLingui();
  const { price } = useFormats();
  const { known, wanted, chosen } = useSelector(removal, ({ context }) => context);
  const isSending = useSelector(removal, (snapshot) => snapshot.matches('sending'));
  const addons = removableAmong(known ?? [], wanted);
  if (addons.length < 2) return null;
  return (
    <RadioGroup
      label={t({ id: 'removal.choice', message: 'Mikä palvelu päättyy?' })}
      options={addons.map((addon) => ({
        value: valueOf(addon),
        label: addon.productName,
        description: `${addon.address}, ${price(addon.price.amount, addon.price.unit)}`,
      }))}
      value={chosen === null ? '' : valueOf(chosen)}
      readOnly={isSending}
      onChoose={(value) => {
        const [contractNo = '', tariffNo] = value.split(' ');
        removal.send({ type: 'removal.choose', contractNo, tariffNo: Number(tariffNo) });
      }}
    />
  );
}

/** What is lost with a service: what it does, what it costs, and what ends with it (`removal.told`, `removal.package`). */
function Lost({ addon, endDate }: { addon: RemovableAddon; endDate: string }) {
  const { t } = useLingui();
  const { date, price } = useFormats();
  const { productName, description, endsWithIt, noticePeriodDays } = addon;
  const facts = [
    { label: t({ id: 'removal.service', message: 'Päättyvä palvelu' }), value: productName },
    ...(description === null
      ? []
      : [{ label: t({ id: 'removal.does', message: 'Mitä jää pois' }), value: description }]),
    ...(endsWithIt.length === 0
      ? []
      : [
          {
            label: t({ id: 'removal.with', message: 'Päättyy samalla' }),
            value: (
              <Stack gap="small">
                {endsWithIt.map((one) => (
                  <span key={one.productName}>{[one.productName, one.description].filter(Boolean).join(': ')}</span>
                ))}
              </Stack>
            ),
          },
        ]),
    { label: t({ id: 'removal.price', message: 'Hinta nyt' }), value: price(addon.price.amount, addon.price.unit) },
    {
      label: t({ id: 'removal.notice', message: 'Irtisanomisaika' }),
      value: t({
        id: 'removal.noticeDays',
        message: plural(noticePeriodDays, { one: '# päivä', other: '# päivää' }),
      }),
    },
    ...(isDayOf(addon, endDate)
      ? [{ label: t({ id: 'removal.lastDay', message: 'Viimeinen päivä' }), value: date(endDate) }]
      : []),
  ];
  return <FactList facts={facts} isFramed />;
}

/** The last day, from the notice on (`removal.days`). */
function LastDay({ removal, addon, endDate }: RemovalProps & { addon: RemovableAddon; endDate: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const texts = useCalendarTexts();
  const [first, last] = [date(addon.firstDay), date(addon.lastDay)];
  const outside = t({ id: 'removal.dayOutside', message: `Valitse päivä väliltä ${first}–${last}.` });
  const error = isDay(endDate) ? outside : texts.notADay(addon.firstDay);
  return (
    <Calendar
      label={t({ id: 'removal.when', message: 'Milloin palvelu päättyy?' })}
      {...(isDayOf(addon, endDate) ? { hint: outside } : { error })}
      value={endDate}
      today={addon.firstDay}
      texts={texts}
      whyNot={(day) => (isDayOf(addon, day) ? null : outside)}
      onChange={(value) => removal.send({ type: 'removal.day', endDate: value })}
    />
  );
}

/** Which service ends, when, and what is lost. */
export function RemovalForm({ removal }: RemovalProps) {
  const { t } = useLingui();
  const blockText = useBlockText();
  const { known, wanted, chosen, endDate } = useSelector(removal, ({ context }) => context);
  const isSending = useSelector(removal, (snapshot) => snapshot.matches('sending'));
  const addon = chosen && addonNamed(known ?? [], chosen);
  if (!addon) return null;
  const blocked = addonsAbout(known ?? [], wanted).filter(({ blockedFor }) => blockedFor !== null);
  return (
    <Stack gap="large">
      <Choice removal={removal} />
      {/* What was sent stays as it is until it is known what became of it. */}
      {!isSending && <LastDay key={valueOf(addon)} {...{ removal, addon, endDate }} />}
      <Lost {...{ addon, endDate }} />
      <Note>
        {t({
          id: 'removal.again',
          message:
            'Laskutamme palvelun viimeiseen päivään asti. Sen voi tilata myöhemmin uudelleen silloiseen hintaan.',
        })}
      </Note>
      {blocked.map((one) => (
        <Note key={valueOf(one)}>{blockText(one)}</Note>
      ))}
      <RemovalOutcome removal={removal} />
    </Stack>
  );
}
