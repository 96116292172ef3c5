import { tornSectors, type PowerCut } from './disk-model.ts'

/** How much of the unsynced work remains: the two extremes, and a cache that writes back in any order. */
export const POWER_CUTS = {
  /** Leaves only what was synced. */
  nothing: (): PowerCut => ({ keepNames: () => 0, keepChange: () => 'nothing' }),

  /** Leaves some of the writes, regardless of their order, and only a part of some of them. */
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

  /** Leaves the latest writes without the earlier ones. */
  reordered(): PowerCut {
    const from = Math.random()
    return {
      keepNames: (pending) => pending,
      keepChange: (index, pending) => (index >= from * pending ? 'all' : 'nothing'),
    }
  },

  /** Leaves all data writes, but no name that was not synced. */
  unnamed: (): PowerCut => ({ keepNames: () => 0, keepChange: () => 'all' }),
}
