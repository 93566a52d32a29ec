import { useLingui } from '@lingui/react/macro';
import { Phone, Printer } from 'lucide';
import type { CampaignPrice, OrderResult } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { SaleSurvey } from '../../../shared/sale/later/SaleSurvey.tsx';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { useAddonWords } from '../useAddonWords.ts';

interface EndProps {
  heading: string;
  result: OrderResult;
}

/** What was ordered, to which contract, and from when on. */
function useFacts({ product, orderNo, isOffer, offer }: OrderResult): Fact[] {
  const { t } = useLingui();
  const { date, percentage } = useFormats();
  const { text } = useAddonWords();
  const { addition, price, customerType = 'B2C' } = product ?? {};
  const priceText = (paid: CampaignPrice) => {
    const amount = text({ prices: { addonFee: paid }, customerType });
    const rate = percentage(paid.vatPercentage);
    return customerType === 'B2B'
      ? t({ id: 'addon.withoutVat', message: `${amount} (alv 0 %)` })
      : t({ id: 'addon.withVat', message: `${amount} (sis. alv ${rate})` });
  };
  const name = [product?.productName, price && priceText(price)];
  return [
    { label: t({ id: 'addon.choice', message: 'Lisäpalvelu' }), value: name.filter(Boolean).join(', ') },
    ...(addition
      ? [
          {
            label: t({ id: 'addon.contract', message: 'Sopimus' }),
            value: `${addition.contractName}, ${addition.place}`,
          },
          { label: t({ id: 'addon.start', message: 'Alkaa' }), value: date(addition.startDate) },
          ...(addition.takesIn.length > 0
            ? [{ label: t({ id: 'addon.replaces', message: 'Korvaa palvelut' }), value: addition.takesIn.join(', ') }]
            : []),
        ]
      : []),
    ...(offer
      ? [
          {
            label: t({ id: 'order.offerSentTo', message: 'Lähetetty osoitteeseen' }),
            value: offer.recipients.join(', '),
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

/** It is ordered, or offered: what, to which contract, and from when on (`addition.sent`). */
export function AddonThanks({ heading, result }: EndProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const contractCode = result.product?.addition?.contractCode;
  return (
    <>
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
      <SaleSurvey />
    </>
  );
}

/** It is kept, but did not get to the retailer's systems (`addition.sent`). */
export function AddonNotImported({ heading, result }: EndProps) {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        speaksOfCustomer
          ? t({
              id: 'order.notImported.leadOfStaff',
              message:
                'Tilaus on tallessa, mutta järjestelmä ei ole vielä ottanut sitä vastaan. Asiakaspalvelu käsittelee sen ja lähettää vahvistuksen asiakkaalle. Tilausta ei tarvitse tehdä uudelleen.',
            })
          : t({
              id: 'order.notImported.lead',
              message:
                'Tilauksesi on tallessa, mutta järjestelmämme ei ole vielä ottanut sitä vastaan. Asiakaspalvelumme käsittelee sen ja lähettää vahvistuksen sähköpostiisi. Sinun ei tarvitse tilata uudelleen.',
            })
      }
      facts={useFacts(result)}
      actions={
        <ButtonLink href={`tel:${phone}`} icon={Phone}>
          {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
        </ButtonLink>
      }
    />
  );
}
