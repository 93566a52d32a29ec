/** So many are chosen from the menu itself; of more a dialog shows all (`representation.menu`). */
export const MOST_IN_MENU = 3;
