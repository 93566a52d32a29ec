import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { Locale } from '../../../i18n/locale.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { useResolvedForm, type PortalForm } from '../../../shared/form/useResolvedForm.ts';
import { late } from '../../../shared/late.ts';
import { useSaleWords } from '../../../shared/sale/useSaleWords.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { FormField, FormRows } from '../../../ui/Form/Form.tsx';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import {
  askedOf,
  householdOf,
  isDeclined,
  mostPeople,
  type OrderFormFacts,
  type ProductValues,
} from '../order.form.ts';
import { ReferralField } from '../ReferralField.tsx';
import { StepForm } from '../StepForm.tsx';
import { useEstimate } from '../useEstimate.ts';
import { useHouseTypes } from '../useHouseTypes.ts';
import { useIncluded } from '../useIncluded.ts';
import { useProductResolver } from '../useProductResolver.ts';
import { useProductLines } from '../useOrderWords.ts';
import type { StepProps } from './step.ts';

/** Few change a contract that they have. */
const ChangedContract = late(() => import('../../../shared/contracts/ChangedContract.tsx'), 'ChangedContract');

/** What the product would cost in the home that is told of, while it is told (`order.estimate`). */
function Estimate({ form, facts }: { form: PortalForm<ProductValues, unknown>; facts: OrderFormFacts }) {
  const estimateOf = useEstimate();
  const [householdSize, houseType, hasElectricHeating] = useWatch({
    control: form.methods.control,
    name: ['householdSize', 'houseType', 'hasElectricHeating'],
  });
  const household = householdOf(facts, { householdSize, houseType, hasElectricHeating });
  return (
    <div role="status">
      {estimateOf(facts.template.product, household).map(({ label, value }) => (
        <Note key={label}>{`${label}: ${value}`}</Note>
      ))}
    </div>
  );
}

/** What is ordered, and what helps to tell what it will cost (`order.product`). */
export function ProductStep(props: StepProps<ProductValues, 'product'>) {
  const { template, facts, typed, previous, next, onSave, onBack, onNext } = props;
  const { t, i18n } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { priceLines, vatText } = useProductLines();
  const { labels, termText, noticeText } = useSaleWords();
  const includedIn = useIncluded();
  const houseTypes = useHouseTypes();
  const { product } = template;
  const form = useResolvedForm({
    resolver: useProductResolver(facts),
    defaultValues: typed,
    labels: {
      householdSize: t({ id: 'order.householdSize', message: 'Montako henkeä kotona asuu?' }),
      houseType: t({ id: 'order.houseType', message: 'Millainen koti on?' }),
      hasElectricHeating: t({ id: 'order.hasElectricHeating', message: 'Koti lämpiää sähköllä' }),
      priceOffer: t({ id: 'order.priceOffer', message: 'Otatko hintatarjouksen vastaan?' }),
      rafCode: t({ id: 'order.rafCode', message: 'Suosituskoodi' }),
    },
    onSubmit: (values) => onNext({ product: values }),
  });
  useSavedForm(form.methods, { save: onSave });
  const priceOffer = useWatch({ control: form.methods.control, name: 'priceOffer' });
  const asked = askedOf(facts);
  const isOrdered = !isDeclined(facts, { priceOffer });
  const locale = i18n.locale as Locale;
  const { priceOfferAccepted, priceOfferRejected } = product.salesTexts;
  const people = Array.from({ length: mostPeople }, (_, index) => String(index + 1));

  return (
    <StepForm
      {...{ template, form, previous, next, onBack }}
      // A press is taken, and waits for the rules where they have not come yet.
      isBusy={form.methods.formState.isSubmitting}
      heading={
        speaksOfCustomer
          ? t({ id: 'order.product.headingOfStaff', message: 'Mitä asiakas tilaa?' })
          : t({ id: 'order.product.heading', message: 'Mitä olet tilaamassa?' })
      }
    >
      {template.change && (
        <Suspense>
          <ChangedContract change={template.change} />
        </Suspense>
      )}
      <Stack>
        <p>{product.salesTexts.web[locale]}</p>
        <FactList
          isFramed
          facts={[
            ...priceLines(product, null),
            { label: labels.term, value: termText(product) },
            { label: labels.notice, value: noticeText(product) },
            ...includedIn(product.addons),
            ...(product.partnerName
              ? [{ label: t({ id: 'order.partner', message: 'Toimittaja' }), value: product.partnerName }]
              : []),
          ]}
        />
        <Note>
          {vatText(product)}
          {product.productKind === 'Electricity' && !product.isRefund && (
            <>
              {' '}
              {t({ id: 'order.withoutTransmission', message: 'Sähkönsiirto ja sähkövero eivät sisälly hintoihin.' })}
            </>
          )}
        </Note>
        {product.terms.map(({ documentId, name, href }) => (
          <TextLink key={documentId} href={href} target="_blank">
            {name}
          </TextLink>
        ))}
      </Stack>
      {asked.priceOffer && (
        <RadioGroup
          {...form.field('priceOffer')}
          options={[
            {
              value: 'accepted',
              label: t({ id: 'order.priceOffer.accepted', message: 'Kyllä' }),
              description: priceOfferAccepted?.[locale],
            },
            {
              value: 'rejected',
              label: t({ id: 'order.priceOffer.rejected', message: 'En' }),
              description: priceOfferRejected?.[locale],
            },
          ]}
        />
      )}
      {asked.household && isOrdered && (
        <FormRows>
          <FormField width="half">
            <SelectField
              {...form.field('houseType')}
              mark={t({ id: 'order.optional', message: '(vapaaehtoinen)' })}
              hint={t({
                id: 'order.householdHint',
                message: 'Arvioimme näiden tietojen perusteella vuosikulutuksen.',
              })}
              placeholder={t({ id: 'order.choose', message: 'Valitse' })}
              options={houseTypes}
            />
          </FormField>
          <FormField width="half">
            <SelectField
              {...form.field('householdSize')}
              mark={t({ id: 'order.optional', message: '(vapaaehtoinen)' })}
              placeholder={t({ id: 'order.choose', message: 'Valitse' })}
              options={people.map((value) => ({ value, label: value }))}
            />
          </FormField>
          {asked.electricHeating && (
            <FormField>
              <Checkbox {...form.field('hasElectricHeating')} />
            </FormField>
          )}
          <FormField>
            <Estimate {...{ form, facts }} />
          </FormField>
        </FormRows>
      )}
      {asked.referral && isOrdered && <ReferralField form={form} />}
    </StepForm>
  );
}
