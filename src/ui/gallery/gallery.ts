import type { ComponentType } from 'react';

/** A component in its states, for the gallery and for the tests that look at each of them. */
export interface ComponentGallery {
  /** The component's name. */
  name: string;
  /** What it is there for, in a sentence. */
  purpose: string;
  /** A state by its name, drawn with texts as long as they get. */
  states: Record<string, ComponentType>;
}

const files = import.meta.glob<{ gallery: ComponentGallery }>('../*/*.gallery.tsx', { eager: true });

/** Every component that stands in the gallery, by name. */
export const galleries: ComponentGallery[] = Object.values(files)
  .map(({ gallery }) => gallery)
  .sort((a, b) => a.name.localeCompare(b.name));
