import { useLingui } from '@lingui/react/macro';
import type { Customer } from '../../../domain/types.ts';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';

/** `Koivukuja 4 B` and `33820 Tampere`; a post-office box has no street. */
function useAddress({ address }: Pick<Customer, 'address'>): { street: string | null; town: string; country: string } {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { typeOfAddress, streetName, houseNumber, houseLetter, residence, zip, city, country, postalBox } = address;
  const street = [streetName, houseNumber, houseLetter, residence].filter(Boolean).join(' ');
  const box = postalBox === null ? null : t({ id: 'profile.postalBox', message: `PL ${postalBox}` });
  return {
    street:
      typeOfAddress === 'posteRestante' ? t({ id: 'profile.posteRestante', message: 'Poste restante' }) : street || box,
    town: `${zip} ${city}`,
    country: new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country,
  };
}

function Facts({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { street, town, country } = useAddress(customer);
  const { firstName, lastName, isCompany, email, mobileNumber, language } = customer;
  const none = t({ id: 'profile.none', message: 'Ei tiedossa' });
  return (
    <Stack gap="large">
      <Section title={t({ id: 'profile.name', message: 'Nimi' })}>
        <FactList
          facts={[
            ...(firstName === null
              ? []
              : [{ label: t({ id: 'profile.firstName', message: 'Etunimi' }), value: firstName }]),
            {
              label:
                firstName === null
                  ? t({ id: 'profile.fullName', message: 'Koko nimi' })
                  : t({ id: 'profile.lastName', message: 'Sukunimi' }),
              value: lastName,
            },
            {
              label: t({ id: 'profile.kind', message: 'Asiakastyyppi' }),
              value: isCompany
                ? t({ id: 'profile.company', message: 'Yritysasiakas' })
                : t({ id: 'profile.private', message: 'Yksityisasiakas' }),
            },
          ]}
        />
      </Section>
      <Section title={t({ id: 'profile.address', message: 'Postiosoite' })}>
        <FactList
          facts={[
            ...(street === null ? [] : [{ label: t({ id: 'profile.street', message: 'Katuosoite' }), value: street }]),
            { label: t({ id: 'profile.town', message: 'Postinumero ja -toimipaikka' }), value: town },
            { label: t({ id: 'profile.country', message: 'Maa' }), value: country },
          ]}
        />
      </Section>
      <Section title={t({ id: 'profile.contact', message: 'Yhteystiedot' })}>
        <FactList
          facts={[
            { label: t({ id: 'profile.email', message: 'Sähköposti' }), value: email ?? none },
            { label: t({ id: 'profile.mobile', message: 'Matkapuhelin' }), value: mobileNumber ?? none },
            {
              label: t({ id: 'profile.language', message: 'Asiointikieli' }),
              value: new Intl.DisplayNames([locale], { type: 'language' }).of(language.toLowerCase()) ?? language,
            },
          ]}
        />
      </Section>
    </Stack>
  );
}

/** Who the customer is and how they are reached (`profile.contact`). */
export function ContactSection({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const query = useQuery(customerQuery(api, customerId));
  if (query.data) return <Facts customer={query.data} />;
  if (query.error) return <LoadingFailed query={query} />;
  return <DetailSkeleton label={t({ id: 'profile.loading', message: 'Haetaan tietojasi' })} />;
}
