import { afterEach, expect, test } from 'vitest'
import { announceAccount, onOtherAccount } from './account-watch.ts'

const KEY = 'soundings.account'

afterEach(() => localStorage.clear())

/** The storage event that this tab receives after another tab wrote to the storage. */
const fromOtherTab = (newValue: string | null, key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

function watched(accountId: string) {
  const heard: (string | null)[] = []
  const stop = onOtherAccount(accountId, (now) => heard.push(now))
  return { heard, stop }
}

test('another tab that signs out, or in to another account, is noticed', () => {
  const { heard, stop } = watched('mara')
  fromOtherTab('ines')
  fromOtherTab(null)
  stop()
  expect(heard).toEqual(['ines', null])
})

test('another tab of the same account, or another storage change, is ignored', () => {
  const { heard, stop } = watched('mara')
  fromOtherTab('mara')
  fromOtherTab('ines', 'soundings.theme')
  stop()
  expect(heard).toEqual([])
})

test('a tab that has stopped listening is not notified', () => {
  const { heard, stop } = watched('mara')
  stop()
  fromOtherTab('ines')
  expect(heard).toEqual([])
})

test('an account is announced in shared storage, and removed at sign-out', () => {
  announceAccount('mara')
  expect(localStorage.getItem(KEY)).toBe('mara')
  announceAccount(null)
  expect(localStorage.getItem(KEY)).toBeNull()
})
