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
])('for %s the suggestion is %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant)
})

test('a correct host or an incomplete address gets no suggestion', () => {
  expect(suggestAddress('ines@gmail.com')).toBeNull()
  expect(suggestAddress('gmail.con')).toBeNull()
  expect(suggestAddress('@gmail.con')).toBeNull()
})

test('each kind of malformed address has its own warning', () => {
  expect(addressWarning('i nes@x.test')).toBe('Email cannot contain spaces')
  expect(addressWarning('ines..m@x.test')).toBe('Email contains double dots - please check spelling')
  expect(addressWarning('ines@x.test.')).toBe('Email cannot end with a dot')
  expect(addressWarning('ines@x.test')).toBeNull()
})

test('upper and lower case make no difference', () => {
  expect(canonicalAddress('Ines@X.Test')).toBe(canonicalAddress('ines@x.test'))
})

test("the part after a plus sign doesn't change the mailbox", () => {
  expect(mailboxOf('Ines+one@x.test')).toBe(mailboxOf('ines+two@x.test'))
  expect(mailboxOf('ines@x.test')).toBe('ines@x.test')
  expect(mailboxOf('+@x.test')).toBe('@x.test')
})
