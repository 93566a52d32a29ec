import type { ComponentGallery } from '../gallery/gallery.ts';
import { Barcode, QrCode } from './PaymentCode.tsx';

const widths = [2, 1, 1, 2, 3, 2, 1, 1, 2, 2, 3, 2, 2, 1, 2, 2, 3, 1, 1, 2, 3, 2, 2, 3, 3, 1, 1, 1, 2];
const modules = '1111111100000110111011011101101110110000011111111';

export const gallery: ComponentGallery = {
  name: 'PaymentCode',
  purpose: 'What a bank’s app reads with its camera.',
  states: {
    'a code of bars': () => <Barcode label="Pankkiviivakoodi" widths={widths} />,
    'a square code': () => <QrCode label="QR-koodi" modules={modules} size={7} />,
  },
};
