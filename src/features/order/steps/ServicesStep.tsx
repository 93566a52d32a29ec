import { useLingui } from '@lingui/react/macro';
import type { CampaignService } from '../../../../domain/types.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { OptionCardChecks, OptionCardGroup } from '../../../ui/OptionCard/OptionCardGroup.tsx';
import { servicesSchema, type ServicesValues } from '../later.form.ts';
import { StepForm } from '../StepForm.tsx';
import { useProductLines } from '../useOrderWords.ts';
import type { StepProps } from './step.ts';

/** What may go with it; of what is good for the environment one at most (`order.servicesStep`). */
export function ServicesStep(props: StepProps<ServicesValues, 'services'>) {
  const { template, facts, typed, previous, next, onSave, onBack, onNext } = props;
  const { t } = useLingui();
  const { priceOf } = useProductLines();
  const form = usePortalForm({
    schema: servicesSchema(facts),
    defaultValues: typed,
    labels: {
      environmental: t({ id: 'order.environmental', message: 'Miten haluat sähkösi tuotettavan?' }),
      others: t({ id: 'order.otherServices', message: 'Muut lisäpalvelut' }),
    },
    onSubmit: (values) => onNext({ services: values }),
  });
  useSavedForm(form.methods, { save: onSave });
  const ofType = (wanted: CampaignService['vapType']) =>
    template.services.filter(({ type }) => type === wanted).flatMap(({ values }) => values);
  const cardOf = (service: CampaignService) => {
    const partner = service.partnerName ?? '';
    const [figure = '', ...unit] = priceOf(template.product, service.price).split('\u00a0');
    return {
      value: service.templateId,
      title: service.productName,
      badge: service.isPopular ? t({ id: 'order.service.popular', message: 'Suosittu' }) : undefined,
      description: [
        service.description,
        service.partnerName && t({ id: 'order.service.partner', message: `Palvelun toimittaa ${partner}.` }),
        service.detachedAddon && t({ id: 'order.service.detached', message: 'Jatkuu, vaikka sähkösopimus päättyisi.' }),
      ]
        .filter(Boolean)
        .join(' '),
      price: { figure, unit: unit.join('\u00a0') },
    };
  };
  const environmental = ofType('environmental');
  const others = ofType('other');

  return (
    <StepForm
      {...{ template, form, previous, next, onBack }}
      heading={t({ id: 'order.services.heading', message: 'Haluatko lisäpalveluja?' })}
    >
      {environmental.length > 0 && (
        <OptionCardGroup
          {...form.field('environmental')}
          options={[
            { value: '', title: t({ id: 'order.service.none', message: 'En valitse tuotantotapaa' }) },
            ...environmental.map(cardOf),
          ]}
        />
      )}
      {others.length > 0 && <OptionCardChecks {...form.field('others')} options={others.map(cardOf)} />}
    </StepForm>
  );
}
