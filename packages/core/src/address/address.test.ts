import { expect, test } from 'vitest'
import { addressWarning, canonicalAddress, mailboxOf, suggestAddress } from './index.ts'

test.each([
  ['ines@gmail.con', 'ines@gmail.com'],
  ['ines@GMAIL.CO', 'ines@gmail.com'],
  ['ines@gmial.com', 'ines@gmail.com'],
  ['ines@hotmial.com', 'ines@hotmail.com'],
  ['ines@hotmail.co', 'ines@hotmail.com'],
  ['ines@outlook.co', 'ines@outlook.com'],
  ['ines@outlook.con', 'ines@outlook.com'],
  ['ines@yahoo.co', 'ines@yahoo.com'],
  ['ines@icloud.co', 'ines@icloud.com'],
])('%s is suggested as %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant)
})

test('a right host and a text without a host get no suggestion', () => {
  expect(suggestAddress('ines@gmail.com')).toBeNull()
  expect(suggestAddress('gmail.con')).toBeNull()
  expect(suggestAddress('@gmail.con')).toBeNull()
})

test('each slip of form has its sentence', () => {
  expect(addressWarning('i nes@x.test')).toBe('Email cannot contain spaces')
  expect(addressWarning('ines..m@x.test')).toBe('Email contains double dots - please check spelling')
  expect(addressWarning('ines@x.test.')).toBe('Email cannot end with a dot')
  expect(addressWarning('ines@x.test')).toBeNull()
})

test('case does not make another address', () => {
  expect(canonicalAddress('Ines@X.Test')).toBe(canonicalAddress('ines@x.test'))
})

test('what follows a plus sign is the same mailbox', () => {
  expect(mailboxOf('Ines+one@x.test')).toBe(mailboxOf('ines+two@x.test'))
  expect(mailboxOf('ines@x.test')).toBe('ines@x.test')
  expect(mailboxOf('+@x.test')).toBe('@x.test')
})
