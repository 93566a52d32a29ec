import { useLingui } from '@lingui/react/macro';
import type { TerminationValues } from '../../../../domain/termination/index.ts';
import { ContractGlyph } from '../../../shared/contracts/ContractGlyph.tsx';
import { addressLines } from '../../../shared/contracts/contracts.view.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { StepForm } from '../../../shared/form/StepForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { OptionCardGroup } from '../../../ui/OptionCard/OptionCardGroup.tsx';
import { contractSchema, type ContractValues, type Terminable } from '../termination.form.ts';
import { useStepNames, useWhyNot } from '../useTerminationWords.ts';

interface ContractStepProps {
  contracts: readonly Terminable[];
  typed: ContractValues;
  onSave(typed: ContractValues): void;
  onNext(contract: TerminationValues['contract']): void;
}

/** Which contract is to end; those that may not say why (`termination.contract`). */
export function ContractStep({ contracts, typed, onSave, onNext }: ContractStepProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const names = useStepNames();
  const whyNot = useWhyNot();
  const form = usePortalForm({
    schema: contractSchema(contracts),
    defaultValues: typed,
    labels: { contractCode: t({ id: 'termination.contractCode', message: 'Irtisanottava sopimus' }) },
    onSubmit: onNext,
  });
  useSavedForm(form.methods, { save: onSave });
  return (
    <StepForm
      form={form}
      heading={
        speaksOfCustomer
          ? t({ id: 'termination.contract.headingOfStaff', message: 'Minkä sopimuksen asiakas irtisanoo?' })
          : t({ id: 'termination.contract.heading', message: 'Minkä sopimuksen haluat irtisanoa?' })
      }
      previous={null}
      nextName={names.end}
    >
      <OptionCardGroup
        {...form.field('contractCode')}
        options={contracts.map(({ contract, terms }) => ({
          value: contract.contractCode,
          title: contract.productName,
          description: addressLines(contract.meteringPointAddress).join(', '),
          picture: <ContractGlyph icon={contract.contentConfiguration.icon} />,
          whyNot: terms.isPossible ? undefined : whyNot(terms),
        }))}
      />
    </StepForm>
  );
}
