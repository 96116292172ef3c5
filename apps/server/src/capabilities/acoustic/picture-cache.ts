import type { AcousticAnalysis } from '@soundings/contract/acoustic'
import { LRUCache } from 'lru-cache'

/** A cache of computed pictures, by account and by everything that a picture depends on. */
export type PictureCache = {
  get(accountId: string, key: string): AcousticAnalysis | undefined
  set(accountId: string, key: string, picture: AcousticAnalysis): void
  forget(accountId: string): void
}

/** @param max the most pictures that are cached */
export function pictureCache({ max }: { max: number }): PictureCache {
  const cache = new LRUCache<string, AcousticAnalysis>({ max })
  const keyOf = (accountId: string, key: string) => `${accountId} ${key}`
  return {
    get: (accountId, key) => cache.get(keyOf(accountId, key)),
    set: (accountId, key, picture) => void cache.set(keyOf(accountId, key), picture),
    forget(accountId) {
      const ofAccount = [...cache.keys()].filter((key) => key.startsWith(keyOf(accountId, '')))
      for (const key of ofAccount) cache.delete(key)
    },
  }
}
