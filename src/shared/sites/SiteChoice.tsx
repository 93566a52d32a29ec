import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { deliverySiteMachine } from '../../../machines/delivery-site/deliverySite.machine.ts';
import type { Contracts } from '../../../domain/types.ts';
import { SiteSelector } from '../../ui/SiteSelector/SiteSelector.tsx';
import { usePortal } from '../portal.context.ts';
import { useReadingFlow } from '../flow/useReadingFlow.ts';
import { useSession, useSessionState } from '../session/useSession.ts';
import { SiteDialog } from './SiteDialog.tsx';
import { sitesActors } from './sites.actors.ts';
import { useKindTexts } from './sites.texts.ts';
import { canShowAll, kindOfSite, selectedSite } from './sites.view.ts';

export interface OnOtherSite {
  /** What the page does with another site than before; without, that leads to the contracts (`site.change`). */
  onOther?(): void;
}

interface SiteChoiceProps extends OnOtherSite {
  customerId: string;
  /** What was last known of the customer's contracts. */
  contracts: Contracts;
}

/** The site that the pages show, and the dialog with all of them (`site.selector`, `site.opens`). */
export function SiteChoice({ customerId, contracts, onOther }: SiteChoiceProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { api, chooseDeliverySite } = useSession();
  const { store } = usePortal();
  // The next page keeps room for it (`site.room`).
  useEffect(() => store.write('siteSelector', '1'), [store]);
  const chosen = useSessionState().facts?.deliverySite ?? null;
  const actor = useReadingFlow(deliverySiteMachine, 'sites.retry', {
    actors: sitesActors(api, customerId),
    input: { isRequired: contracts.isDeliverySiteNeeded, canShowAll: canShowAll(contracts), chosen },
    on: {
      'site.chosen': ({ meteringPointNo, isChange }) => {
        chooseDeliverySite(meteringPointNo);
        if (!isChange) return;
        // What stands here was of the other one (`site.change`).
        if (onOther) onOther();
        else void router.navigate({ to: '/contracts' });
      },
    },
  });
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const sites = useSelector(actor, ({ context }) => context.sites);
  const kinds = useKindTexts();
  const addressOf = () => {
    if (chosen === null) {
      return contracts.isDeliverySiteNeeded
        ? t({ id: 'sites.none', message: 'Valitse käyttö­paikka' })
        : t({ id: 'sites.all', message: 'Kaikki käyttö­paikat' });
    }
    const found = sites.find(({ meteringPointNo }) => meteringPointNo === chosen);
    const site =
      chosen === contracts.selectedDeliverySite
        ? selectedSite(contracts)
        : found && { address: found.address, kind: kindOfSite(found) };
    if (!site) return chosen;
    // What is not electricity may be at the address of another site.
    return site.kind === 'electricity' ? site.address : `${site.address}, ${kinds[site.kind]}`;
  };
  const address = addressOf();
  return (
    <>
      <SiteSelector
        label={t({ id: 'sites.label', message: 'Käyttö­paikka' })}
        address={address}
        name={t({ id: 'sites.selector', message: `Käyttö­paikka: ${address}` })}
        onOpen={() => actor.send({ type: 'sites.open' })}
      />
      {isOpen && <SiteDialog actor={actor} customerId={customerId} count={contracts.deliverySiteCount} />}
    </>
  );
}
