import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Phone, ShieldCheck } from 'lucide';
import type { Failure } from '../../../domain/failure.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { EInvoiceForm, EInvoiceSend } from '../../shared/eInvoice/EInvoiceForm.tsx';
import { useBankField } from '../../shared/eInvoice/useBankField.ts';
import { useEInvoice, type EInvoicing } from '../../shared/eInvoice/useEInvoice.ts';
import { useEInvoiceTexts } from '../../shared/eInvoice/useEInvoiceTexts.ts';
import { useErrorIdText } from '../../shared/failure/useErrorIdText.ts';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { signInLink } from '../../shared/session/signIn.links.ts';
import { useGate } from '../../shared/session/useSession.ts';
import { ProofHelp } from '../../shared/verification/ProofHelp.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';

function useHeading(): string {
  const { t } = useLingui();
  return t({ id: 'eInvoice.heading', message: 'Tilaa e-lasku pankkiin' });
}

/** Who has not proven who they are does so first (`eInvoicePage.stranger`). */
function ProofFirst() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  return (
    <MessagePage
      scene="rising"
      heading={useHeading()}
      lead={t({
        id: 'update.eInvoice.proof',
        message:
          'Lasku tulee jatkossa suoraan verkkopankkiisi. Tunnistaudu ensin, niin tiedämme, kenen laskuista on kyse.',
      })}
      actions={
        <ButtonLink
          href={signInLink({ locale, location: '/update/e-invoice', isStrong: true, bank: null })}
          icon={ShieldCheck}
        >
          {t({ id: 'update.toBank', message: 'Tunnistaudu pankkitunnuksilla' })}
        </ButtonLink>
      }
    >
      <ProofHelp />
    </MessagePage>
  );
}

/** The customer's data is not there: who helps, and another try where that makes sense (`eInvoicePage.unread`). */
function NoData({ failure, onRetry }: { failure: Failure | null; onRetry: (() => void) | null }) {
  const { t } = useLingui();
  const { phone, shown } = usePortal().brand.contacts.customerService;
  const errorId = useErrorIdText(failure);
  return (
    <MessagePage
      scene="stopped"
      heading={t({ id: 'update.noData', message: 'Tietojasi ei saatu näkyviin' })}
      lead={t({
        id: 'update.noDataLead',
        message: `Emme voi juuri nyt ottaa tilausta vastaan. Asiakaspalvelu auttaa, ${shown}.`,
      })}
      note={errorId}
      actions={
        <>
          <ButtonLink href={`tel:${phone}`} icon={Phone}>
            {t({ id: 'session.callService', message: 'Soita asiakaspalveluun' })}
          </ButtonLink>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {t({ id: 'failure.retry', message: 'Yritä uudelleen' })}
            </Button>
          )}
        </>
      }
    />
  );
}

const ToInvoices = () => {
  const { t } = useLingui();
  return <ButtonLink href="/invoices">{t({ id: 'update.toInvoices', message: 'Siirry laskuihin' })}</ButtonLink>;
};

/** There is nothing to order (`eInvoicePage.active`, `eInvoice.hidden`). */
function Nothing({ heading, lead }: { heading: string; lead: string }) {
  return <MessagePage scene="rising" {...{ heading, lead }} actions={<ToInvoices />} />;
}

function OrderForm({ eInvoicing }: { eInvoicing: EInvoicing }) {
  const { reason } = useEInvoiceTexts();
  const bankField = useBankField(eInvoicing);
  return (
    <Measure>
      <Stack gap="large">
        <PageHeading lead={reason}>{useHeading()}</PageHeading>
        <EInvoiceForm {...{ eInvoicing, bankField }} />
        <Row>
          <EInvoiceSend {...{ eInvoicing, bankField }} />
        </Row>
      </Stack>
    </Measure>
  );
}

type Input = Parameters<typeof useEInvoice>[0];

/** The conditions of the page in their order (`eInvoicePage.order`). */
function EInvoiceOrder(input: Input) {
  const { t } = useLingui();
  const texts = useEInvoiceTexts();
  const eInvoicing = useEInvoice(input);
  const { known, isMailed, failure, customerId } = useSelector(eInvoicing, ({ context }) => context);
  const state = useSelector(eInvoicing, ({ value }) => (typeof value === 'string' ? value : 'asking'));
  const heading = useHeading();
  const isForm = state === 'asking' || state === 'sending' || state === 'offered';
  usePage(state === 'ordered' ? texts.doneHeading : heading, isForm ? 'form' : state);
  switch (state) {
    case 'stranger':
      return <ProofFirst />;
    case 'unread':
      return (
        <NoData
          failure={failure}
          onRetry={customerId === null ? null : () => eInvoicing.send({ type: 'eInvoice.retry' })}
        />
      );
    case 'active':
      return (
        <Nothing
          heading={t({ id: 'update.eInvoice.active', message: 'E-lasku on jo käytössä' })}
          lead={texts.activeText(known?.bank ?? null)}
        />
      );
    case 'withheld':
      return (
        <Nothing
          heading={t({ id: 'update.eInvoice.withheld', message: 'E-laskua ei voi tilata täältä' })}
          lead={
            known?.standing === 'company'
              ? t({
                  id: 'update.eInvoice.company',
                  message: 'Yritykset saavat verkkolaskun. Asiakaspalvelu ottaa verkkolaskuosoitteen vastaan.',
                })
              : t({
                  id: 'update.eInvoice.noContract',
                  message: 'E-lasku tilataan voimassa olevalle sopimukselle, ja sellaista ei ole.',
                })
          }
        />
      );
    case 'ordered':
      return (
        <MessagePage
          scene="rising"
          heading={texts.doneHeading}
          lead={texts.doneText(known?.bank ?? null, isMailed)}
          actions={<ToInvoices />}
        />
      );
    case 'notPossible':
      return (
        <Stack gap="large">
          <PageHeading>{heading}</PageHeading>
          <Notice tone="warning" role="alert" actions={<ToInvoices />}>
            {texts.notPossible}
          </Notice>
        </Stack>
      );
    case 'reading':
      return (
        <Stack gap="large">
          <PageHeading>{heading}</PageHeading>
          <ObjectListSkeleton label={t({ id: 'update.loading', message: 'Ladataan tietoja' })} rows={1} />
        </Stack>
      );
    default:
      return <OrderForm eInvoicing={eInvoicing} />;
  }
}

/** E-invoices are ordered on a page of their own, to which mails and the app lead (`eInvoicePage.order`). */
export function UpdateEInvoicePage() {
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  const heading = useHeading();
  const isStrong = useGate(({ context }) => context.validation?.strongAuthentication === true);
  if (isEmployee && customerId === null) return <ActingNeeded heading={heading} />;
  const isProven = isStrong || isEmployee;
  return <EInvoiceOrder key={`${customerId} ${isProven}`} {...{ customerId, isProven }} isPage isWanted={false} />;
}
