import { useLingui } from '@lingui/react/macro';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { track } from '../../../platform/analytics.ts';
import { NoChange } from '../../../shared/contracts/NoChange.tsx';
import { usePage } from '../../../shared/page/usePage.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { countedAs, hasEnded } from '../orderCounts.ts';

/** Its receipt is loaded anew: what was ordered in this tab is there, and the contract ends for it (`change.sent`). */
function useIsChanged(): boolean {
  const { store } = usePortal();
  const { pathname } = useRouter().latestLocation;
  const named = useParams({ strict: false }) as { campaignId: string; templateId: string };
  return pathname.endsWith('/success') && hasEnded(store, countedAs('change', named));
}

function AlreadyChanged() {
  const { t } = useLingui();
  const heading = t({ id: 'change.sentBefore', message: 'Vaihto on jo tilattu' });
  usePage(heading);
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={t({
        id: 'change.sentBeforeLead',
        message: 'Vahvistus on sähköpostissasi, ja uusi sopimus näkyy sopimuksissa.',
      })}
      actions={<ButtonLink href="/contracts">{t({ id: 'order.toContracts', message: 'Omat sopimukset' })}</ButtonLink>}
    />
  );
}

/** Nothing can be changed to: it has been changed, or cannot be. */
export function NoChangeOffer(props: NoChangeOfferProps) {
  return useIsChanged() ? <AlreadyChanged /> : <NotOffered {...props} />;
}

interface NoChangeOfferProps {
  code: string | null;
  contractCode: string;
}

/** The product is not one that this contract may become, or its campaign is not open (`change.which`, `change.same`). */
function NotOffered({ code, contractCode }: NoChangeOfferProps) {
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
