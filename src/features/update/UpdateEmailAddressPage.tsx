import { UpdateContactPage } from './UpdateContactPage.tsx';

/** Where anyone changes the e-mail address of a customer number (`update.form`). */
export const UpdateEmailAddressPage = () => <UpdateContactPage kind="emailAddress" />;
