import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { components } from '../../../openapi/api.gen.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ShowMore } from '../../ui/Pagination/ShowMore.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { byDay, inOrder, inSentence, whenOf, type AccessVisit } from './byDay.ts';

/** The pages of visits that have come, and the way to older ones. */
type AccessesQuery = UseInfiniteQueryResult<InfiniteData<{ visits: AccessVisit[] }>>;

function useKindText(): (kind: components['schemas']['AccessKind']) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'search':
        return t({ id: 'accesses.kind.search', message: 'Nimi näkyi hakutuloksissa' });
      case 'typed':
        return t({ id: 'accesses.kind.typed', message: 'Henkilötunnus kirjoitettiin tilaukseen' });
      case 'opening':
        return t({ id: 'accesses.kind.opening', message: 'Asiakastiedot avattiin' });
      case 'contactData':
        return t({ id: 'accesses.kind.contactData', message: 'Yhteystiedot' });
      case 'representations':
        return t({ id: 'accesses.kind.representations', message: 'Valtuutukset' });
      case 'contracts':
        return t({ id: 'accesses.kind.contracts', message: 'Sopimukset' });
      case 'consumption':
        return t({ id: 'accesses.kind.consumption', message: 'Kulutus' });
      case 'orders':
        return t({ id: 'accesses.kind.orders', message: 'Tilaukset' });
      case 'invoices':
        return t({ id: 'accesses.kind.invoices', message: 'Laskut ja laskutustiedot' });
      case 'order':
        return t({ id: 'accesses.kind.order', message: 'Tilaus tehtiin' });
      case 'addonOrder':
        return t({ id: 'accesses.kind.addonOrder', message: 'Lisäpalvelu tilattiin' });
      case 'addonRemoval':
        return t({ id: 'accesses.kind.addonRemoval', message: 'Lisäpalvelu lopetettiin' });
      case 'priceLockReminder':
        return t({ id: 'accesses.kind.priceLockReminder', message: 'Muistutus hinnan lukitsemisesta tilattiin' });
      case 'move':
        return t({ id: 'accesses.kind.move', message: 'Sopimus siirrettiin uuteen kotiin' });
      case 'termination':
        return t({ id: 'accesses.kind.termination', message: 'Sopimus irtisanottiin' });
      case 'transfer':
        return t({ id: 'accesses.kind.transfer', message: 'Sopimuksen siirto' });
      case 'withdrawal':
        return t({ id: 'accesses.kind.withdrawal', message: 'Tilauksen peruutus' });
      case 'eInvoice':
        return t({ id: 'accesses.kind.eInvoice', message: 'E-lasku tilattiin' });
      case 'billing':
        return t({ id: 'accesses.kind.billing', message: 'Laskutusväli vaihdettiin' });
      case 'postponement':
        return t({ id: 'accesses.kind.postponement', message: 'Laskun eräpäivä siirrettiin' });
      case 'feedback':
        return t({ id: 'accesses.kind.feedback', message: 'Palaute' });
      case 'other':
        return t({ id: 'accesses.kind.other', message: 'Muut tiedot' });
    }
  };
}

function Visit({ visit }: { visit: AccessVisit }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const kindText = useKindText();
  const { reason, kinds } = visit;
  const when = whenOf(visit, formats, (from) => t({ id: 'accesses.at', message: `klo ${from}` }));
  const what = inSentence(inOrder(kinds).map(kindText), i18n.locale);
  return reason === null ? <ItemRow title={what} lines={[when]} /> : <ItemRow title={reason} lines={[when, what]} />;
}

function LoadingFailed({ error, onRetry }: { error: Error; onRetry?(): void }) {
  const { t } = useLingui();
  return (
    <FailureNotice
      title={t({ id: 'accesses.failed', message: 'Katseluja ei juuri nyt saada näkyviin' })}
      failure={error}
      retry={onRetry && { onRetry }}
    />
  );
}

/** When and why the retailer's people have looked at the customer's data, by day (`accesses.shown`, `accesses.older`). */
export function AccessList({ query, isOwn }: { query: AccessesQuery; isOwn: boolean }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { data, error, hasNextPage, isFetchNextPageError } = query;
  if (!data && error) return <LoadingFailed error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ObjectListSkeleton label={t({ id: 'accesses.loading', message: 'Ladataan katseluja' })} />;
  const visits = data.pages.flatMap((page) => page.visits);
  const count = visits.length;
  if (count === 0) {
    return (
      <Notice tone="info" role="none">
        {isOwn
          ? t({ id: 'accesses.none', message: 'Kukaan työntekijöistämme ei ole katsonut tietojasi.' })
          : t({ id: 'accesses.noneOfOther', message: 'Kukaan työntekijöistämme ei ole katsonut asiakkaan tietoja.' })}
      </Notice>
    );
  }
  return (
    <Stack gap="large">
      {byDay(visits).map(({ day, visits: ofDay }) => (
        <Section key={day} title={formats.date(day)}>
          <ItemList>
            {ofDay.map((visit, index) => (
              <Visit key={`${visit.at} ${index}`} visit={visit} />
            ))}
          </ItemList>
        </Section>
      ))}
      {error && isFetchNextPageError && <LoadingFailed error={error} />}
      {(hasNextPage || data.pages.length > 1) && (
        <ShowMore
          label={t({ id: 'accesses.older', message: 'Näytä vanhempia katseluja' })}
          count={t({
            id: 'accesses.count',
            message: plural(count, { one: '# katselu näkyvissä', other: '# katselua näkyvissä' }),
          })}
          isBusy={query.isFetchingNextPage}
          isDone={!hasNextPage}
          onShowMore={() => void query.fetchNextPage()}
        />
      )}
    </Stack>
  );
}
