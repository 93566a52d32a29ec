import { billingBlock, isBilled, isChangeable } from '../../domain/billing/index.ts';
import { kindOf } from '../../domain/contracts/index.ts';
import { addressLine } from '../../domain/orders/index.ts';
import type { BillingFrequencies } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { ensureInvoices } from '../invoices/makeInvoices.ts';
import { todayOf } from '../measurements/readSeries.ts';
import { ProblemError } from '../problem.ts';
import { findBilledContracts, findBillingStanding } from '../store/billing.ts';

/**
 * How often a customer's contracts are invoiced, and whether that may be changed (`billing.contracts`, `billing.blocked`).
 *
 * @throws ProblemError `resource.notFound`
 */
export async function frequenciesOf(context: ServerContext, customerId: string): Promise<BillingFrequencies> {
  const { db } = context.database;
  // What is in collection is known of the invoices.
  await ensureInvoices(context, customerId);
  const today = todayOf(context);
  const standing = await findBillingStanding(db, customerId);
  if (!standing) throw new ProblemError('resource.notFound');
  const blockedFor = billingBlock(standing, today);
  const rows = await findBilledContracts(db, customerId);
  return {
    customerId,
    isFeatureBlocked: blockedFor !== null,
    blockedFor,
    contracts: rows
      .filter(({ contract }) => isBilled(contract, today))
      .map(({ contract, meteringPoint }) => ({
        contractNo: contract.contractNo,
        contractCode: contract.contractCode,
        address: addressLine(meteringPoint),
        isDistrictHeat: kindOf(contract) === 'heat',
        frequency: contract.billingGroupNo,
        isChangeable: isChangeable(contract),
      })),
  };
}
