import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Barcode, QrCode } from './PaymentCode.tsx';

test('codes are pictures with a name, dark on light in dark surroundings too', async () => {
  await show(
    <>
      <Barcode label="Pankkiviivakoodi" widths={[2, 1, 3]} />
      <QrCode label="QR-koodi" modules="110001000" size={3} />
    </>,
  );
  for (const name of ['Pankkiviivakoodi', 'QR-koodi']) {
    const picture = page.getByRole('img', { name });
    await expect.element(picture).toHaveStyle({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  }
});
