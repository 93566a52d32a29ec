/** Stands in the place of TanStack Query's own, of which its client asks no more than this. */
export class MutationCache {
  clear(): void {}

  findAll(): [] {
    return [];
  }

  async resumePausedMutations(): Promise<void> {}
}
