import { layoutFaults } from '../support/layoutFaults.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './pages/keys.ts';
import { OrderForm } from './pages/orderForm.ts';

const PHONE = 390;
test.use({ viewport: { width: PHONE, height: 844 } });

test('a stranger orders on a phone by keys alone, with text of twice the size (order.steps, order.site, order.sent, layout.largeText)', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const look = async () => expect(await layoutFaults(page, [PHONE])).toEqual([]);
  const press = async (name: ReturnType<typeof button>, key = 'Enter') => {
    await tabTo(page, name);
    await page.keyboard.press(key);
  };
  const next = async () => {
    await look();
    await press(button(/^Jatka: /));
  };
  const type = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await tabTo(page, form.field(label));
      await page.keyboard.type(text);
    }
  };
  const choose = async (name: string) => {
    const wanted = page.getByRole('radio', { name });
    await press(page.getByRole('radiogroup').filter({ has: wanted }).getByRole('radio').first(), ' ');
    for (let presses = 0; presses < 3 && !(await wanted.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  };

  await page.goto('/contract/campaign/talvi');
  await enlarge();
  await look();
  await press(link(/Kiinteä 24/));
  await expect(heading('Tilaa sähkösopimus')).toBeVisible();
  await next();
  await type({
    'order.firstName': 'Veikko',
    'order.lastName': 'Hirvonen',
    'order.identityCode': '190391-9615',
    'order.email': 'veikko@kajo.example',
    'order.phone': '040 123 4567',
    // A place of this test's own: nobody has two contracts at one.
    'address.street': 'Elotie',
    'address.houseNumber': '3',
    'address.postalCode': '33470',
  });
  await next();
  // What a press mends is wrong no more.
  await press(button(/^Jatka: /));
  const summary = page.getByRole('region', { name: /^Tarkista/ });
  await expect(summary).toBeFocused();
  await press(button('Sama kuin postiosoite'));
  await expect(form.field('address.street')).toBeFocused();
  await expect(summary).toHaveCount(0);
  await expect(form.field('address.postalCity')).toHaveValue('Ylöjärvi');
  await next();
  await choose('Muutan');
  await next();
  await choose('Sähköpostilla');
  await next();
  await expect(page.getByRole('radio', { name: 'Tuulisähkö' })).toBeVisible();
  await next();
  for (const box of ['Olen lukenut', 'Pyydän, että toimitus'])
    await press(page.getByRole('checkbox', { name: box }), ' ');
  await look();
  await press(button('Tilaa ja sitoudu maksamaan'));
  await expect(heading('Vahvista tilaus tunnistautumalla')).toBeFocused();
  await look();

  await press(link('Tunnistaudu pankkitunnuksilla'));
  await press(page.getByRole('button', { name: 'OP', exact: true }));
  await press(button('Antti Laaksonen'));
  await expect(heading('Kiitos tilauksesta')).toBeVisible();
  await enlarge();
  await look();
});
