import { useLingui } from '@lingui/react/macro';
import { Check, Printer } from 'lucide';
import type { WithdrawalReceipt } from '../../../../domain/types.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { Slip, SlipFigure } from '../../../ui/InvoiceSlip/Slip.tsx';
import { Measure } from '../../../ui/Measure/Measure.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { PageHeading } from '../../../ui/Page/PageHeading.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import { Timeline } from '../../../ui/Timeline/Timeline.tsx';
import { useWithdrawalWords } from '../useWithdrawalWords.ts';
import { useMoments } from './useMoments.ts';

/** The receipt, with day and time (`withdrawal.sent`). */
function Receipt({ receipt }: { receipt: WithdrawalReceipt }) {
  const { t } = useLingui();
  const { statement, instant, money } = useWithdrawalWords();
  const { order, text, name, email, receiptNo, usedCents } = receipt;
  const services = order?.services ?? [];
  const facts = [
    { label: t({ id: 'withdrawal.noticeOf', message: 'Ilmoitus' }), value: order ? statement(order) : text },
    ...(services.length > 0
      ? [{ label: t({ id: 'withdrawal.services', message: 'Lisäpalvelut' }), value: services.join(', ') }]
      : []),
    { label: t({ id: 'withdrawal.by', message: 'Peruuttaja' }), value: name },
    ...(order?.place ? [{ label: t({ id: 'withdrawal.place', message: 'Käyttöpaikka' }), value: order.place }] : []),
    ...(usedCents === null
      ? []
      : [{ label: t({ id: 'withdrawal.charged', message: 'Laskutamme, arviolta' }), value: money(usedCents) }]),
    { label: t({ id: 'withdrawal.sentTo', message: 'Lähetetty' }), value: email },
    { label: t({ id: 'withdrawal.receiptNo', message: 'Kuitin numero' }), value: receiptNo },
  ];
  return (
    <Slip
      title={t({ id: 'withdrawal.receipt', message: 'Kuitti peruutuksesta' })}
      status={
        <Tag tone="positive" icon={Check}>
          {t({ id: 'withdrawal.received', message: 'Vastaanotettu' })}
        </Tag>
      }
      actions={
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t({ id: 'withdrawal.print', message: 'Tulosta' })}
        </Button>
      }
    >
      <SlipFigure>{instant(receipt.receivedAt)}</SlipFigure>
      <FactList facts={facts} />
    </Slip>
  );
}

/** Some home is left without a contract. */
const needsAnother = ({ order, goesOn, moved = null }: WithdrawalReceipt) =>
  (order?.sold ?? 'contract') === 'contract' && (goesOn === null || moved !== null);

function Next({ receipt }: { receipt: WithdrawalReceipt }) {
  const { t } = useLingui();
  const moments = useMoments(receipt);
  return (
    <Stack>
      <h2>{t({ id: 'withdrawal.next', message: 'Mitä seuraavaksi' })}</h2>
      <Timeline doneLabel={t({ id: 'withdrawal.done', message: 'valmis' })} moments={moments} />
      {needsAnother(receipt) && (
        <p>
          <GoLink href="/contract">{t({ id: 'withdrawal.another', message: 'Etsi toinen sopimus' })}</GoLink>
        </p>
      )}
    </Stack>
  );
}

interface WithdrawalSentProps {
  heading: string;
  /** Null where it was received before, and the receipt is in the mail alone. */
  receipt: WithdrawalReceipt | null;
}

/** It is received: the receipt, and what happens next (`withdrawal.sent`). */
export function WithdrawalSent({ heading, receipt }: WithdrawalSentProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  if (!receipt) {
    return (
      <MessagePage
        scene="rising"
        heading={heading}
        lead={
          speaksOfCustomer
            ? t({
                id: 'withdrawal.sentBeforeOfStaff',
                message: 'Saimme peruutuksen jo aiemmin. Kuitti on asiakkaan sähköpostissa.',
              })
            : t({ id: 'withdrawal.sentBefore', message: 'Saimme peruutuksesi jo aiemmin. Kuitti on sähköpostissasi.' })
        }
        actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
      />
    );
  }
  return (
    <Measure>
      <Stack gap="large">
        <PageHeading
          lead={
            speaksOfCustomer
              ? t({
                  id: 'withdrawal.sentLeadOfStaff',
                  message: 'Saimme peruutuksen. Sama kuitti on nyt asiakkaan sähköpostissa.',
                })
              : t({ id: 'withdrawal.sentLead', message: 'Saimme peruutuksesi. Sama kuitti on nyt sähköpostissasi.' })
          }
        >
          {heading}
        </PageHeading>
        <Receipt receipt={receipt} />
        <Next receipt={receipt} />
      </Stack>
    </Measure>
  );
}
