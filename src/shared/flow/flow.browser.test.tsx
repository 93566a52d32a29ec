import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emit, setup, type SnapshotFrom } from 'xstate';
import { Failure, type FailureKind } from '../../../domain/failure.ts';
import { show } from '../../ui/testing.tsx';
import { PortalProvider, type Portal } from '../portal.context.ts';
import { guardDoublePresses } from './doublePress.ts';
import { useFlow } from './useFlow.ts';
import { useReadingFlow } from './useReadingFlow.ts';
import { useStepAddress } from './useStepAddress.ts';

type Step = 'site' | 'review' | 'sent';

guardDoublePresses();

/** Three steps: the second one open once the first is done, the third at the end alone. */
const steps = setup({
  types: {
    events: {} as { type: 'go.on' } | { type: 'step.open'; step: Step },
    emitted: {} as { type: 'step.reached'; step: Step },
  },
  guards: {
    isSite: ({ event }) => event.type === 'step.open' && event.step === 'site',
    isKept: () => false,
  },
}).createMachine({
  initial: 'site',
  entry: emit({ type: 'step.reached', step: 'site' }),
  states: {
    site: { on: { 'go.on': 'review', 'step.open': { guard: 'isKept', target: 'review' } } },
    review: {
      entry: emit({ type: 'step.reached', step: 'review' }),
      on: { 'go.on': 'sent', 'step.open': { guard: 'isSite', target: 'site' } },
    },
    sent: {},
  },
});

/** What was typed is there again: the second step is open from the beginning. */
const keptSteps = steps.provide({
  guards: { isKept: ({ event }) => event.type === 'step.open' && event.step === 'review' },
});

const order = ['site', 'review', 'sent'] as const;
const stepOf = (snapshot: SnapshotFrom<typeof steps>): Step => snapshot.value;

interface FlowProps {
  onReached?(step: Step): void;
  query?: string[];
  machine?: typeof steps;
}

function Flow({ onReached, query = [], machine = steps }: FlowProps) {
  const actor = useFlow(machine, {
    on: { 'step.reached': ({ step }) => onReached?.(step) },
    outdates: { 'step.reached': [query] },
  });
  useStepAddress(actor, { steps: order, stepOf, receiptOf: ({ value }) => (value === 'sent' ? 'k1' : null) });
  const step = useSelector(actor, stepOf);
  return (
    <>
      <p role="status">{step}</p>
      <button type="button" onClick={() => actor.send({ type: 'go.on' })}>
        {step === 'site' ? 'Jatka' : 'Lähetä'}
      </button>
    </>
  );
}

async function open(address: string, props: FlowProps = {}) {
  const history = createMemoryHistory({ initialEntries: ['/elsewhere', address] });
  const rootRoute = createRootRoute();
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/order' });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history });
  await router.load();
  history.subscribe(() => void router.load());
  const queries = new QueryClient();
  await show(
    <StrictMode>
      <PortalProvider value={{ queries: { client: queries } } as Portal}>
        <RouterContextProvider router={router as never}>
          <Flow {...props} />
        </RouterContextProvider>
      </PortalProvider>
    </StrictMode>,
  );
  return { history, queries, address: () => history.location.href };
}

const step = () => page.getByRole('status');
/** With a key, which is never the second press of a double one. */
async function goOn() {
  page.getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}');
}
/** As long as the second press of a double one may take, and a bit. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 450));

test('going on changes the address, and Back leads to the step before (flow.step)', async () => {
  const { history, address } = await open('/order?app=true');
  await expect.element(step()).toHaveTextContent('site');
  expect(address()).toBe('/order?app=true');
  await goOn();
  await expect.poll(address).toBe('/order?app=true&step=review');
  history.back();
  await expect.element(step()).toHaveTextContent('site');
  expect(address()).toBe('/order?app=true');
  history.forward();
  await expect.poll(address).toBe('/order?app=true');
  await expect.element(step()).toHaveTextContent('site');
  // It is there once, not twice.
  history.back();
  await expect.poll(address).toBe('/elsewhere');
});

test.each(['/order?step=sent', '/order?step=review', '/order?step=nonsense', '/order?step=site'])(
  '%s, pasted, gives way to the first step that is open (flow.step)',
  async (pasted) => {
    const { history, address } = await open(pasted);
    await expect.element(step()).toHaveTextContent('site');
    await expect.poll(address).toBe('/order');
    history.back();
    await expect.poll(address).toBe('/elsewhere');
  },
);

test('a step that is open when the page is loaded again is no step further (flow.step)', async () => {
  const { history, address } = await open('/order?step=review', { machine: keptSteps });
  await expect.element(step()).toHaveTextContent('review');
  expect([history.length, address()]).toEqual([2, '/order?step=review']);
  history.back();
  await expect.poll(address).toBe('/elsewhere');
});

test('what is sent stands in the place of its steps: one Back leaves the page, Forward leads to no step (flow.step)', async () => {
  const { history, address } = await open('/order');
  await goOn();
  await goOn();
  await expect.poll(address).toBe('/order?step=sent');
  // By that it is told from the receipt of another order at the same address (`order.loadedAnew`).
  expect(history.location.state).toMatchObject({ receipt: 'k1' });
  history.forward();
  await expect.element(step()).toHaveTextContent('sent');
  await expect.poll(address).toBe('/order?step=sent');
  history.back();
  await expect.poll(address).toBe('/elsewhere');
});

test('a page that is on its way to another one gets there (flow.step)', async () => {
  const onReached = vi.fn<(step: Step) => void>();
  const { history, address } = await open('/order', { onReached });
  onReached.mockImplementation((reached) => {
    if (reached === 'review') history.push('/elsewhere');
  });
  await goOn();
  await expect.element(step()).toHaveTextContent('review');
  await rest();
  expect(address()).toBe('/elsewhere');
});

test('what the machine says from its first transition on is heard, by who is there last (flow.page)', async () => {
  const onReached = vi.fn<(step: Step) => void>();
  await open('/order', { onReached });
  await goOn();
  await expect.element(step()).toHaveTextContent('review');
  expect(onReached.mock.calls.flat()).toEqual(['site', 'review']);
});

test('the answers that it makes old are asked for anew (flow.outdated)', async () => {
  const query = ['10234567', 'orders'];
  const { queries } = await open('/order', { query });
  const other = ['10234567', 'contracts'];
  for (const queryKey of [query, other]) queries.setQueryData(queryKey, 'known');
  await goOn();
  await expect.poll(() => queries.getQueryState(query)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(other)?.isInvalidated).toBe(false);
});

/** What is read does not come for one reason, until it is read again. */
function Reading({ kind }: { kind: FailureKind }) {
  const [reading] = useState(() =>
    setup({ types: { events: {} as { type: 'read.retry' } } }).createMachine({
      context: { failure: new Failure({ kind }) },
      initial: 'failed',
      states: { failed: { on: { 'read.retry': 'reading' } }, reading: {} },
    }),
  );
  const actor = useReadingFlow(reading, 'read.retry', {});
  return <p role="status">{useSelector(actor, ({ value }) => value)}</p>;
}

test.each([
  ['unreachable', 'reading'],
  ['unavailable', 'failed'],
] as const)('what did not come, %s, is %s once the connection is back (error.offline)', async (kind, state) => {
  await show(
    <PortalProvider value={{ queries: { client: null } } as Portal}>
      <Reading kind={kind} />
    </PortalProvider>,
  );
  await expect.element(step()).toHaveTextContent('failed');
  window.dispatchEvent(new Event('online'));
  await expect.element(step()).toHaveTextContent(state);
});

test('a double press does not land on what comes in the place of what was pressed, a later one does (flow.doublePress)', async () => {
  await open('/order');
  await userEvent.dblClick(page.getByRole('button'));
  await expect.element(step()).toHaveTextContent('review');
  await rest();
  await userEvent.click(page.getByRole('button'));
  await expect.element(step()).toHaveTextContent('sent');
});

/** What is wrong comes above the button, and moves it down; a box comes to where it was. */
function Refusing() {
  const [isRefused, setRefused] = useState(false);
  const [isTicked, setTicked] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
      }}
    >
      {isRefused && <p style={{ height: 40, margin: 0 }}>Tarkista yksi kohta</p>}
      <label style={{ display: 'block', height: 40 }}>
        <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} />
        Saa lähettää tarjouksia
      </label>
      <button type="submit" style={{ display: 'block', height: 40 }}>
        Lähetä
      </button>
    </form>
  );
}

test('a double press does not land on what has moved under the hand (flow.doublePress)', async () => {
  await open('/order');
  await show(<Refusing />);
  await rest();
  const { left, top } = page.getByRole('button', { name: 'Lähetä' }).element().getBoundingClientRect();
  const pressAt = (x: number, y: number) => {
    const at = { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true };
    document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', at));
  };
  pressAt(left + 9, top + 9);
  await expect.element(page.getByText('Tarkista yksi kohta')).toBeVisible();
  pressAt(left + 9, top + 9);
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await rest();
  pressAt(left + 9, top + 9);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});
