import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { learnServerTime, serverNow } from '../../platform/clock.ts';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { ClosedLock } from './later/ClosedLock.tsx';
import { LockForm } from './LockForm.tsx';
import { begin, draft, draw, lock, offered, onActors, orderer } from './priceLock.testing.tsx';
import { useWindowEdge } from './useWindowEdge.ts';

vi.mock('../../platform/clock.ts', { spy: true });

afterEach(() => {
  learnServerTime(new Date().toISOString());
  vi.restoreAllMocks();
});

test('the price, how it compares and what it changes stand before one button, without a box (priceLock.page, priceLock.form)', async () => {
  const onSubmit = vi.fn();
  await draw(
    <LockForm actor={begin(true)} heading="Lukitse" {...{ offered, lock, orderer, draft, onSubmit, onActors }} />,
  );
  await expect.element(page.getByText('Lukittu hinta 01.01.–31.01.2027')).toBeVisible();
  await expect.element(page.getByText('2/11')).toBeVisible();
  await expect.element(page.getByText('Tilaamalla vahvistat:')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.calls[0]?.[1]).toMatchObject({ email: 'jp@kajo.example' });
});

const unknown = { ...offered, contract: null };
const begun = { offered: unknown, lock, orderer, draft, onActors };
test.each([
  ['open', () => <LockForm actor={begin(true)} heading="Lukitse" {...begun} onSubmit={() => {}} />],
  ['closed', () => <ClosedLock actor={begin(false)} offered={unknown} orderer={orderer} />],
])(
  'who names no contract is told that the lock is for Tarka while it is %s, with a way on (priceLock.told)',
  async (_, shown) => {
    await draw(shown());
    await expect.element(page.getByText('Hinnan voi lukita Tarka-sopimukseen')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Katso sähkösopimukset' }))
      .toHaveAttribute('href', '/contract');
    await expectAccessible();
  },
);

test('another address is asked for in a dialog, and has to be whole (priceLock.address)', async () => {
  const onSubmit = vi.fn();
  await draw(
    <LockForm actor={begin(true)} heading="Lukitse" {...{ offered, lock, orderer, draft, onSubmit, onActors }} />,
  );
  await page.getByRole('button', { name: 'Vaihda osoite' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Sähköpostiosoite' });
  await field.fill('toinen@kajo');
  await page.getByRole('button', { name: 'Käytä tätä osoitetta' }).click();
  await expectAccessible();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await field.fill('toinen@kajo.example');
  await page.getByRole('button', { name: 'Käytä tätä osoitetta' }).click();
  await expect.element(page.getByText('toinen@kajo.example')).toBeVisible();
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[1]?.email).toBe('toinen@kajo.example');
});

test('without an address nothing can be ordered, and the button leads to it (priceLock.address, form.error.summary)', async () => {
  const onSubmit = vi.fn();
  const nobody = { ...orderer, customer: null };
  await draw(
    <LockForm
      actor={begin(true)}
      heading="Lukitse"
      orderer={nobody}
      {...{ offered, lock, draft, onSubmit, onActors }}
    />,
  );
  await expect.element(page.getByText('Ilman niitä hintaa ei voi lukita.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' });
  await expect.element(submit).toBeDisabled();
  await submit.click({ force: true });
  await expect.element(page.getByRole('region', { name: 'Tarkista yksi kohta' })).toHaveFocus();
  await page.getByRole('link', { name: 'Sähköpostiosoite puuttuu' }).click();
  const change = page.getByRole('button', { name: 'Vaihda osoite' });
  await expect.element(change).toHaveFocus();
  await expect.element(change).toHaveAccessibleDescription('Sähköpostiosoite puuttuu.');
  await expectAccessible();
  await change.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('toinen@kajo.example');
  await page.getByRole('button', { name: 'Käytä tätä osoitetta' }).click();
  await expect.element(change).not.toHaveAccessibleDescription();
  expect(onSubmit).not.toHaveBeenCalled();
  await submit.click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[1]?.email).toBe('toinen@kajo.example');
});

test('who names no contract says where it is, which is looked at before it is sent (addition.anonymous, priceLock.campaign)', async () => {
  const onSubmit = vi.fn();
  const stranger = { ...orderer, customer: null, isStranger: true, needsProof: true };
  const unnamed = { ...offered, contract: null, location: '/lock-price/campaign/hintalukko' };
  await draw(
    <LockForm
      actor={begin(true)}
      heading="Lukitse"
      offered={unnamed}
      orderer={stranger}
      {...{ lock, draft, onSubmit, onActors }}
    />,
  );
  const submit = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' });
  await expect.element(page.getByRole('combobox', { name: 'Katuosoite' })).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('jp@kajo.example');
  await submit.click();
  await expect.element(page.getByRole('heading', { level: 2, name: /^Tarkista/ })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  await page.getByRole('checkbox', { name: 'En tiedä tunnusta' }).click();
  await page.getByRole('textbox', { name: 'Käyttöpaikkatunnus' }).fill('Y7044027');
  await page.getByRole('textbox', { name: 'Puhelinnumero' }).fill('0401234567');
  await submit.click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[1]?.site?.meteringPointId).toBe('Y7044027');
  expect(onSubmit).toHaveBeenCalledOnce();
});

/** The form before an employee who acts for the customer. */
const drawForEmployee = () =>
  draw(
    <LockForm
      actor={begin(true)}
      heading="Lukitse"
      orderer={{ ...orderer, isStaff: true, asksSalesAgentId: false }}
      {...{ offered, lock, draft, onActors }}
      onSubmit={() => {}}
    />,
  );

test('an employee without a channel is told why nothing can be sent (order.salesLists)', async () => {
  await drawForEmployee();
  await expect.element(page.getByText('Et voi vielä myydä')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Lähetä tilaus' })).toBeDisabled();
  await expectAccessible();
});

test('an employee reads of the customer whose price it is, and reads to them what they confirm (acting.forms)', async () => {
  await drawForEmployee();
  const profile = page.getByRole('region', { name: 'Asiakkaan hinta viimeisten 12 kuukauden aikana' });
  await expect.element(profile).toBeVisible();
  await expect
    .element(profile.getByText('Kun asiakas käyttää sähköä samoina tunteina kuin viime vuoden aikana, sis. alv'))
    .toBeVisible();
  await expect.element(page.getByText('Lue asiakkaalle, minkä hän tilauksella vahvistaa:')).toBeVisible();
  expect(page.getByText(/Oma(si)? |Omilla|Tilaamalla vahvistat/).elements()).toEqual([]);
});

test('while it is closed the next window is told, and reminded of (priceLock.closedNotice, priceLock.remind)', async () => {
  learnServerTime('2026-12-10T10:00:00.000Z');
  const { asked } = await draw(<ClosedLock actor={begin(false)} {...{ offered, orderer }} />);
  await expect.element(page.getByRole('heading', { name: 'Hinnan lukitus avautuu 5.1.' })).toBeVisible();
  await expect.element(page.getByText('Silloin voit lukita hinnan jaksolle 01.02.–28.02.2027.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Muistuta sähköpostilla' }).click();
  await expect.element(page.getByText('Muistutamme sinua 5.1.2027 osoitteeseen jp@kajo.example.')).toBeVisible();
  expect(asked).toEqual([
    ['POST', '/api/contract/40130244/24013090027/price-lock-reminder', { email: 'jp@kajo.example' }],
  ]);
});

test('a window that closes while the page is open is said (priceLock.closing)', async () => {
  learnServerTime('2026-12-03T22:00:01.000Z');
  const actor = begin(true);
  actor.send({ type: 'window.close' });
  await draw(<ClosedLock {...{ actor, offered, orderer }} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Lukitusaika päättyi, kun sivu oli auki');
  await expectAccessible();
});

test.each([
  ['2026-11-30T21:59:59.999Z', '1.12.', '01.01.–31.01.2027'],
  ['2026-12-03T22:00:00.000Z', '5.1.', '01.02.–28.02.2027'],
  // June 2027 begins on a Tuesday.
  ['2027-05-31T20:59:59.999Z', '1.6.', '01.07.–31.07.2027'],
  ['2027-07-05T20:59:59.999Z', '6.7.', '01.08.–31.08.2027'],
  ['2027-07-08T21:00:00.000Z', '3.8.', '01.09.–30.09.2027'],
])('closed at %s it says that it opens on %s (priceLock.closedNotice, priceLock.window)', async (now, day, period) => {
  vi.mocked(serverNow).mockReturnValue(Date.parse(now));
  await draw(<ClosedLock actor={begin(false)} {...{ offered, orderer }} />);
  await expect.element(page.getByRole('heading', { name: `Hinnan lukitus avautuu ${day}` })).toBeVisible();
  await expect.element(page.getByText(`Silloin voit lukita hinnan jaksolle ${period}.`)).toBeVisible();
});

test('opened while the page was open, it says so beside the price (priceLock.opening)', async () => {
  const actor = begin(false);
  actor.send({ type: 'window.open' });
  const onSubmit = vi.fn();
  await draw(<LockForm heading="Lukitse" {...{ actor, offered, lock, orderer, draft, onSubmit, onActors }} />);
  const told = page.getByRole('status').filter({ hasText: 'Lukitusaika alkoi, kun sivu oli auki' });
  await expect.element(told).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

const Open = ({ edge, onEdge }: { edge: string; onEdge: () => void }) => <>{useWindowEdge(edge, onEdge)}</>;
test.each([
  '2026-11-30T22:00:00.000Z',
  '2026-12-03T22:00:00.000Z',
  '2027-06-03T21:00:00.000Z',
  '2027-07-08T21:00:00.000Z',
])('a page that is open opens and closes at %s and not before (priceLock.opening, priceLock.closing)', async (edge) => {
  const onEdge = vi.fn();
  vi.mocked(serverNow).mockReturnValue(Date.parse(edge) - 1);
  await show(<Open {...{ edge, onEdge }} />);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onEdge).not.toHaveBeenCalled();
  vi.mocked(serverNow).mockReturnValue(Date.parse(edge));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onEdge).toHaveBeenCalledOnce();
});
