import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { useContentSettings } from '../../shared/content/useContentSettings.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { NotFoundPage } from '../../shared/page/NotFoundPage.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { TickLoader } from '../../ui/TickLoader/TickLoader.tsx';
import { forwardAddress } from './link.ts';

function Forwarding({ address }: { address: string }) {
  const { t } = useLingui();
  const text = t({ id: 'link.forwarding', message: 'Siirrytään sivulle' });
  usePage(text);
  useEffect(() => window.location.replace(address), [address]);
  return <TickLoader label={text} />;
}

function ForwardingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const heading = t({ id: 'link.failed', message: 'Linkki ei juuri nyt avaudu' });
  usePage(heading, 'failed');
  return (
    <MessagePage
      scene="broken"
      heading={heading}
      lead={useFailureText(toFailure(error))}
      actions={<Button onClick={onRetry}>{t({ id: 'link.retry', message: 'Yritä uudelleen' })}</Button>}
    />
  );
}

/** Leads to the retailer's page that the short address stands for; an id that can be none is not found (`link.forward`). */
export function LinkPage() {
  const { t } = useLingui();
  const { id } = useParams({ from: '/link/$id' });
  const { data: settings, error, refetch } = useContentSettings();

  if (error) return <ForwardingFailed error={error} onRetry={() => void refetch()} />;
  if (!settings) return <TickLoader label={t({ id: 'link.forwarding', message: 'Siirrytään sivulle' })} />;
  const address = forwardAddress(settings.linkPrefix, id);
  return address === null ? <NotFoundPage /> : <Forwarding address={address} />;
}
