import { MessageSquare } from 'lucide';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MenuChoice, MenuLink } from './MenuEntry.tsx';

export const gallery: ComponentGallery = {
  name: 'MenuEntry',
  purpose: 'What stands in a menu that floats: one of several to choose, or a way to another page.',
  states: {
    choices: () => (
      <>
        <MenuChoice picture={<Avatar name="Aino Mäkelä" />} label="Aino Mäkelä" isCurrent onClick={() => {}} />
        <MenuChoice
          label="Asunto-osakeyhtiö Kuusikkorinteenkatu"
          detail="Asiakas 7003 1180"
          isCurrent={false}
          onClick={() => {}}
        />
      </>
    ),
    link: () => <MenuLink href="#a" picture={<Icon of={MessageSquare} />} label="Anna palautetta" end="2" />,
  },
};
