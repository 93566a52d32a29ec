import { verifyAddition } from '../../../api/addons.gen.ts';
import { VerifyPage } from './VerifyPage.tsx';

/** Back from the bank with an add-on (`addition.verification`). */
export const VerifyAdditionPage = () => <VerifyPage process="vapAddition" verify={verifyAddition} />;
