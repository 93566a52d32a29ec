import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button/Button.tsx';
import { FactList, type Fact } from '../../../ui/FactList/FactList.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';

interface ReviewSectionProps {
  /** What the step is called in which it was typed. */
  name: string;
  facts: Fact[];
  /** Null while nothing can be changed. */
  onChange: (() => void) | null;
}

/** What a step has come to, once more before it is sent, with the way back to where it was typed. */
export function ReviewSection({ name, facts, onChange }: ReviewSectionProps) {
  const { t } = useLingui();
  return (
    <Section
      title={name}
      action={
        <Button variant="quiet" size="small" onClick={() => onChange?.()} isDisabled={onChange === null}>
          {t({ id: 'form.change', message: 'Muuta' })}
          <VisuallyHidden> {t({ id: 'form.changePart', message: `kohtaa ${name}` })}</VisuallyHidden>
        </Button>
      }
    >
      <FactList facts={facts} />
    </Section>
  );
}
