/** What a customer is called: both names of a person, the one of a company or an estate. */
interface Named {
  firstName: string | null;
  lastName: string;
}

/** `Eero Mäkelä`. */
export const fullName = ({ firstName, lastName }: Named): string => (firstName ? `${firstName} ${lastName}` : lastName);

/** `Mäkelä, Eero`, as in a list by name. */
export const nameInList = ({ firstName, lastName }: Named): string =>
  firstName ? `${lastName}, ${firstName}` : lastName;
