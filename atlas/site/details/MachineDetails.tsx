import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '../../../src/ui/Disclosure/Disclosure.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { MachineData } from '../../atlasData.ts';
import { SelectedPart } from './SelectedPart.tsx';
import { TourList } from './TourList.tsx';

/** What a machine is, where it stands, and the tours through it. */
export function MachineDetails({ machine }: { machine: MachineData }) {
  const { t } = useLingui();
  const { description, folder, tours } = machine;
  return (
    <SelectedPart kind={t({ id: 'atlas.machine.kind', message: 'Tilakone' })} name={machine.id}>
      <p lang="en">{description}</p>
      <Note>
        <span lang="en">{`machines/${folder}`}</span>
      </Note>
      <Note>
        {t({ id: 'atlas.machine.choose', message: 'Valitse kaaviosta tila tai siirtymä, niin näet sen tiedot tässä.' })}
      </Note>
      {tours.length > 0 && (
        <Disclosure
          label={t({
            id: 'atlas.machine.tours',
            message: plural(tours.length, {
              one: '# testi kulkee tilakoneen läpi',
              other: '# testiä kulkee tilakoneen läpi',
            }),
          })}
        >
          <TourList tours={tours} />
        </Disclosure>
      )}
    </SelectedPart>
  );
}
