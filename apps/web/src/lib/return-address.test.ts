import { beforeEach, expect, test } from 'vitest'
import { forgetAddress, rememberAddress, rememberedAddress } from './return-address.ts'

const KEY = 'soundings.return'

beforeEach(() => localStorage.clear())

test('a URL is remembered until it is cleared', () => {
  expect(rememberedAddress()).toBeNull()
  rememberAddress('/settings/payment-method')
  expect(rememberedAddress()).toBe('/settings/payment-method')
  forgetAddress()
  expect(rememberedAddress()).toBeNull()
})

test.each([
  ['an address whose time is over', { address: '/settings', until: Date.now() - 1 }],
  ['an address of another host', { address: '//elsewhere.test/', until: Date.now() + 1000 }],
  ['what is no address', { address: 5, until: Date.now() + 1000 }],
])('%s leads nowhere', (_, stored) => {
  localStorage.setItem(KEY, JSON.stringify(stored))
  expect(rememberedAddress()).toBeNull()
})

test('a broken store has no URL', () => {
  localStorage.setItem(KEY, '{')
  expect(rememberedAddress()).toBeNull()
})
