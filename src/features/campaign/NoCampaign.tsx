import { useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

interface ClosedProps {
  /** Null where there is no such campaign. */
  campaign: Campaign | null;
  /** Where there is something to order now. */
  wayOn: string;
}

/** A campaign that is over, has not begun, or is none: what to do in place of it (`campaign.closed`, `campaign.unknown`). */
function ClosedCampaign({ campaign, wayOn }: ClosedProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const name = campaign?.name ?? '';
  const firstDay = campaign ? date(campaign.opensOn) : '';
  const lastDay = campaign?.closesOn ? date(campaign.closesOn) : '';
  const { heading, lead } = !campaign
    ? {
        heading: t({ id: 'campaign.unknown', message: 'Kampanjaa ei löytynyt' }),
        lead: t({ id: 'campaign.unknown.lead', message: 'Linkki on ehkä vanhentunut tai kirjoitettu väärin.' }),
      }
    : campaign.state === 'over'
      ? {
          heading: t({ id: 'campaign.over', message: `${name} on päättynyt` }),
          lead: t({ id: 'campaign.over.lead', message: `Viimeinen tilauspäivä oli ${lastDay}.` }),
        }
      : {
          heading: t({ id: 'campaign.upcoming', message: `${name} ei ole vielä alkanut` }),
          lead: t({ id: 'campaign.upcoming.lead', message: `Voit tilata ${firstDay} alkaen.` }),
        };
  usePage(heading);
  return (
    <MessagePage
      scene={campaign?.state === 'upcoming' ? 'rising' : 'stopped'}
      heading={heading}
      lead={lead}
      actions={
        wayOn === '/' ? (
          <ButtonLink href="/">{t({ id: 'campaign.toFront', message: 'Etusivulle' })}</ButtonLink>
        ) : (
          <ButtonLink href={wayOn}>{t({ id: 'campaign.toCurrent', message: 'Katso, mitä nyt voi tilata' })}</ButtonLink>
        )
      }
    />
  );
}

function NotLoaded({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  const title = t({ id: 'campaign.title', message: 'Kampanja' });
  usePage(title, 'failed');
  return (
    <Stack gap="large">
      <PageHeading>{title}</PageHeading>
      <FailureNotice
        title={t({ id: 'campaign.failed', message: 'Kampanjaa ei juuri nyt saada näkyviin' })}
        failure={error}
        retry={{ isBusy, onRetry }}
      />
    </Stack>
  );
}

interface NoCampaignProps extends ClosedProps {
  /** Why it did not come; null where it did. */
  error: Error | null;
  isBusy: boolean;
  onRetry(): void;
}

/** What stands in the place of a campaign that is open. */
export const NoCampaign = ({ error, isBusy, onRetry, ...closed }: NoCampaignProps) =>
  error ? <NotLoaded error={error} isBusy={isBusy} onRetry={onRetry} /> : <ClosedCampaign {...closed} />;
