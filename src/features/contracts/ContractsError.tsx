import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure.ts';
import { ContractsFailure } from '../../api/portal.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { isSafeLink } from './contracts.view.ts';

interface ContractsErrorProps {
  failure: Failure;
  isBusy: boolean;
  onRetry: () => void;
}

/** The quick links that came with the failure, but for the one that leads here (`contracts.quickLinks`). */
function QuickLinks({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const quickLinks = failure instanceof ContractsFailure ? failure.quickLinks : [];
  const others = quickLinks.filter(({ href }) => isSafeLink(href) && href !== '/contracts');
  if (others.length === 0) return null;
  return (
    <nav aria-label={t({ id: 'contracts.quickLinks', message: 'Pikalinkit' })}>
      <Row>
        {others.map(({ id, href, label }) => (
          <GoLink key={id} href={href}>
            {label}
          </GoLink>
        ))}
      </Row>
    </nav>
  );
}

/** The contracts could not be had; the person tries again when they want (`contracts.failure`). */
export function ContractsError({ failure, isBusy, onRetry }: ContractsErrorProps) {
  const { t } = useLingui();
  const { requestId } = failure;
  const text = useFailureText(failure);
  const secondsLeft = useCountdown(failure.retryAfter, failure);
  return (
    <Stack gap="large">
      <Notice
        tone="critical"
        role="alert"
        title={t({ id: 'contracts.failed', message: 'Sopimuksia ei juuri nyt saada näkyviin' })}
        actions={
          <Button variant="secondary" onClick={onRetry} isBusy={isBusy} isDisabled={secondsLeft > 0}>
            {t({ id: 'contracts.retry', message: 'Yritä uudelleen' })}
          </Button>
        }
      >
        <p>{text}</p>
        {requestId && <p>{t({ id: 'contracts.requestId', message: `Virhetunnus ${requestId}` })}</p>}
      </Notice>
      {/* Outside of the alert, which would be read anew with every second. */}
      {secondsLeft > 0 && (
        <Note>
          {t({ id: 'contracts.retryIn', message: `Voit yrittää uudelleen ${secondsLeft} sekunnin kuluttua.` })}
        </Note>
      )}
      <QuickLinks failure={failure} />
    </Stack>
  );
}
