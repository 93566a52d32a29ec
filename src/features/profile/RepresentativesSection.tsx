import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '../../shared/queryClient.ts';
import { fullName } from '../../shared/customer/names.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { EndDialog, type Representative } from './EndDialog.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';
import { representativesQuery } from './profile.query.ts';
import { useValidity } from './useValidity.ts';

/** Who may act for the customer; the customer ends it (`profile.representatives`, `profile.end`). */
export function RepresentativesSection({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const queries = useQueryClient();
  const query = useQuery(representativesQuery(api, customerId));
  const validity = useValidity();
  const [asked, setAsked] = useState<Representative | null>(null);
  const [ended, setEnded] = useState<Representative | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const representatives = query.data?.representatives;
  useEffect(() => {
    // The button that opened the dialog goes with its row.
    if (ended) place.current?.focus({ preventScroll: true });
  }, [ended]);
  const askAgain = (representative: Representative) => {
    // The answer of now, as the dialog may have ended the mandate.
    const known = queries.getQueryData(representativesQuery(api, customerId).queryKey);
    if (known?.representatives.some(({ id }) => id === representative.id)) setAsked(representative);
  };
  const noteEnded = (representative: Representative) => {
    const { queryKey } = representativesQuery(api, customerId);
    queries.setQueryData(
      queryKey,
      (known) => known && { representatives: known.representatives.filter(({ id }) => id !== representative.id) },
    );
    void queries.invalidateQueries({ queryKey });
    setEnded(representative);
    setAsked(null);
  };
  const name = ended && fullName(ended);
  return (
    <Section title={t({ id: 'profile.representatives', message: 'Kuka voi hoitaa asioitasi' })}>
      <Stack>
        {name !== null && (
          <div ref={place} tabIndex={-1}>
            <Notice tone="positive">
              {t({ id: 'profile.ended', message: `Valtuutus on päättynyt. ${name} ei voi enää hoitaa asioitasi.` })}
            </Notice>
          </div>
        )}
        {query.error && !representatives && <LoadingFailed query={query} />}
        {query.isPending && (
          <ObjectListSkeleton label={t({ id: 'profile.representativesLoading', message: 'Ladataan valtuutettuja' })} />
        )}
        {representatives?.length === 0 && (
          <Note>
            {t({ id: 'profile.representativesNone', message: 'Et ole valtuuttanut ketään hoitamaan asioitasi.' })}
          </Note>
        )}
        {representatives && representatives.length > 0 && (
          <ItemList>
            {representatives.map((representative) => {
              const called = fullName(representative);
              return (
                <ItemRow
                  key={representative.id}
                  glyph={<Avatar name={called} />}
                  title={called}
                  lines={[validity(representative)]}
                  action={
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t({ id: 'profile.endOf', message: `Peru valtuutus: ${called}` })}
                      onClick={() => setAsked(representative)}
                    >
                      {t({ id: 'profile.endNow', message: 'Peru valtuutus' })}
                    </Button>
                  }
                />
              );
            })}
          </ItemList>
        )}
      </Stack>
      {asked && (
        <EndDialog
          representative={asked}
          onClose={() => setAsked(null)}
          onReopen={() => askAgain(asked)}
          onEnded={() => noteEnded(asked)}
        />
      )}
    </Section>
  );
}
