import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

interface StepsFrameProps<Step extends string> extends Pick<ComponentProps<typeof PageHeading>, 'actions'> {
  heading: string;
  /** What the list of steps is called. */
  label: string;
  steps: readonly Step[];
  names: Record<Step, string>;
  step: Step;
  /** The machine of the flow: while it is busy no other step is opened. */
  actor: AnyActorRef;
  onOpen(step: Step): void;
  /** What is said above the step, of a draft above all. */
  notice: ReactNode;
  aside: ReactNode;
  isAsideFirst?: boolean;
  /** The form of the step. */
  children: ReactNode;
}

/** What stands around each step of a flow: its heading, with which the open step is heard, the steps, what has been chosen so far. */
export function StepsFrame<Step extends string>(props: StepsFrameProps<Step>) {
  const { heading, actions, label, steps, names, step, actor, onOpen, notice, children } = props;
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy'));
  const stepName = names[step].replaceAll('\u00AD', '');
  const number = steps.indexOf(step) + 1;
  const count = steps.length;
  return (
    <Stack gap="large">
      <PageHeading
        {...{ actions }}
        description={t({ id: 'form.stepOf', message: `${stepName}, vaihe ${number}/${count}` })}
      >
        {heading}
      </PageHeading>
      <Progress
        label={label}
        doneLabel={t({ id: 'form.stepDone', message: 'valmis' })}
        current={number - 1}
        steps={steps.map((name) => ({ label: names[name], onOpen: isBusy ? undefined : () => onOpen(name) }))}
      />
      {notice}
      <Columns aside={props.aside} isAsideFirst={props.isAsideFirst}>
        {children}
      </Columns>
    </Stack>
  );
}
