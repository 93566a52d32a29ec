import { useLingui } from '@lingui/react/macro';
import type { StateValue } from 'xstate';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

/** How it is told that what was sent has no outcome that this page knows. */
export interface ProofEndWords {
  verifiedElsewhere: string;
  receivedBefore: string;
  cancelled: string;
  expired: string;
  /** The button that leads back into the form. */
  goOn: string;
}

/** Where a person goes instead. */
interface Out {
  href: string;
  label: string;
}

interface ProvenElsewhereProps {
  heading: string;
  lead: string;
  /** Left out: to the front page. */
  out?: Out | null;
}

function WayOut({ out }: Pick<ProvenElsewhereProps, 'out'>) {
  const { t } = useLingui();
  const { href, label } = out ?? { href: '/', label: t({ id: 'shell.frontPage', message: 'Etusivulle' }) };
  return (
    <ButtonLink href={href} variant="secondary">
      {label}
    </ButtonLink>
  );
}

/** It is proven in another window or on another device, where what came of it is told. */
export function ProvenElsewhere({ heading, lead, out }: ProvenElsewhereProps) {
  return <MessagePage scene="rising" {...{ heading, lead }} actions={<WayOut out={out} />} />;
}

interface ProofEndProps extends Omit<ProvenElsewhereProps, 'lead'> {
  /** Where the flow stands. */
  value: StateValue;
  words: ProofEndWords;
  /** What going on asks for again, in small. */
  note?: string;
  onGoOn(): void;
}

/** Whether a flow stands where there is no outcome to show. */
export const isProofEnd = (value: StateValue): boolean =>
  typeof value === 'object' || value === 'verifiedElsewhere' || value === 'receivedBefore';

/** What was sent under proof is given up, has run out, is proven elsewhere, or was received before. */
export function ProofEnd({ value, heading, words, note, out, onGoOn }: ProofEndProps) {
  if (value === 'verifiedElsewhere') return <ProvenElsewhere {...{ heading, out }} lead={words.verifiedElsewhere} />;
  const isReceived = value === 'receivedBefore';
  const isCancelled = typeof value === 'object' && value['unproven'] === 'cancelled';
  return (
    <MessagePage
      scene={isReceived ? 'rising' : 'stopped'}
      {...{ heading, note }}
      lead={isReceived ? words.receivedBefore : isCancelled ? words.cancelled : words.expired}
      actions={
        <>
          <Button onClick={onGoOn}>{words.goOn}</Button>
          <WayOut out={out} />
        </>
      }
    />
  );
}
