import { useLingui } from '@lingui/react/macro';
import { Phone, Printer } from 'lucide';
import { formatPriceLockPeriod } from '../../../../domain/time/index.ts';
import type { OrderResult } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

interface EndProps {
  heading: string;
  result: OrderResult;
}

/** What was locked, of which contract, and at which price. */
function useFacts({ product, orderNo, isOffer }: OrderResult): Fact[] {
  const { t } = useLingui();
  const { price } = useFormats();
  const { addition, price: of } = product ?? {};
  return [
    ...(of
      ? [
          {
            label: t({ id: 'priceLock.energy', message: 'Energian hinta' }),
            value: price(of.priceInclVat, of.pricingUnit),
          },
        ]
      : []),
    ...(addition?.lock
      ? [
          {
            label: t({ id: 'priceLock.period', message: 'Lukitusjakso' }),
            value: formatPriceLockPeriod(addition.lock),
          },
        ]
      : []),
    ...(addition
      ? [
          {
            label: t({ id: 'addon.contract', message: 'Sopimus' }),
            value: `${addition.contractName}, ${addition.place}`,
          },
        ]
      : []),
    ...(orderNo === null
      ? []
      : [
          {
            label: isOffer
              ? t({ id: 'order.offerNo', message: 'Tarjouksen numero' })
              : t({ id: 'order.orderNo', message: 'Tilausnumero' }),
            value: groupDigits(orderNo),
          },
        ]),
  ];
}

/** It is locked, or offered (`addition.sent`). */
export function LockThanks({ heading, result }: EndProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const contractCode = result.product?.addition?.contractCode;
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        result.isOffer
          ? t({ id: 'order.sent.leadOfOffer', message: 'Tarjous on matkalla asiakkaan sähköpostiin.' })
          : speaksOfCustomer
            ? t({ id: 'order.sent.leadOfStaff', message: 'Vahvistus on matkalla asiakkaan sähköpostiin.' })
            : t({ id: 'order.sent.leadOfSecurity', message: 'Vahvistus on matkalla sähköpostiisi.' })
      }
      facts={useFacts(result)}
      actions={
        <>
          {contractCode !== undefined && (
            <ButtonLink href={`/contracts/${contractCode}`}>
              {t({ id: 'addon.toContract', message: 'Siirry sopimukseen' })}
            </ButtonLink>
          )}
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            {t({ id: 'addon.print', message: 'Tulosta vahvistus' })}
          </Button>
        </>
      }
    />
  );
}

/** It is kept, but did not get to the retailer's systems (`addition.sent`). */
export function LockNotImported({ heading, result }: EndProps) {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'order.notImported.lead',
        message:
          'Tilauksesi on tallessa, mutta järjestelmämme ei ole vielä ottanut sitä vastaan. Asiakaspalvelumme käsittelee sen ja lähettää vahvistuksen sähköpostiisi. Sinun ei tarvitse tilata uudelleen.',
      })}
      facts={useFacts(result)}
      actions={
        <ButtonLink href={`tel:${phone}`} icon={Phone}>
          {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
        </ButtonLink>
      }
    />
  );
}
