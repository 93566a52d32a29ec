import { createContext, useContext } from 'react';
import type { AtlasOverview } from '../../atlasData.ts';

const AtlasContext = createContext<AtlasOverview>({ areaNames: {}, machines: [], against: null });

export const AtlasProvider = AtlasContext.Provider;

/** What the atlas begins with. */
export const useAtlas = (): AtlasOverview => useContext(AtlasContext);
