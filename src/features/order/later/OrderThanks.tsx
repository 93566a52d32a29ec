import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide';
import type { OrderResult } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { useIncluded } from '../useIncluded.ts';
import { useReplacedFacts } from './useReplaced.ts';
import { useSecurityWords } from './useSecurityWords.ts';
import { useCompanyFacts } from '../../../shared/sale/later/useCompanyFacts.ts';
import { SaleSurvey } from '../../../shared/sale/later/SaleSurvey.tsx';
import { FailedServices } from './FailedServices.tsx';

/** For which company it is, and whom an employee ordered for, on their receipt (`order.companyTold`, `order.staffPage`). */
export function useOrdererFacts(result: Pick<OrderResult, 'company'> | null, name: string | null): Fact[] {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const companyFacts = useCompanyFacts();
  const company = result?.company;
  return [
    ...companyFacts(company),
    ...(speaksOfCustomer && name !== null && name !== company?.name
      ? [{ label: t({ id: 'order.orderer', message: 'Tilaaja' }), value: name }]
      : []),
  ];
}

/** What the employee reads out of an offer that was sent: where its mail went, and until when it is valid (`order.staffPage`). */
function useOfferFacts({ offer }: OrderResult): Fact[] {
  const { t } = useLingui();
  const { date } = useFormats();
  if (!offer) return [];
  const day = date(offer.lastDay);
  return [
    { label: t({ id: 'order.offerSentTo', message: 'Lähetetty osoitteeseen' }), value: offer.recipients.join(', ') },
    {
      label: t({ id: 'order.offerValid', message: 'Voimassa' }),
      value: t({ id: 'order.offerValidUntil', message: `${day} asti` }),
    },
  ];
}

/** What must be paid before supply begins; null where nothing must (`order.security`). */
function useFirstPaymentText({ security }: Pick<OrderResult, 'security'>): string | null {
  const { t } = useLingui();
  const { money } = useFormats();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { withDueDay } = useSecurityWords();
  if (!security) return null;
  const sum = money((security.cents / 100).toFixed(2));
  const texts = {
    deposit: speaksOfCustomer
      ? t({
          id: 'order.sent.depositOfStaff',
          message: `Toimitus alkaa, kun asiakas on maksanut vakuuden (${sum}). Lähetämme hänelle siitä laskun.`,
        })
      : t({
          id: 'order.sent.deposit',
          message: `Toimitus alkaa, kun olet maksanut vakuuden (${sum}). Lähetämme siitä laskun.`,
        }),
    prepayment: speaksOfCustomer
      ? t({
          id: 'order.sent.prepaymentOfStaff',
          message: `Toimitus alkaa, kun asiakas on maksanut ennakon (${sum}). Lähetämme hänelle siitä laskun.`,
        })
      : t({
          id: 'order.sent.prepayment',
          message: `Toimitus alkaa, kun olet maksanut ennakon (${sum}). Lähetämme siitä laskun.`,
        }),
  };
  return withDueDay(texts[security.kind], security);
}

/** What the server has found that the person should know (`order.sent`). */
function useFindings(result: OrderResult): string[] {
  const { t } = useLingui();
  // The customer is spoken of, not to.
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { isLiableCompanyGrid, isSccHouseType, isOffer, noOfServicesToImport, serviceImportNos } = result;
  const imported = serviceImportNos.filter(({ importNo }) => importNo !== null).length;
  return [
    result.product?.isPlaceToBeFound === true &&
      (speaksOfCustomer
        ? t({
            id: 'order.sent.placeToBeFoundOfStaff',
            message:
              'Etsimme käyttöpaikkatunnuksen osoitteen perusteella ja vahvistamme sen asiakkaalle sähköpostilla. Otamme asiakkaaseen yhteyttä, jos tarvitsemme lisätietoja.',
          })
        : t({
            id: 'order.sent.placeToBeFound',
            message:
              'Etsimme käyttöpaikkatunnuksen osoitteen perusteella ja vahvistamme sen sähköpostilla. Sinun ei tarvitse tehdä mitään. Otamme yhteyttä, jos tarvitsemme lisätietoja.',
          })),
    result.product?.isEInvoiceToApprove === true &&
      (speaksOfCustomer
        ? t({
            id: 'order.sent.eInvoiceOfStaff',
            message:
              'Asiakas hyväksyy e-laskun verkkopankissaan tai pankkinsa sovelluksessa muutaman päivän kuluttua. Vasta sen jälkeen laskut tulevat pankkiin.',
          })
        : t({
            id: 'order.sent.eInvoice',
            message:
              'Hyväksy e-lasku verkkopankissasi tai pankkisi sovelluksessa muutaman päivän kuluttua. Vasta sen jälkeen laskut tulevat pankkiisi.',
          })),
    isOffer &&
      t({
        id: 'order.sent.offer',
        message: 'Tarjous sitoo vasta, kun asiakas on hyväksynyt sen.',
      }),
    // Who has a contract there already has that from before.
    isLiableCompanyGrid === true &&
      !result.product?.replaces?.length &&
      (speaksOfCustomer
        ? t({
            id: 'order.sent.liableOfStaff',
            message: 'Meillä on alueella toimitus\u00ADvelvollisuus, joten asiakas saa meiltä aina sähköä.',
          })
        : t({
            id: 'order.sent.liable',
            message: 'Meillä on alueellasi toimitus\u00ADvelvollisuus, joten saat meiltä aina sähköä.',
          })),
    isSccHouseType === true &&
      t({
        id: 'order.sent.houseType',
        message: 'Verkkoyhtiö tarkistaa ensin talon liittymän. Kerromme, jos alkamispäivä siirtyy.',
      }),
    noOfServicesToImport > 0 &&
      imported > 0 &&
      t({
        id: 'order.sent.services',
        message: plural(imported, { one: '# lisäpalvelu on tilattu.', other: '# lisäpalvelua on tilattu.' }),
      }),
  ].filter((text) => text !== false);
}

interface OrderThanksProps {
  heading: string;
  result: OrderResult;
  /** Whom an employee has ordered for; null of anyone else. */
  name: string | null;
}

/** It is ordered: its number, and what happens next (`order.sent`). */
export function OrderThanks({ heading, result, name }: OrderThanksProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { product } = result;
  const replacedFacts = useReplacedFacts();
  const ordererFacts = useOrdererFacts(result, name);
  const offerFacts = useOfferFacts(result);
  const { startText } = useSecurityWords();
  const includedIn = useIncluded();
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
              : product?.isRefund
                ? t({
                    id: 'order.sent.leadOfRefund',
                    message: 'Vahvistus on matkalla sähköpostiisi. Maksamme hyvitykset tilillesi.',
                  })
                : result.security
                  ? t({ id: 'order.sent.leadOfSecurity', message: 'Vahvistus on matkalla sähköpostiisi.' })
                  : t({ id: 'order.sent.lead', message: 'Vahvistus on matkalla sähköpostiisi. Hoidamme loput.' })
        }
        facts={[
          ...(result.orderNo
            ? [
                {
                  label: result.isOffer
                    ? t({ id: 'order.offerNo', message: 'Tarjouksen numero' })
                    : t({ id: 'order.orderNo', message: 'Tilausnumero' }),
                  value: groupDigits(result.orderNo),
                },
              ]
            : []),
          ...ordererFacts,
          ...offerFacts,
          ...(product
            ? [{ label: t({ id: 'order.review.product', message: 'Sopimus' }), value: product.productName }]
            : []),
          ...includedIn(product?.included),
          ...(product?.place
            ? [{ label: t({ id: 'order.site', message: 'Käyttöpaikka' }), value: product.place }]
            : []),
          ...(product?.startDate
            ? [
                {
                  label: t({ id: 'order.startDate', message: 'Toimitus alkaa' }),
                  value: startText(product.startDate, result.security, product.isPlaceToBeFound),
                },
              ]
            : []),
          ...replacedFacts(product?.replaces ?? []),
        ]}
        actions={
          speaksOfCustomer ? (
            <ButtonLink href="/backup">{t({ id: 'order.toDesk', message: 'Siirry työpöydälle' })}</ButtonLink>
          ) : result.isCustomer ? (
            <>
              <ButtonLink href="/contracts">{t({ id: 'order.toContracts', message: 'Omat sopimukset' })}</ButtonLink>
              {result.isMoving && (
                <ButtonLink href="/contract/termination?reason=moving" variant="secondary">
                  {t({ id: 'order.toTermination', message: 'Irtisano vanhan kodin sopimus' })}
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>
          )
        }
      >
        <Findings result={result} />
      </MessagePage>
      <SaleSurvey />
    </>
  );
}

/** What it found, and what the campaign says besides (`order.banner`). */
function Findings({ result }: { result: OrderResult }) {
  const security = useFirstPaymentText(result);
  const findings = useFindings(result);
  const speaksOfCustomer = useSpeaksOfCustomer();
  // It speaks to the customer.
  const banner = speaksOfCustomer ? undefined : result.product?.banner;
  return (
    <Stack>
      {security !== null && <Notice tone="warning">{security}</Notice>}
      {findings.map((text) => (
        <Notice key={text} tone="info">
          {text}
        </Notice>
      ))}
      <FailedServices result={result} />
      {banner && (
        <Notice
          tone="info"
          role="none"
          icon={Sparkles}
          title={banner.title}
          actions={banner.link && <TextLink href={banner.link.href}>{banner.link.label}</TextLink>}
        >
          {banner.text}
        </Notice>
      )}
    </Stack>
  );
}
