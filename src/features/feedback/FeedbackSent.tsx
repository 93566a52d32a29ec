import { useLingui } from '@lingui/react/macro';
import type { FeedbackReceipt } from '../../../machines/feedback/feedback.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

interface FeedbackSentProps {
  heading: string;
  /** Null where it was received before, and its number is not told. */
  receipt: FeedbackReceipt | null;
  /** Where the answer goes; null where none is wanted. */
  answerTo: string | null;
}

/** It is received: its number, and what happens next (`feedback.sent`). */
export function FeedbackSent({ heading, receipt, answerTo }: FeedbackSentProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const facts = receipt && [
    { label: t({ id: 'feedback.number', message: 'Palautteen numero' }), value: receipt.feedbackNo },
    {
      label: t({ id: 'feedback.receivedAt', message: 'Saapui' }),
      value: formats.dateTime(Date.parse(receipt.receivedAt)),
    },
  ];
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={
        answerTo === null
          ? t({ id: 'feedback.sentLead', message: 'Asiakaspalvelumme lukee jokaisen viestin.' })
          : t({
              id: 'feedback.answerLead',
              message: `Asiakaspalvelumme vastaa osoitteeseen ${answerTo} muutaman arkipäivän kuluessa.`,
            })
      }
      facts={facts ?? undefined}
      actions={
        <>
          <ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>
          <ButtonLink href="/feedback" variant="secondary">
            {t({ id: 'feedback.another', message: 'Anna toinen palaute' })}
          </ButtonLink>
        </>
      }
    />
  );
}
