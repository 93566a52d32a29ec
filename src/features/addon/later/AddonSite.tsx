import { AdditionSite } from '../../../shared/addition/later/AdditionSite.tsx';
import type { AddonValues } from '../addon.form.ts';

export const AddonSite = AdditionSite<AddonValues>;
