import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['I’m Fine', "i'm fine"],
  ['Müde, ça va, ação', 'mude , ca va , acao'],
  ['straße', 'strasse'],
  ['su1c!de', 'suicide'],
  ['k!ll', 'kill'],
  ['sooo', 'so'],
  ['well-known - really', 'well-known . really'],
  ["j'ai d'un m'a", "j' ai d' un m' a"],
  ["don't I'd d'you", "don't i'd d'you"],
  ['at 10:30!', 'at 10 : 30 !'],
  ['“Fine,” she said – twice…', 'fine , she said . twice . . .'],
  ['a`b, but a`b’s', "a'b , but a'b's"],
  ['a`b', 'a b'],
  ['naïve œuvre 😂', 'naive œuvre 😂'],
])('%j is read as %j', (text, read) => {
  expect(fold(text).join(' ')).toBe(read)
})
