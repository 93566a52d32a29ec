import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/api.gen.ts';
import { toFailure } from '../../../domain/failure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { useQueryClient } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { accessesQuery } from './accesses.query.ts';
import { byDay, type AccessVisit } from './byDay.ts';

function useKindText(): (kind: components['schemas']['AccessKind']) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'search':
        return t({ id: 'accesses.kind.search', message: 'Löytyi haulla' });
      case 'opening':
        return t({ id: 'accesses.kind.opening', message: 'Asiakkuus avattiin' });
      case 'contactData':
        return t({ id: 'accesses.kind.contactData', message: 'Yhteystiedot' });
      case 'representations':
        return t({ id: 'accesses.kind.representations', message: 'Edustettavat' });
      case 'contracts':
        return t({ id: 'accesses.kind.contracts', message: 'Sopimukset' });
      case 'feedback':
        return t({ id: 'accesses.kind.feedback', message: 'Palaute' });
      case 'other':
        return t({ id: 'accesses.kind.other', message: 'Muut tiedot' });
    }
  };
}

function Visit({ visit: { at, until, reason, kinds } }: { visit: AccessVisit }) {
  const { t } = useLingui();
  const formats = useFormats();
  const kindText = useKindText();
  const [from, to] = [formats.time(Date.parse(at)), formats.time(Date.parse(until))];
  const when =
    from === to
      ? t({ id: 'accesses.at', message: `klo ${from}` })
      : formats.timeRange(Date.parse(at), Date.parse(until));
  return <ItemRow title={reason} lines={[when, kinds.map(kindText).join(', ')]} />;
}

function LoadingFailed({ error, retry, isBusy }: { error: Error; retry(): void; isBusy: boolean }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="critical"
      role="alert"
      title={t({ id: 'accesses.failed', message: 'Katseluja ei juuri nyt saada näkyviin' })}
      actions={
        <Button variant="secondary" isBusy={isBusy} onClick={retry}>
          {t({ id: 'accesses.retry', message: 'Yritä uudelleen' })}
        </Button>
      }
    >
      {useFailureText(toFailure(error))}
    </Notice>
  );
}

/** When and why the retailer's people have looked at the customer's data, by day (`accesses.shown`). */
export function AccessList({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { api } = useSession();
  const query = useInfiniteQuery(accessesQuery(api, customerId), useQueryClient());
  const { data, error, isFetching, hasNextPage } = query;
  const visits = data?.pages.flatMap((page) => page.visits) ?? [];
  if (!data && !error)
    return <ObjectListSkeleton label={t({ id: 'accesses.loading', message: 'Haetaan katseluja' })} />;
  return (
    <Stack gap="large">
      {data && visits.length === 0 && (
        <Notice tone="info" role="none">
          {t({ id: 'accesses.none', message: 'Kukaan työntekijöistämme ei ole katsonut tietojasi.' })}
        </Notice>
      )}
      {byDay(visits).map(({ day, visits: ofDay }) => (
        <Section key={day} title={formats.date(day)}>
          <ItemList>
            {ofDay.map((visit, index) => (
              <Visit key={`${visit.at} ${index}`} visit={visit} />
            ))}
          </ItemList>
        </Section>
      ))}
      {error && (
        <LoadingFailed
          error={error}
          isBusy={isFetching}
          retry={() => void (data ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {hasNextPage && !error && (
        <Row>
          <Button variant="secondary" isBusy={isFetching} onClick={() => void query.fetchNextPage()}>
            {t({ id: 'accesses.older', message: 'Näytä vanhempia' })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
