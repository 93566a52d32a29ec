import type { ActorRefFrom } from 'xstate';
import type { OrderValues } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { awaitCustomer } from '../../../shared/draft/awaitedCustomer.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import type { OrderDraft, OrderSecrets } from '../order.draft.ts';
import type { OrderFormFacts } from '../order.form.ts';
import { BillingStep } from './BillingStep.tsx';
import { readSite } from './order.restore.ts';
import { PersonStep } from './PersonStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { SiteStep } from './SiteStep.tsx';
import { StartStep } from './StartStep.tsx';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { boxesFor } from './sales.ts';
import { useSubmit, type ToSubmit } from './useSubmit.ts';

interface LaterStepsProps {
  step: Exclude<OrderStep, 'product'>;
  /** What every step is given. */
  common: {
    template: CampaignTemplate;
    orderer: Orderer;
    facts: OrderFormFacts;
    previous: OrderStep | null;
    next: OrderStep;
    onBack(step: OrderStep): void;
    onNext(values: Partial<OrderValues>): void;
  };
  actor: ActorRefFrom<typeof orderMachine>;
  values: Partial<OrderValues>;
  typed: OrderDraft;
  secrets: OrderSecrets;
  onSecrets(secrets: Partial<OrderSecrets>): void;
  save(change: Partial<OrderDraft>): void;
  draft: ToSubmit['draft'];
  onActors: ToSubmit['onActors'];
}

/** The steps after the first one (`order.steps`). */
export function LaterSteps(props: LaterStepsProps) {
  const { step, common, actor, values, typed, draft, secrets, onSecrets, save, onActors } = props;
  const { store } = usePortal();
  const submit = useSubmit({ ...common, actor, draft, onActors });
  switch (step) {
    case 'person':
      return (
        <PersonStep
          {...common}
          typed={{ ...typed.person, identityCode: secrets.identityCode }}
          onSave={({ identityCode, ...person }) => {
            onSecrets({ identityCode });
            save({ person });
          }}
          onNext={(left) => {
            if (common.orderer.isStaff && left.person) save(boxesFor(typed, values.person, left.person));
            common.onNext(left);
          }}
        />
      );
    case 'site':
      return (
        <SiteStep
          {...common}
          typed={typed.site}
          postAddress={typed.person.address}
          checked={readSite(typed.checkedSite)}
          onSave={(site) => save({ site })}
          onChecked={(site) => save({ checkedSite: JSON.stringify(site) })}
        />
      );
    case 'start':
      return <StartStep {...common} typed={typed.start} site={values.site} onSave={(start) => save({ start })} />;
    case 'billing':
      return (
        <BillingStep
          {...common}
          typed={{ ...typed.billing, iban: secrets.iban }}
          onSave={({ iban, ...billing }) => {
            onSecrets({ iban });
            save({ billing });
          }}
        />
      );
    case 'services':
      return (
        <ServicesStep
          {...common}
          typed={typed.services}
          replacedCode={common.template.change?.contractCode ?? values.site?.ownContractCode ?? null}
          onSave={(services) => save({ services })}
        />
      );
    case 'review':
      return (
        <ReviewStep
          {...{ actor, values }}
          {...common}
          typed={typed.review}
          isAskedAnew={typed.isAskedAnew}
          onSave={(review) => save({ review })}
          onCustomerFound={(customerId) => awaitCustomer(store, draft.key, customerId)}
          onSendAsNew={draft.renew}
          onSubmit={submit}
        />
      );
  }
}
