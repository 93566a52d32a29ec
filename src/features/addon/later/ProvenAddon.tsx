import { Navigate } from '@tanstack/react-router';
import type { OrderResult } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useVerified } from '../../../shared/verification/verified.query.ts';
import { useAddonHeading } from '../useAddonHeading.ts';
import { AddonNotImported, AddonThanks } from './AddonThanks.tsx';

function Proven({ result }: { result: OrderResult }) {
  const isImported = result.importNo !== null;
  const heading = useAddonHeading(isImported ? 'sent' : 'notImported', result) ?? '';
  usePage(heading);
  return isImported ? <AddonThanks {...{ heading, result }} /> : <AddonNotImported {...{ heading, result }} />;
}

/** What was proven just now (`addition.sent`). Where nothing was, there is nothing to thank for. */
export function ProvenAddon() {
  const verified = useVerified();
  return verified?.process === 'vapAddition' ? <Proven result={verified} /> : <Navigate to="/contracts" replace />;
}
