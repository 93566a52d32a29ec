import { useLingui } from '@lingui/react/macro';
import { Phone, Printer } from 'lucide';
import type { OrderResult } from '../../../../domain/types.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { usePortal } from '../../portal.context.ts';
import { SaleSurvey } from '../../sale/later/SaleSurvey.tsx';
import { useSpeaksOfCustomer } from '../../session/useSpeaksOfCustomer.ts';
import { useAdditionFacts } from './useAdditionFacts.ts';

interface EndProps {
  heading: string;
  result: OrderResult;
}

/** It is added, or offered: what, to which contract, and from when on (`addition.sent`). */
export function AdditionThanks({ heading, result }: EndProps) {
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
        facts={useAdditionFacts(result)}
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
export function AdditionNotImported({ heading, result }: EndProps) {
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
      facts={useAdditionFacts(result)}
      actions={
        <ButtonLink href={`tel:${phone}`} icon={Phone}>
          {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
        </ButtonLink>
      }
    />
  );
}
