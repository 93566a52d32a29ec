import { useLingui } from '@lingui/react/macro';
import { AddressFields } from '../../../shared/address/AddressFields.tsx';
import { useAddressLabels } from '../../../shared/address/useAddressLabels.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { fullName } from '../../../shared/customer/names.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { companyOf } from './companyOf.ts';
import { useCompanyFacts } from '../../../shared/sale/later/useCompanyFacts.ts';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { FormField, FormRows } from '../../../ui/Form/Form.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { personSchema, type PersonValues } from './later.form.ts';
import { askedOf } from '../order.form.ts';
import { SignInOffer } from './SignInOffer.tsx';
import { StepForm } from '../StepForm.tsx';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import type { StepProps } from '../steps/step.ts';

/** What a sign-in or the profile says of who orders, which is not asked. */
function KnownFacts({ orderer: { customer, personName, customerId } }: { orderer: Orderer }) {
  const { t } = useLingui();
  const companyFacts = useCompanyFacts();
  const company = companyOf(customer, null);
  const name = customer ? fullName(customer) : personName;
  if (!name) return null;
  return (
    <FactList
      isFramed
      facts={
        company
          ? companyFacts(company)
          : [
              { label: t({ id: 'order.orderer', message: 'Tilaaja' }), value: name },
              ...(customerId
                ? [{ label: t({ id: 'order.customerNo', message: 'Asiakasnumero' }), value: groupDigits(customerId) }]
                : []),
            ]
      }
    />
  );
}

/** Who orders, and where they are reached (`order.person`). */
export function PersonStep(props: StepProps<PersonValues, 'person'>) {
  const { template, facts, orderer, typed, previous, next, onSave, onBack, onNext } = props;
  const { t } = useLingui();
  const asked = askedOf(facts);
  const isCompany = template.product.customerType === 'B2B';
  const addressLabels = useAddressLabels('address');
  const form = usePortalForm({
    schema: personSchema(facts),
    defaultValues: typed,
    labels: {
      companyName: t({ id: 'order.companyName', message: 'Yrityksen nimi' }),
      businessId: t({ id: 'order.businessId', message: 'Y-tunnus' }),
      firstName: t({ id: 'order.firstName', message: 'Etunimi' }),
      lastName: t({ id: 'order.lastName', message: 'Sukunimi' }),
      identityCode: t({ id: 'order.identityCode', message: 'Henkilötunnus' }),
      email: t({ id: 'order.email', message: 'Sähköpostiosoite' }),
      phone: t({ id: 'order.phone', message: 'Puhelinnumero' }),
      ...addressLabels,
    },
    onSubmit: (values) => onNext({ person: values }),
  });
  useSavedForm(form.methods, { save: onSave });

  return (
    <StepForm
      {...{ template, form, previous, next, onBack }}
      heading={
        facts.isCalled
          ? t({ id: 'order.person.headingOfCall', message: 'Kenelle soitamme?' })
          : isCompany
            ? t({ id: 'order.person.headingOfCompany', message: 'Mikä yritys tilaa?' })
            : t({ id: 'order.person.heading', message: 'Kuka tilaa?' })
      }
    >
      {orderer.isStranger && <SignInOffer />}
      <KnownFacts orderer={orderer} />
      {asked.company && (
        <FormRows>
          <FormField width="half">
            <TextField {...form.field('companyName')} autoComplete="organization" />
          </FormField>
          <FormField width="half">
            <TextField {...form.field('businessId')} autoComplete="off" inputMode="text" />
          </FormField>
        </FormRows>
      )}
      {asked.person && (
        <Stack>
          {isCompany && <h3>{t({ id: 'order.signatory', message: 'Kuka tilaa yrityksen puolesta?' })}</h3>}
          <FormRows>
            <FormField width="half">
              <TextField {...form.field('firstName')} autoComplete="given-name" />
            </FormField>
            <FormField width="half">
              <TextField {...form.field('lastName')} autoComplete="family-name" />
            </FormField>
            {asked.identityCode && (
              <FormField width="half">
                <TextField
                  {...form.field('identityCode')}
                  hint={t({
                    id: 'order.identityCodeHint',
                    message: 'Tarvitsemme sen sopimusta varten. Se ei tallennu selaimeen.',
                  })}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              </FormField>
            )}
          </FormRows>
        </Stack>
      )}
      <Section title={t({ id: 'order.contact', message: 'Yhteystiedot' })}>
        <Stack gap="large">
          <FormRows>
            <FormField width="half">
              <TextField {...form.field('email')} type="email" autoComplete="email" />
            </FormField>
            <FormField width="half">
              <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
            </FormField>
          </FormRows>
          {asked.address && <AddressFields form={form} prefix="address" section="orderer" />}
          {!asked.address && !facts.isCalled && (
            <Note>{t({ id: 'order.profileAddress', message: 'Meillä on jo postiosoite, joten emme kysy sitä.' })}</Note>
          )}
        </Stack>
      </Section>
    </StepForm>
  );
}
