import { tornSectors, type PowerCut } from './disk-model.ts'

/** How much of the unsynced work may be left: the ends, and what a cache writes back in an order of its own. */
export const POWER_CUTS = {
  /** Nothing that was not synced. */
  nothing: (): PowerCut => ({ keepNames: () => 0, keepChange: () => 'nothing' }),

  /** Some writes and not others, whatever their order, and some of them only in part. */
  torn(): PowerCut {
    const share = 0.1 + 0.8 * Math.random()
    const keeps = () => Math.random() < share
    return {
      keepNames: (pending) => Math.floor(Math.random() * (pending + 1)),
      keepChange(_index, _pending, bytes) {
        if (bytes !== null && Math.random() < 0.3) return tornSectors(bytes, keeps)
        return keeps() ? 'all' : 'nothing'
      },
    }
  },

  /** The latest writes without those before them. */
  reordered(): PowerCut {
    const from = Math.random()
    return {
      keepNames: (pending) => pending,
      keepChange: (index, pending) => (index >= from * pending ? 'all' : 'nothing'),
    }
  },

  /** All writes of data, and no name that was not synced. */
  unnamed: (): PowerCut => ({ keepNames: () => 0, keepChange: () => 'all' }),
}
