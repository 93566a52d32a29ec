import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { deliverySiteMachine } from '../../../machines/delivery-site/deliverySite.machine.ts';
import type { Contracts } from '../../../domain/types.ts';
import { SiteSelector } from '../../ui/SiteSelector/SiteSelector.tsx';
import { useFlow } from '../flow/useFlow.ts';
import { useSession, useSessionState } from '../session/useSession.ts';
import { SiteDialog } from './SiteDialog.tsx';
import { sitesActors } from './sites.actors.ts';
import { addressOfSelected, canShowAll } from './sites.view.ts';

interface SiteChoiceProps {
  customerId: string;
  /** What was last known of the customer's contracts. */
  contracts: Contracts;
}

/** The site that the pages show, and the dialog with all of them (`site.selector`, `site.opens`). */
export function SiteChoice({ customerId, contracts }: SiteChoiceProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { api, chooseDeliverySite } = useSession();
  const chosen = useSessionState().facts?.deliverySite ?? null;
  const actor = useFlow(deliverySiteMachine, {
    actors: sitesActors(api, customerId),
    input: { isRequired: contracts.isDeliverySiteNeeded, canShowAll: canShowAll(contracts), chosen },
    on: {
      'site.chosen': ({ meteringPointNo, isChange }) => {
        chooseDeliverySite(meteringPointNo);
        // What stands here was of the other one (`site.change`).
        if (isChange) void router.navigate({ to: '/contracts' });
      },
    },
  });
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const sites = useSelector(actor, ({ context }) => context.sites);
  const addressOf = () => {
    if (chosen === null) {
      return contracts.isDeliverySiteNeeded
        ? t({ id: 'sites.none', message: 'Valitse käyttö­paikka' })
        : t({ id: 'sites.all', message: 'Kaikki käyttö­paikat' });
    }
    if (chosen === contracts.selectedDeliverySite) return addressOfSelected(contracts);
    return sites.find(({ meteringPointNo }) => meteringPointNo === chosen)?.address;
  };
  const address = addressOf() ?? chosen ?? '';
  return (
    <>
      <SiteSelector
        label={t({ id: 'sites.label', message: 'Käyttö­paikka' })}
        address={address}
        name={t({ id: 'sites.selector', message: `Käyttö­paikka ${address}` })}
        onOpen={() => actor.send({ type: 'sites.open' })}
      />
      {isOpen && <SiteDialog actor={actor} customerId={customerId} count={contracts.deliverySiteCount} />}
    </>
  );
}
