import { useLingui } from '@lingui/react/macro';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import type { Customer } from '../../../domain/types.ts';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { FactGroup } from '../../ui/FactGroup/FactGroup.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { groupPhone } from './groupPhone.ts';
import { LoadingFailed } from './LoadingFailed.tsx';

/** `Koivukuja 4 B`, `PL 12`, `Poste restante`; empty where there is none. */
function useStreet({ address }: Pick<Customer, 'address'>): string {
  const { t } = useLingui();
  const { typeOfAddress, streetName, houseNumber, houseLetter, residence, postalBox } = address;
  if (typeOfAddress === 'posteRestante') return t({ id: 'profile.posteRestante', message: 'Poste restante' });
  if (typeOfAddress === 'postalBox') return t({ id: 'profile.postalBox', message: `PL ${postalBox}` });
  return [streetName, houseNumber, houseLetter, residence].filter(Boolean).join(' ');
}

/** An address of mail may be broken behind its signs, so that each part of it stays whole on a narrow line. */
function mayBreak(address: string): ReactNode {
  const parts = address.match(/[^.@]+[.@]*/g) ?? [address];
  return createElement('span', null, ...parts.flatMap((part) => [part, createElement('wbr')]));
}

function Facts({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const street = useStreet(customer);
  const { firstName, lastName, isCompany, email, mobileNumber, language } = customer;
  const { zip, city, country } = customer.address;
  const none = t({ id: 'profile.none', message: 'Ei tiedossa' });
  return (
    <div>
      <FactGroup
        title={t({ id: 'profile.name', message: 'Perustiedot' })}
        facts={[
          ...(firstName === null
            ? []
            : [{ label: t({ id: 'profile.firstName', message: 'Etunimi' }), value: firstName }]),
          {
            label:
              firstName === null
                ? t({ id: 'profile.fullName', message: 'Nimi' })
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
      <FactGroup
        title={t({ id: 'profile.address', message: 'Postiosoite' })}
        facts={[
          ...(street ? [{ label: t({ id: 'profile.street', message: 'Lähiosoite' }), value: street }] : []),
          { label: t({ id: 'profile.town', message: 'Postinumero ja postitoimipaikka' }), value: `${zip} ${city}` },
          {
            label: t({ id: 'profile.country', message: 'Maa' }),
            value: new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country,
          },
        ]}
      />
      <FactGroup
        title={t({ id: 'profile.contact', message: 'Yhteystiedot' })}
        facts={[
          {
            label: t({ id: 'profile.email', message: 'Sähköposti' }),
            value: email === null ? none : mayBreak(email),
          },
          {
            label: t({ id: 'profile.mobile', message: 'Matkapuhelin' }),
            value: mobileNumber === null ? none : groupPhone(mobileNumber),
          },
          {
            label: t({ id: 'profile.language', message: 'Asiointikieli' }),
            value: new Intl.DisplayNames([locale], { type: 'language' }).of(language.toLowerCase()) ?? language,
          },
        ]}
      />
    </div>
  );
}

interface ContactSectionsProps {
  /** What was asked of the customer, and what became of it. */
  query: ComponentProps<typeof LoadingFailed>['query'] & { data: Customer | undefined };
}

/** Who the customer is and how they are reached (`profile.contact`). */
export function ContactSections({ query }: ContactSectionsProps) {
  const { t } = useLingui();
  if (query.data) return <Facts customer={query.data} />;
  if (query.error) return <LoadingFailed query={query} />;
  return <DetailSkeleton label={t({ id: 'profile.loading', message: 'Ladataan tietoja' })} />;
}
