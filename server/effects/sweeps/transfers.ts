import { endOverdue } from '../../transfers/expire.ts';
import type { Sweep } from '../housekeeping.ts';

export const sweep: Sweep = { eachMinute: endOverdue };
