import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { late } from '../late.ts';
import { useQuery } from '../queryClient.ts';
import { representationsQuery } from '../session/queries.ts';
import { useIsEmployee } from '../session/useIsEmployee.ts';
import { useSession } from '../session/useSession.ts';

/** For employees alone. */
const StopActing = late(() => import('./StopActing.tsx'), 'StopActing', { meanwhile: null });

/**
 * A choice that is required stands over the whole page. These lead out of it: to another customer and to the end of acting
 * for this one, for those who have neither to another page, and to the end of the session (`site.waysOut`).
 */
export function WaysOut() {
  const { t } = useLingui();
  const { api } = useSession();
  const isEmployee = useIsEmployee();
  // Fetched behind the page, and not asked for here.
  const { data: representations } = useQuery({ ...representationsQuery(api), enabled: false });
  const mayActForOthers = (representations?.representing.length ?? 0) > 0;
  return (
    <>
      {isEmployee || mayActForOthers ? (
        <ButtonLink href={isEmployee ? '/backup' : '/profile/#representations'} variant="quiet" size="small">
          {t({ id: 'sites.toOthers', message: 'Vaihda asiakasta' })}
        </ButtonLink>
      ) : (
        <ButtonLink href="/feedback" variant="quiet" size="small">
          {t({ id: 'sites.toFeedback', message: 'Anna palautetta' })}
        </ButtonLink>
      )}
      {isEmployee && <StopActing />}
      <ButtonLink href="/logout?force=true" variant="quiet" size="small">
        {t({ id: 'sites.signOut', message: 'Kirjaudu ulos' })}
      </ButtonLink>
    </>
  );
}
