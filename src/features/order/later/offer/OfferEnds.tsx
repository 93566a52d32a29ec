import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import type { Failure } from '../../../../../domain/failure.ts';
import type { AcceptedOffer, OpenedOffer } from '../../../../../domain/types.ts';
import { groupDigits } from '../../../../i18n/formats.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { usePortal } from '../../../../shared/portal.context.ts';
import { useCompanyFacts } from '../../../../shared/sale/later/useCompanyFacts.ts';
import { ButtonLink } from '../../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../../ui/MessagePage/MessagePage.tsx';
import { Notice } from '../../../../ui/Notice/Notice.tsx';
import { useSecurityWords } from '../useSecurityWords.ts';
import { useSecurityText } from './useSecurityText.ts';

interface OfferAcceptedProps {
  heading: string;
  /** Null where what came of it is in the mail alone. */
  accepted: AcceptedOffer | null;
  /** It was to be declined, and was an order already. */
  isTooLate?: boolean;
}

/** It is ordered: its number, and where it may be withdrawn from (`offer.receipt`); who would decline it is told so (`offer.decline`). */
export function OfferAccepted({ heading, accepted, isTooLate = false }: OfferAcceptedProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const companyFacts = useCompanyFacts();
  const securityText = useSecurityText();
  const { startText } = useSecurityWords();
  const lastDay = accepted?.lastWithdrawalDay ? date(accepted.lastWithdrawalDay) : null;
  const leads = {
    accepted:
      lastDay === null
        ? t({ id: 'offer.acceptedLead', message: 'Vahvistus on sähköpostissasi. Hoidamme loput.' })
        : t({
            id: 'offer.acceptedLeadOfConsumer',
            message: `Vahvistus on sähköpostissasi. Voit peruuttaa sopimuksen ${lastDay} asti, eikä syytä tarvitse kertoa.`,
          }),
    tooLate:
      lastDay === null
        ? t({
            id: 'offer.tooLateLead',
            message: 'Tarjousta ei voinut enää hylätä, sillä se oli jo hyväksytty. Vahvistus on sähköpostissasi.',
          })
        : t({
            id: 'offer.tooLateLeadOfConsumer',
            message: `Tarjousta ei voinut enää hylätä, sillä se oli jo hyväksytty. Vahvistus on sähköpostissasi. Voit peruuttaa sopimuksen ${lastDay} asti, eikä syytä tarvitse kertoa.`,
          }),
  };
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return (
    <MessagePage
      scene={isTooLate ? 'stopped' : 'rising'}
      heading={heading}
      lead={leads[isTooLate ? 'tooLate' : 'accepted']}
      facts={
        accepted
          ? [
              { label: t({ id: 'order.orderNo', message: 'Tilausnumero' }), value: groupDigits(accepted.orderNo) },
              ...companyFacts(accepted.company),
              { label: t({ id: 'order.review.product', message: 'Sopimus' }), value: accepted.productName },
              ...fact(t({ id: 'order.site', message: 'Käyttöpaikka' }), accepted.place),
              ...fact(
                t({ id: 'order.startDate', message: 'Toimitus alkaa' }),
                accepted.startDate && startText(accepted.startDate, accepted.security),
              ),
            ]
          : undefined
      }
      actions={
        <>
          <ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>
          {lastDay !== null && (
            <ButtonLink href="/withdrawal" variant="secondary">
              {t({ id: 'offer.toWithdrawal', message: 'Peruuta sopimus tästä' })}
            </ButtonLink>
          )}
        </>
      }
    >
      {accepted?.security && <Notice tone="info">{securityText(accepted.security)}</Notice>}
    </MessagePage>
  );
}

/** The contract has got what was offered meanwhile (`offer.held`). */
export function OfferHeld({ heading }: { heading: string }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'offer.heldLead',
        message:
          'Palvelu on lisätty sopimukseesi tarjouksen jälkeen, joten tarjousta ei voinut hyväksyä. Mitään uutta ei tilattu, eikä sinun tarvitse tehdä mitään.',
      })}
      actions={
        <ButtonLink href="/contracts">{t({ id: 'offer.toOwnContracts', message: 'Näytä sopimukseni' })}</ButtonLink>
      }
    />
  );
}

/** Why it cannot be taken, by its code; what is not told is that the contract is another now. */
function useNotPossibleLead(failure: Failure | null): string {
  const { t } = useLingui();
  switch (failure?.code) {
    case 'order.ownContract':
      return t({
        id: 'order.refused.ownText',
        message:
          'Mitään ei tilattu lisää. Aiempi näkyy sopimuksissa. Sopimuksen voi vaihtaa toiseen sen omalla sivulla.',
      });
    case 'priceLock.held':
      return t({
        id: 'priceLock.heldText',
        message: 'Seuraavan kuukauden hinta oli jo lukittu tähän sopimukseen. Mitään ei tilattu toiseen kertaan.',
      });
    case 'priceLock.closed':
    case 'priceLock.notPossible':
      return t({
        id: 'offer.lockNotPossible',
        message: 'Löysimme sopimuksesi, mutta sen hintaa ei voi nyt lukita. Sopimuksesi sivulla näet, miksi.',
      });
    default:
      return t({
        id: 'offer.notPossibleLead',
        message: 'Sopimuksesi on muuttunut, eikä tarjous enää sovi siihen. Mitään ei tilattu.',
      });
  }
}

/** Another try would not take it either (`offer.notPossible`). */
export function OfferNotPossible({ heading, failure }: { heading: string; failure: Failure | null }) {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={useNotPossibleLead(failure)}
      actions={
        <>
          <ButtonLink href={`tel:${phone}`} icon={Phone}>
            {t({ id: 'order.callService', message: 'Soita asiakaspalveluun' })}
          </ButtonLink>
          <ButtonLink href="/contracts" variant="secondary">
            {t({ id: 'offer.toOwnContracts', message: 'Näytä sopimukseni' })}
          </ButtonLink>
        </>
      }
    />
  );
}

/** It was accepted, and withdrawn from since (`offer.page`). */
export function OfferWithdrawn({ heading, opened }: { heading: string; opened: OpenedOffer }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'offer.withdrawnLead',
        message: 'Hyväksyit tarjouksen ja peruutit sopimuksen sen jälkeen. Vahvistus on sähköpostissasi.',
      })}
      facts={[
        { label: t({ id: 'order.orderNo', message: 'Tilausnumero' }), value: groupDigits(opened.orderNo) },
        { label: t({ id: 'order.review.product', message: 'Sopimus' }), value: opened.productName },
      ]}
      actions={<ButtonLink href="/contract">{t({ id: 'offer.toContracts', message: 'Katso sopimukset' })}</ButtonLink>}
    />
  );
}

/** Whom it was made to does not want it (`offer.decline`). */
export function OfferDeclined({ heading }: { heading: string }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'offer.declinedLead',
        message:
          'Mitään ei ole tilattu, eikä sinun tarvitse tehdä mitään muuta. Jos haluat sopimuksen, katso, mitä nyt on tarjolla.',
      })}
      actions={<ButtonLink href="/contract">{t({ id: 'offer.toContracts', message: 'Katso sopimukset' })}</ButtonLink>}
    />
  );
}

/** Nothing is ordered, and cannot be any more (`offer.time`). */
export function OfferOver({ heading, lastDay }: { heading: string; lastDay: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const day = date(lastDay);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'offer.overLead',
        message: `Se oli voimassa ${day} asti. Mitään ei ole tilattu. Jos haluat sopimuksen, katso, mitä nyt on tarjolla.`,
      })}
      actions={<ButtonLink href="/contract">{t({ id: 'offer.toContracts', message: 'Katso sopimukset' })}</ButtonLink>}
    />
  );
}
