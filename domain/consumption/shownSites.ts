import { SMALL_PRODUCTION_CONTRACT_GROUP } from '../contracts/index.ts';

/**
 * Whether consumption is shown of a delivery site: one of its contracts is of a group that the retailer has named. Small
 * production alone uses nothing; what is made comes with the consumption that it is set off with, named or not
 * (`consumption.shownGroups`, spec 1 §6).
 *
 * @param siteGroups the group numbers of the customer's contracts there, of netted production too
 * @param shownGroups the groups that are named
 */
export const isConsumptionShown = (siteGroups: readonly number[], shownGroups: readonly number[]): boolean =>
  siteGroups.some((group) => group !== SMALL_PRODUCTION_CONTRACT_GROUP && shownGroups.includes(group));
