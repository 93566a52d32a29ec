import { late } from '../late.ts';
import { pageStands } from '../page/standing.ts';
import { SiteRoom } from './SiteRoom.tsx';

/** Who has few sites needs nothing of it, so the page stands first. */
const loadPlace = () => pageStands.then(() => import('./DeliverySitePlace.tsx'));

/** In the head of a page about a delivery site: which one that is, and the way to another (`site.selector`). */
export const DeliverySite = late(loadPlace, 'DeliverySitePlace', { meanwhile: SiteRoom });
