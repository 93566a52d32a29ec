import { useLingui } from '@lingui/react/macro';
import type { EndsWithMove } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';

interface ConsequencesProps {
  /** What goes along, by its name; empty where nobody knows it yet. */
  goesAlong: readonly string[];
  ends: readonly EndsWithMove[];
  /** What there is at the old home besides is not known here; left out: it is. */
  mayEndMore?: boolean;
  /** `YYYY-MM-DD`: the last one in the old home. */
  lastDay: string;
  /** When it was to become a new holder's, who has not accepted that; undefined where nobody was asked. */
  transferDay?: string | undefined;
}

/** What goes along, and what ends as it belongs to the building (`move.review`, `move.ends`). */
export function Consequences({ goesAlong, ends, mayEndMore, lastDay, transferDay }: ConsequencesProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const names = goesAlong.join(', ');
  const last = date(lastDay);
  const transfer = transferDay === undefined ? '' : date(transferDay);
  return (
    <Stack>
      {names !== '' && (
        <Notice tone="info" role="none">
          {t({ id: 'move.goesAlong', message: `Samalla hinnalla siirtyvät mukana: ${names}.` })}
        </Notice>
      )}
      {ends.map(({ kind, productName }) => (
        <Notice
          key={productName}
          tone="warning"
          role="none"
          title={t({ id: 'move.endsWith', message: `${productName} päättyy ${last}` })}
        >
          {kind === 'heat'
            ? t({
                id: 'move.endsHeat',
                message:
                  'Kaukolämpö kuuluu rakennukseen. Jos rakennus jää käyttöön, uuden omistajan pitää tehdä sopimus ennen viimeistä päivää: muuten rakennus ei lämpene eikä lämmintä vettä tule.',
              })
            : t({
                id: 'move.endsProduction',
                message:
                  'Pientuotanto kuuluu rakennukseen. Sen jälkeen verkkoon syötetylle sähkölle pitää olla toinen ostaja.',
              })}
        </Notice>
      ))}
      {mayEndMore && (
        <Notice tone="info" role="none">
          {speaksOfCustomer
            ? t({
                id: 'move.mayEndOfStaff',
                message:
                  'Jos asiakkaalla on vanhassa kodissa kaukolämpöä tai pientuotantoa, niiden sopimukset päättyvät siellä samana päivänä.',
              })
            : t({
                id: 'move.mayEnd',
                message:
                  'Jos sinulla on vanhassa kodissa kaukolämpöä tai pientuotantoa, niiden sopimukset päättyvät siellä samana päivänä.',
              })}
        </Notice>
      )}
      {transfer !== '' && (
        <Notice tone="warning" role="none">
          {t({
            id: 'move.transferEnds',
            message: `Sopimuksen siirto, jonka oli määrä alkaa ${transfer}, perutaan. Kerromme siitä myös uudelle haltijalle.`,
          })}
        </Notice>
      )}
    </Stack>
  );
}
