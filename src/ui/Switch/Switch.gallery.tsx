import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

function Reminder({ isFirst }: { isFirst: boolean }) {
  const [isOn, setIsOn] = useState(isFirst);
  return <Switch label="Muistutus" isOn={isOn} onChange={setIsOn} />;
}

export const gallery: ComponentGallery = {
  name: 'Switch',
  purpose: 'Turns something on and off, at once.',
  states: {
    states: () => (
      <Stack>
        <Reminder isFirst={false} />
        <Reminder isFirst />
        <Switch
          label="Sähkökatkoilmoitukset tekstiviestillä"
          description="Viesti maksaa operaattorisi hinnan, jos olet ulkomailla."
          isOn
          onChange={() => {}}
        />
        <Switch label="Muistutus" isOn={false} onChange={() => {}} whyNot="Lisää ensin puhelinnumero tietoihisi." />
        <Switch label="Muistutus" isOn onChange={() => {}} whyNot="Vain sopimuksen haltija voi muuttaa tätä." />
      </Stack>
    ),
  },
};
