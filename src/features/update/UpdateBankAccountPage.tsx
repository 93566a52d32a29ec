import { UpdateContactPage } from './UpdateContactPage.tsx';

/** Where anyone changes the account to which a customer number is paid (`update.form`). */
export const UpdateBankAccountPage = () => <UpdateContactPage kind="bankAccount" />;
