import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { customerSearchMachine } from '../../../machines/customer-search/customerSearch.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { fullName } from '../../shared/customer/names.ts';
import { focusHeading } from '../../shared/page/focus.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { ItemList } from '../../ui/ItemRow/ItemRow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CustomerRow, type Opening } from './CustomerRow.tsx';
import { showFound } from './showFound.ts';

/** Customers on a page, as the API has it. */
const PAGE = 20;
/** Pages that the API gives. */
const LAST_PAGE = 50;
/** So many may be found, as the API has it; there may be more. */
const MOST_FOUND = LAST_PAGE * PAGE;

type Search = ActorRefFrom<typeof customerSearchMachine>;

interface FoundCustomersProps {
  search: Search;
  /** What became of the last press in this list. */
  opening: Opening;
  /** Somebody is being opened or closed. */
  isActing: boolean;
  onOpen(customerId: string): void;
}

function NobodyFound() {
  const { t } = useLingui();
  return (
    <Notice tone="info" title={t({ id: 'staff.nobodyFound', message: 'Ei osumia' })}>
      {t({
        id: 'staff.nobodyFoundHint',
        message: 'Tarkista kirjoitusasu. Numerot ja sähköposti haetaan kokonaisina, nimet ja osoitteet sanojen alusta.',
      })}
    </Notice>
  );
}

/** Below what was asked: nobody was found, or the search has failed. */
export function SearchNotice({ search }: { search: Search }) {
  const { t } = useLingui();
  const { search: asked, found, failure } = useSelector(search, ({ context }) => context);
  const isBusy = useSelector(search, (snapshot) => snapshot.hasTag('busy'));
  if (failure) {
    const askAgain = () => {
      // The button goes with the press.
      focusHeading();
      if (asked) search.send({ type: 'search.ask', search: asked });
    };
    return (
      <FailureNotice
        title={t({ id: 'staff.searchFailed', message: 'Haku ei onnistunut' })}
        failure={failure}
        retry={{ label: t({ id: 'staff.searchAgain', message: 'Hae uudelleen' }), onRetry: askAgain }}
      />
    );
  }
  return found?.total === 0 && !isBusy && <NobodyFound />;
}

interface PagesProps {
  page: number;
  shown: number;
  total: number;
  isBusy: boolean;
  onTurn(page: number): void;
}

function Pages({ page, shown, total, isBusy, onTurn }: PagesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const number = (count: number) => formats.number(String(count));
  const before = (page - 1) * PAGE;
  const to = before + shown;
  return (
    <>
      {total >= MOST_FOUND && (
        <Note>{t({ id: 'staff.tooMany', message: 'Osumia on enemmän kuin voimme näyttää. Tarkenna hakua.' })}</Note>
      )}
      <Pagination
        label={t({ id: 'staff.pages', message: 'Hakutuloksen sivut' })}
        count={`${number(before + 1)}–${number(to)} / ${number(total)}`}
        previous={{
          label: t({ id: 'staff.previous', message: 'Edellinen' }),
          onTurn: () => onTurn(page - 1),
          isDisabled: isBusy || page === 1,
        }}
        next={{
          label: t({ id: 'staff.next', message: 'Seuraava' }),
          onTurn: () => onTurn(page + 1),
          isDisabled: isBusy || to >= total || page === LAST_PAGE,
        }}
      />
    </>
  );
}

/** What the search has found, to be opened; a page stays until the next one has come (`acting.searchPage`). */
export function FoundCustomers({ search, opening, isActing, onOpen }: FoundCustomersProps) {
  const { t } = useLingui();
  const { search: asked, found } = useSelector(search, ({ context }) => context);
  const isBusy = useSelector(search, (snapshot) => snapshot.hasTag('busy'));
  const turn = (page: number) => asked && search.send({ type: 'search.ask', search: { ...asked, page } });
  const total = found?.total ?? 0;
  const title = t({ id: 'staff.found', message: plural(total, { one: '# asiakas', other: '# asiakasta' }) });
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(found);
  useEffect(() => {
    if (found === shown.current) return;
    shown.current = found;
    if (found) showFound(place.current);
  }, [found]);
  return (
    <div ref={place}>
      <VisuallyHidden>
        <span role="status">{total > 0 && !isBusy ? title : ''}</span>
      </VisuallyHidden>
      {found && total > 0 && (
        <Section title={title}>
          <Measure>
            <ItemList>
              {found.customers.map((customer) => {
                const { customerId, street, city, customerType } = customer;
                return (
                  <CustomerRow
                    key={customerId}
                    customer={customer}
                    details={[
                      customerType === 'B2B'
                        ? t({ id: 'staff.company', message: 'yritys' })
                        : t({ id: 'staff.private', message: 'yksityinen' }),
                      [street, city].filter(Boolean).join(', '),
                    ]}
                    label={t({ id: 'staff.openNamed', message: `Avaa: ${fullName(customer)}` })}
                    opening={opening}
                    isActing={isActing}
                    onOpen={() => onOpen(customerId)}
                  />
                );
              })}
            </ItemList>
            {total > PAGE && (
              <Pages page={found.page} shown={found.customers.length} {...{ total, isBusy }} onTurn={turn} />
            )}
          </Measure>
        </Section>
      )}
    </div>
  );
}
