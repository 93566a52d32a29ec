import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { NoChange } from '../../shared/contracts/NoChange.tsx';
import { changeTemplateQuery } from './order.query.ts';
import { OrderForm } from './OrderForm.tsx';

/** The product is not one that this contract may become, or its campaign is not open (`change.which`, `change.same`). */
function Unavailable({ code, contractCode }: { code: string | null; contractCode: string }) {
  const { t } = useLingui();
  const heading =
    code === 'productChange.sameProduct'
      ? t({ id: 'change.same', message: 'Sinulla on jo tämä sopimus' })
      : t({ id: 'change.unknown', message: 'Tähän tuotteeseen ei voi vaihtaa' });
  usePage(heading);
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

const isLasting = ({ kind, code }: Failure) =>
  kind === 'notFound' || code === 'campaign.closed' || code?.startsWith('productChange.') === true;

/** Another product is ordered in the place of a contract (`change.form`). */
export function ChangePage() {
  const { i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const named = useParams({ strict: false }) as { contractCode: string; campaignId: string; templateId: string };
  const asked = useQuery(changeTemplateQuery(api, customerId, named, i18n.locale as Locale));
  const { contractCode } = named;
  const failure = toFailure(asked.error);
  const unavailable = isLasting(failure) ? <Unavailable code={failure.code} contractCode={contractCode} /> : null;
  return <OrderForm asked={asked} unavailable={unavailable} />;
}
