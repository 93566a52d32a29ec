import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { includedIn } from '../../../../domain/orders/index.ts';
import type { CampaignService } from '../../../../domain/types.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { OptionCardChecks, OptionCardGroup } from '../../../ui/OptionCard/OptionCardGroup.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { chosenServices, servicesSchema, type ServicesValues } from './later.form.ts';
import { StepForm } from '../StepForm.tsx';
import { useHeld } from './useHeld.ts';
import { useProductLines } from '../useOrderWords.ts';
import type { StepProps } from '../steps/step.ts';
import { useCustomersWords } from './useCustomersWords.ts';

interface ServicesStepProps extends StepProps<ServicesValues, 'services'> {
  /** The customer's own contract whose place the order takes; null where it takes none's. */
  replacedCode: string | null;
}

/**
 * What may go with it; of what is good for the environment one at most (`order.servicesStep`). What the customer has already is
 * told, and not ordered again where it goes on (`order.serviceHeld`); what a chosen package includes is no choice besides
 * (`order.packages`).
 */
export function ServicesStep(props: ServicesStepProps) {
  const { template, orderer, facts, typed, previous, next, onSave, onBack, onNext, replacedCode } = props;
  const { t } = useLingui();
  const { priceOf } = useProductLines();
  const words = useCustomersWords(orderer);
  const { held, ending } = useHeld(template, orderer, replacedCode);
  const form = usePortalForm({
    schema: servicesSchema(facts, held),
    defaultValues: typed,
    labels: {
      environmental: t({ id: 'order.environmental', message: 'Miten sähkö tuotetaan?' }),
      others: t({ id: 'order.otherServices', message: 'Muut lisäpalvelut' }),
    },
    onSubmit: (values) => onNext({ services: values }),
  });
  useSavedForm(form.methods, { save: onSave });
  const typedNow = useWatch({ control: form.methods.control, compute: (values) => values });
  const chosenNow = chosenServices(template, typedNow);
  const packageOf = ({ tariffNo }: CampaignService) => chosenNow.find((one) => includedIn([one]).includes(tariffNo));
  const [takenOut, setTakenOut] = useState<CampaignService[]>([]);
  const takeOutParts = (templateId: string, isChosen: boolean) => {
    const now = form.methods.getValues();
    const chosen = chosenServices(template, now);
    const included = isChosen ? includedIn(chosen.filter((service) => service.templateId === templateId)) : [];
    const parts = chosen.filter(({ tariffNo }) => included.includes(tariffNo));
    setTakenOut(parts);
    if (parts.length === 0) return;
    const left = now.others.filter((id) => !parts.some((part) => part.templateId === id));
    form.methods.setValue('others', left, { shouldDirty: true });
  };
  const ofType = (wanted: CampaignService['vapType']) =>
    template.services.filter(({ type }) => type === wanted).flatMap(({ values }) => values);
  const cardOf = (service: CampaignService) => {
    const partner = service.partnerName ?? '';
    const inPackage = packageOf(service)?.productName;
    const [figure = '', ...unit] = priceOf(template.product, service.price).split('\u00a0');
    return {
      value: service.templateId,
      title: service.productName,
      badge: service.isPopular ? t({ id: 'order.service.popular', message: 'Suosittu' }) : undefined,
      description: [
        service.description,
        service.partnerName && t({ id: 'order.service.partner', message: `Palvelun toimittaa ${partner}.` }),
        ending.includes(service.tariffNo) && words.heldEnds,
        service.detachedAddon && t({ id: 'order.service.detached', message: 'Jatkuu, vaikka sähkösopimus päättyisi.' }),
      ]
        .filter(Boolean)
        .join(' '),
      price: { figure, unit: unit.join('\u00a0') },
      whyNot: inPackage
        ? t({ id: 'order.service.inPackage', message: `Sisältyy palveluun ${inPackage}.` })
        : held.includes(service.tariffNo)
          ? words.heldGoesOn
          : undefined,
    };
  };
  const included = template.product.addons.join(', ');
  const environmental = ofType('environmental');
  const others = ofType('other');
  const takenOutNames = takenOut.map(({ productName }) => productName).join(', ');

  return (
    <StepForm
      {...{ template, form, previous, next, onBack }}
      heading={t({ id: 'order.services.heading', message: 'Haluatko lisäpalveluja?' })}
    >
      {environmental.length > 0 && (
        <OptionCardGroup
          {...form.field('environmental')}
          options={[
            {
              value: '',
              title: t({ id: 'order.service.none', message: 'En valitse tuotantotapaa' }),
              description: included
                ? t({ id: 'order.service.included', message: `Sopimukseen sisältyy ${included}.` })
                : undefined,
            },
            ...environmental.map(cardOf),
          ]}
        />
      )}
      {others.length > 0 && (
        <OptionCardChecks {...form.field('others')} options={others.map(cardOf)} onToggle={takeOutParts} />
      )}
      <div role="status">
        {takenOut.length > 0 && (
          <Note>
            {t({
              id: 'order.service.takenOut',
              message: `Poistimme valinnoistasi sen, mikä sisältyy pakettiin: ${takenOutNames}.`,
            })}
          </Note>
        )}
      </div>
    </StepForm>
  );
}
