import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Failure } from '../../../domain/failure.ts';
import { track } from '../../platform/analytics.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { NoProduct } from './outcomes/OrderEnds.tsx';

/** What cannot be ordered, and why (`order.interruption`). */
export function NoOffer({ failure: { code }, campaignId }: { failure: Failure; campaignId: string }) {
  const { t } = useLingui();
  const isClosed = code === 'campaign.closed';
  const heading = isClosed
    ? t({ id: 'order.closed', message: 'Kampanja ei ole voimassa' })
    : t({ id: 'order.unknown', message: 'Tuotetta ei löytynyt' });
  usePage(heading);
  useEffect(() => track({ event: 'templateNotFound' }), []);
  return (
    <NoProduct
      heading={heading}
      lead={
        isClosed
          ? t({ id: 'order.closedLead', message: 'Tätä ei voi tilata nyt. Katso, mitä muuta meillä on tarjolla.' })
          : t({ id: 'order.unknownLead', message: 'Linkki on ehkä vanhentunut, tai osoite on kirjoitettu väärin.' })
      }
      campaignId={isClosed ? campaignId : null}
    />
  );
}
