import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { usePageFacts } from '../../../shared/page/facts.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { NoProduct } from './OrderEnds.tsx';

/** Where there is something to order: of the campaign that the address names, where there is one. */
function wayOn(isOfEmployee: boolean, campaignId: string | null): string {
  const base = isOfEmployee ? '/backup' : '/contract';
  return campaignId === null ? base : `${base}/campaign/${campaignId}`;
}

/** What cannot be ordered, and why (`order.interruption`). */
export function NoOffer({ failure: { code }, campaignId }: { failure: Failure; campaignId: string }) {
  const { t } = useLingui();
  const { isOfEmployee } = usePageFacts();
  const isClosed = code === 'campaign.closed';
  const heading = isClosed
    ? t({ id: 'order.closed', message: 'Kampanja ei ole voimassa' })
    : t({ id: 'order.unknown', message: 'Tuotetta ei löytynyt' });
  usePage(heading);
  return (
    <NoProduct
      heading={heading}
      lead={
        isClosed
          ? t({ id: 'order.closedLead', message: 'Tätä ei voi tilata nyt. Katso, mitä muuta meillä on tarjolla.' })
          : t({ id: 'order.unknownLead', message: 'Linkki on ehkä vanhentunut, tai osoite on kirjoitettu väärin.' })
      }
      href={wayOn(isOfEmployee, isClosed ? campaignId : null)}
    />
  );
}
