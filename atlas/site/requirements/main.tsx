import { requirements } from 'virtual:atlas-requirements';
import type { AtlasOverview } from '../../atlasData.ts';
import { AtlasProvider } from '../app/atlas.context.ts';
import { RequirementsPage } from './RequirementsPage.tsx';

export interface RequirementsProps {
  atlas: AtlasOverview;
  /** The id of the one that the address names. */
  asked: string | null;
}

/** The page with what is on it, in the script that brings both. */
function Requirements({ atlas, asked }: RequirementsProps) {
  return (
    <AtlasProvider value={atlas}>
      <RequirementsPage requirements={requirements} asked={asked} />
    </AtlasProvider>
  );
}

globalThis.atlasParts.take('requirements', Requirements);
