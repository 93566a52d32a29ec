import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { kindOf } from '../../../../domain/contracts/index.ts';
import type { ReasonTerm, TerminationStep, TerminationValues } from '../../../../domain/termination/index.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { StepForm } from '../../../shared/form/StepForm.tsx';
import { DayCalendar } from '../../../shared/calendar/DayCalendar.tsx';
import { usePortalForm, type PortalForm } from '../../../shared/form/usePortalForm.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { OptionCardGroup } from '../../../ui/OptionCard/OptionCardGroup.tsx';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.tsx';
import { endSchema, type EndValues, type Terminable } from '../termination.form.ts';
import { useConsequence, useReasons, useStepNames } from '../useTerminationWords.ts';

interface EndStepProps {
  chosen: Terminable;
  typed: EndValues;
  onSave(typed: EndValues): void;
  onOpen(step: TerminationStep): void;
  onNext(end: TerminationValues['end']): void;
}

/** A fixed term is told with its last day, and who helps where none of the reasons fits (`termination.fixedTerm`). */
function FixedTerm({ until }: { until: string }) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { shown } = usePortal().brand.contacts.customerService;
  return (
    <Notice tone="info" role="none">
      {speaksOfCustomer
        ? t({
            id: 'termination.fixedTermOfStaff',
            message: `Sopimus on määräaikainen ja voimassa ${until} asti. Kesken kauden sen voi irtisanoa vain tässä mainituista syistä.`,
          })
        : t({
            id: 'termination.fixedTerm',
            message: `Sopimus on määräaikainen ja voimassa ${until} asti. Kesken kauden sen voi irtisanoa vain tässä mainituista syistä. Muissa tilanteissa asiakaspalvelumme auttaa: ${shown}.`,
          })}
    </Notice>
  );
}

type Form = PortalForm<EndValues, unknown>;

/** The day, within what the reason allows (`termination.end`). */
function LastDay({ form, term }: { form: Form; term: ReasonTerm }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const [earliest, latest] = [date(term.earliest), date(term.latest)];
  return (
    <DayCalendar
      {...{ form, name: 'lastDay', today: term.earliest }}
      whyNot={(day) =>
        day < term.earliest || day > term.latest
          ? t({ id: 'termination.dayOutside', message: `Valitse päivä väliltä ${earliest}–${latest}.` })
          : null
      }
    />
  );
}

/** Why the contract ends, and on which day (`termination.end`). */
export function EndStep({ chosen, typed, onSave, onOpen, onNext }: EndStepProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const names = useStepNames();
  const { contract, terms } = chosen;
  const kind = kindOf(contract);
  const words = useReasons(kind);
  const consequence = useConsequence();
  const reasons = terms.isPossible ? terms.reasons : [];
  const form = usePortalForm({
    schema: endSchema(terms, date),
    defaultValues: typed,
    labels: {
      reason: speaksOfCustomer
        ? t({ id: 'termination.reasonOfStaff', message: 'Miksi asiakas irtisanoo sopimuksen?' })
        : t({ id: 'termination.reason', message: 'Miksi irtisanot sopimuksen?' }),
      when: t({ id: 'termination.when', message: 'Milloin sopimus päättyy?' }),
      lastDay: t({ id: 'termination.lastDay', message: 'Sopimuksen viimeinen päivä' }),
    },
    onSubmit: onNext,
  });
  useSavedForm(form.methods, { save: onSave });
  const [reason, when] = useWatch({ control: form.methods.control, name: ['reason', 'when'] });
  const term = reasons.find((one) => one.reason === reason) ?? reasons[0];
  const earliest = term ? date(term.earliest) : '';
  const latest = term ? date(term.latest) : '';
  return (
    <StepForm
      form={form}
      heading={t({ id: 'termination.end.heading', message: 'Miksi ja milloin sopimus päättyy?' })}
      previous={{ name: names.contract, onOpen: () => onOpen('contract') }}
      nextName={names.bill}
    >
      {terms.isPossible && terms.fixedUntil !== null && <FixedTerm until={date(terms.fixedUntil)} />}
      {kind === 'heat' && (
        <Notice tone="warning" role="none">
          {consequence(kind)}
        </Notice>
      )}
      <RadioGroup
        {...form.field('reason')}
        options={reasons.map((one) => ({ value: one.reason, ...words[one.reason] }))}
      />
      <OptionCardGroup
        {...form.field('when')}
        layout="columns"
        options={[
          {
            value: 'soon',
            title: t({ id: 'termination.when.soon', message: 'Mahdollisimman pian' }),
            description: earliest,
          },
          {
            value: 'day',
            title: t({ id: 'termination.when.day', message: 'Valitsen päivän' }),
            description: t({ id: 'termination.when.dayText', message: `viimeistään ${latest}` }),
          },
        ]}
      />
      {when === 'day' && term && <LastDay {...{ form, term }} />}
    </StepForm>
  );
}
