import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Building2, User } from 'lucide';
import { useMemo, useState } from 'react';
import { groupDigits } from '../../i18n/formats.ts';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { nameInList } from '../../shared/customer/names.ts';
import { useRepresentation, useRepresented } from '../../shared/representation/representation.actor.ts';
import { sortRows } from '../../ui/DataTable/sortRows.ts';
import { Chooser, type ChooserColumn } from '../../ui/Chooser/Chooser.tsx';
import { opensByItself, type Represented } from '../../../machines/representation/representation.machine.ts';

function useColumns(): ChooserColumn<Represented>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t({ id: 'representation.name', message: 'Nimi' }),
        text: nameInList,
        icon: ({ customerType }) => (customerType === 'B2B' ? Building2 : User),
      },
      {
        key: 'number',
        label: t({ id: 'representation.number', message: 'Asiakasnumero' }),
        text: ({ customerId }) => groupDigits(customerId),
      },
      {
        key: 'kind',
        label: t({ id: 'representation.kind', message: 'Tyyppi' }),
        // The picture shows it as well.
        isWideOnly: true,
        text: ({ customerType }) =>
          customerType === 'B2B'
            ? t({ id: 'representation.company', message: 'Yritys' })
            : t({ id: 'representation.private', message: 'Yksityinen' }),
      },
    ],
    [t],
  );
}

/** Whose affairs the person sees to: all for whom they may act, to be searched and sorted (`representation.dialog`). */
export function RepresentationDialog({ own }: { own: string }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const actor = useRepresentation(own);
  const context = useRepresented(own, (snapshot) => snapshot.context);
  const { representing, shown, hasContracts } = context;
  // What it was opened by is what it has opened with: whatever would have it come by itself has done so before a press.
  const [cameByItself] = useState(() => opensByItself(context));
  const columns = useColumns();
  const rows = useMemo(
    () => sortRows(representing ?? [], nameInList, 'ascending', new Intl.Collator(locale, { numeric: true })),
    [representing, locale],
  );
  const count = rows.length;
  const represented = t({
    id: 'representation.count',
    message: plural(count, { one: 'Edustat # asiakasta.', other: 'Edustat # asiakasta.' }),
  });
  const noneOfOwn = t({ id: 'representation.noneOfOwn', message: 'Sinulla ei ole omia sopimuksia.' });
  return (
    <Chooser
      closeLabel={t({ id: 'dialog.close', message: 'Sulje' })}
      onClose={() => actor.send({ type: 'dialog.close' })}
      onReopen={cameByItself ? undefined : () => actor.send({ type: 'dialog.open' })}
      texts={{
        heading: t({ id: 'representation.heading', message: 'Kenen asioita hoidat?' }),
        reason: shown === own && hasContracts === false ? `${noneOfOwn} ${represented}` : represented,
        list: t({ id: 'representation.list', message: 'Edustettavat' }),
        search: t({ id: 'representation.search', message: 'Hae nimellä tai asiakasnumerolla' }),
        clear: t({ id: 'representation.clear', message: 'Tyhjennä haku' }),
        count: (found, total) =>
          found === total
            ? t({
                id: 'representation.total',
                message: plural(total, { one: '# edustettava', other: '# edustettavaa' }),
              })
            : t({ id: 'representation.found', message: `${found} / ${total} edustettavaa` }),
        noMatch: (query) => t({ id: 'representation.noMatch', message: `Ei osumia haulle ”${query}”` }),
        noMatchHint: t({ id: 'representation.noMatchHint', message: 'Tarkista kirjoitusasu tai tyhjennä haku.' }),
      }}
      columns={columns}
      rows={rows}
      isCurrent={({ customerId }) => customerId === shown}
      locale={locale}
      onChoose={({ customerId }) => actor.send({ type: 'customer.choose', customerId })}
    />
  );
}
