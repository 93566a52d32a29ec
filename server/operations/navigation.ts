import { linksIn, navigationOf } from '../content/navigation.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'navigation'> = {
  getNavigation: async ({ locale }, actor, { contents }) => {
    const { navigation } = (await contents.latest()).settings;
    return { status: 200, body: { items: linksIn(locale, navigationOf(actor, navigation)) } };
  },
};
