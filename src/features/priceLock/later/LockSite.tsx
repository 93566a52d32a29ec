import { AdditionSite } from '../../../shared/addition/later/AdditionSite.tsx';
import type { LockValues } from '../priceLock.form.ts';

export const LockSite = AdditionSite<LockValues>;
