/** Written by the build, from what it is given: see `build.ts`. */
declare module 'virtual:atlas-overview' {
  export const overview: import('../atlasData.ts').AtlasOverview;
}

declare module 'virtual:atlas-requirements' {
  export const requirements: import('../atlasData.ts').RequirementData[];
}
