import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import { requirementHref, stateHref } from '../app/address.ts';
import { Code } from './Code.tsx';
import * as styles from './Details.css.ts';

/** Requirements by their ids, each leading to what it says. */
export function RequirementLinks({ ids }: { ids: readonly string[] }) {
  return (
    <span className={styles.items}>
      {ids.map((id) => (
        <TextLink key={id} href={requirementHref(id)}>
          <Code>{id}</Code>
        </TextLink>
      ))}
    </span>
  );
}

interface StateLinkProps {
  machine: string;
  /** Empty for the machine itself. */
  path: string;
}

export function StateLink({ machine, path }: StateLinkProps) {
  return (
    <TextLink href={stateHref(machine, path)}>
      <Code>{path || machine}</Code>
    </TextLink>
  );
}
