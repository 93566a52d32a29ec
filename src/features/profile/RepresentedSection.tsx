import { useLingui } from '@lingui/react/macro';
import { groupDigits } from '../../i18n/formats.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { MOST_IN_MENU } from '../../shared/representation/mostInMenu.ts';
import { fullName } from '../../shared/customer/names.ts';
import { useRepresentation } from '../../shared/representation/representation.actor.ts';
import { representationsQuery } from '../../shared/session/queries.ts';
import { useGoOnAs } from '../../shared/session/useGoOnAs.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';
import { useValidity } from './useValidity.ts';

/** For whom the person may act, and until when (`profile.represented`). */
export function RepresentedSection({ own, customerId }: { own: string; customerId: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const query = useQuery(representationsQuery(api));
  const validity = useValidity();
  const goOnAs = useGoOnAs();
  const actor = useRepresentation(own);
  const represented = query.data?.representing;
  const isMany = represented !== undefined && represented.length > MOST_IN_MENU;
  return (
    <Section
      title={t({ id: 'profile.represented', message: 'Kenen asioita voit hoitaa' })}
      count={represented?.length || undefined}
      action={
        isMany && (
          <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'dialog.open' })}>
            {t({ id: 'profile.choose', message: 'Hae ja valitse' })}
          </Button>
        )
      }
    >
      {query.error && !represented && <LoadingFailed query={query} />}
      {query.isPending && (
        <ObjectListSkeleton label={t({ id: 'profile.representedLoading', message: 'Ladataan edustettavia' })} />
      )}
      {represented?.length === 0 && (
        <Note>
          {t({ id: 'profile.representedNone', message: 'Sinulla ei ole valtuutuksia hoitaa muiden asioita.' })}
        </Note>
      )}
      {represented && represented.length > 0 && (
        <ItemList>
          {represented.map((customer) => {
            const name = fullName(customer);
            const number = groupDigits(customer.customerId);
            return (
              <ItemRow
                key={customer.customerId}
                glyph={<Avatar name={name} />}
                title={name}
                lines={[t({ id: 'profile.customer', message: `Asiakas ${number}` }), validity(customer)]}
                action={
                  customer.customerId === customerId ? undefined : (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t({ id: 'profile.actFor', message: `Hoida asioita: ${name}` })}
                      onClick={() => goOnAs(customer.customerId)}
                    >
                      {t({ id: 'profile.act', message: 'Hoida asioita' })}
                    </Button>
                  )
                }
              />
            );
          })}
        </ItemList>
      )}
    </Section>
  );
}
