import { verifyProductChange } from '../../../api/productChanges.gen.ts';
import { VerifyPage } from './VerifyPage.tsx';

/** Back from the bank with a change (`change.order`). */
export const VerifyChangePage = () => <VerifyPage process="productChange" verify={verifyProductChange} />;
