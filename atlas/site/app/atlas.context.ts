import { createContext, useContext } from 'react';
import type { AtlasData } from '../../atlasData.ts';

const AtlasContext = createContext<AtlasData>({ areaNames: {}, machines: [], requirements: [], against: null });

export const AtlasProvider = AtlasContext.Provider;

/** All that the atlas shows. */
export const useAtlas = (): AtlasData => useContext(AtlasContext);
