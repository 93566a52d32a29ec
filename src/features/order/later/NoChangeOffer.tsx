import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { track } from '../../../platform/analytics.ts';
import { NoChange } from '../../../shared/contracts/NoChange.tsx';
import { usePage } from '../../../shared/page/usePage.ts';

/** The product is not one that this contract may become, or its campaign is not open (`change.which`, `change.same`). */
export function NoChangeOffer({ code, contractCode }: { code: string | null; contractCode: string }) {
  const { t } = useLingui();
  const heading =
    code === 'productChange.sameProduct'
      ? t({ id: 'change.same', message: 'Sinulla on jo tämä sopimus' })
      : t({ id: 'change.unknown', message: 'Tähän tuotteeseen ei voi vaihtaa' });
  usePage(heading);
  useEffect(() => track({ event: 'templateNotFound' }), []);
  return (
    <NoChange
      heading={heading}
      lead={
        code === 'productChange.sameProduct'
          ? t({ id: 'change.sameLead', message: 'Mitään ei tarvitse vaihtaa. Voit myös katsoa muut vaihtoehdot.' })
          : t({
              id: 'change.unknownLead',
              message: 'Kampanja ei ole voimassa, tuotetta ei ole, tai nykyinen sopimuksesi on jo päättymässä.',
            })
      }
      contractCode={contractCode}
      hasOthers
    />
  );
}
