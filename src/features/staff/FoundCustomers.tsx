import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { customerSearchMachine } from '../../../machines/customer-search/customerSearch.machine.ts';
import type { Failure } from '../../../domain/failure.ts';
import { customerNumber } from '../../shared/customer/customerNumber.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ItemList, ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Section } from '../../ui/Section/Section.tsx';

/** Customers on a page, as the API has it. */
const PAGE = 20;
/** Pages that the API gives. */
const LAST_PAGE = 50;

interface Named {
  firstName: string | null;
  lastName: string;
}
export const nameOf = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(' ');

interface FoundCustomersProps {
  search: ActorRefFrom<typeof customerSearchMachine>;
  /** The customer who is being opened; null where nobody is. */
  opening: string | null;
  onOpen(customerId: string): void;
}

function SearchFailure({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  return (
    <Notice tone="critical" role="alert" title={t({ id: 'staff.searchFailed', message: 'Haku ei onnistunut' })}>
      {useFailureText(failure)}
    </Notice>
  );
}

/** What the search has found, to be opened (`acting.searchPage`). */
export function FoundCustomers({ search, opening, onOpen }: FoundCustomersProps) {
  const { t } = useLingui();
  const { search: asked, found, failure } = useSelector(search, ({ context }) => context);
  const isBusy = useSelector(search, (snapshot) => snapshot.hasTag('busy'));
  if (failure && !isBusy) return <SearchFailure failure={failure} />;
  if (!found || !asked || isBusy) return null;
  const { total, customers } = found;
  if (customers.length === 0) {
    return (
      <Notice tone="info" title={t({ id: 'staff.nobodyFound', message: 'Ei osumia' })}>
        {t({
          id: 'staff.nobodyFoundHint',
          message:
            'Tarkista kirjoitusasu. Numerot ja sähköposti haetaan kokonaisina, nimet ja osoitteet sanojen alusta.',
        })}
      </Notice>
    );
  }
  const from = (asked.page - 1) * PAGE + 1;
  const turn = (page: number) => search.send({ type: 'search.ask', search: { ...asked, page } });
  const to = from + customers.length - 1;
  return (
    <Section title={t({ id: 'staff.found', message: plural(total, { one: '# asiakas', other: '# asiakasta' }) })}>
      <ItemList>
        {customers.map(({ customerId, street, city, customerType, ...named }) => (
          <ItemRow
            key={customerId}
            title={nameOf(named)}
            lines={[
              `${customerNumber(customerId)} · ${
                customerType === 'B2B'
                  ? t({ id: 'staff.company', message: 'yritys' })
                  : t({ id: 'staff.private', message: 'yksityinen' })
              }`,
              [street, city].filter(Boolean).join(', '),
            ]}
            action={
              <Button
                variant="secondary"
                size="small"
                isBusy={opening === customerId}
                isDisabled={opening !== null && opening !== customerId}
                onClick={() => onOpen(customerId)}
              >
                {t({ id: 'staff.openNamed', message: `Avaa ${nameOf(named)}` })}
              </Button>
            }
          />
        ))}
      </ItemList>
      {total > PAGE && (
        <Pagination
          label={t({ id: 'staff.pages', message: 'Hakutuloksen sivut' })}
          count={`${from}–${to} / ${total}`}
          previous={{
            label: t({ id: 'staff.previous', message: 'Edellinen' }),
            onTurn: () => turn(asked.page - 1),
            isDisabled: asked.page === 1,
          }}
          next={{
            label: t({ id: 'staff.next', message: 'Seuraava' }),
            onTurn: () => turn(asked.page + 1),
            isDisabled: to >= total || asked.page === LAST_PAGE,
          }}
        />
      )}
    </Section>
  );
}
