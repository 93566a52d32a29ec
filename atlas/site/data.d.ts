/** Written by the build, from what it is given: see `build.ts`. */
declare module 'virtual:atlas-data' {
  export const data: import('../atlasData.ts').AtlasData;
}
