import { SiteSelectorRoom } from '../../ui/SiteSelector/SiteSelectorRoom.tsx';
import { usePortal } from '../portal.context.ts';
import { useSessionState } from '../session/useSession.ts';

/** Stands where the selector will, for whom it is known to come, so that nothing below it moves (`site.room`). */
export function SiteRoom() {
  const { store } = usePortal();
  const { facts } = useSessionState();
  const isExpected = facts?.customerId ?? facts?.deliverySite ?? store.read('siteSelector');
  return isExpected ? <SiteSelectorRoom /> : null;
}
