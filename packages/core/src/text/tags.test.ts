import { expect, test } from 'vitest'
import { LEXICON } from '../../testing/lexicon.ts'
import { hashtags, normalizedTag, tagsOf } from './index.ts'

const NOTHING_ELSE = { entries: 0, documents: new Map<string, number>() }
const tags = (content: string, vocabulary = NOTHING_ELSE) =>
  tagsOf(content, vocabulary, LEXICON).map(({ tag, source }) => `${source}:${tag}`)

test('hashtags are stored in order of appearance, without repeats, at most eight', () => {
  expect(hashtags('#Sea and (#run) then #sea, #late_shift. C#sharp')).toEqual(['sea', 'run', 'late-shift'])
  expect(hashtags(Array.from({ length: 12 }, (_, i) => `#tag${i}`).join(' '))).toHaveLength(8)
})

test.each([
  ['#Café’s', 'café'],
  ['Late Shift!', 'late-shift'],
  ['ﬁsh', 'fish'],
  ['a'.repeat(40), 'a'.repeat(24)],
])('the tag %j is stored as %j', (written, kept) => {
  expect(normalizedTag(written)).toBe(kept)
})

test("a word used twice becomes a tag, a word used once doesn't", () => {
  expect(tags('Varnish everywhere. More varnish on the bench than on the door.')).toEqual(['auto:varnish'])
})

test('a word used once becomes a tag if two other entries use it', () => {
  const vocabulary = { entries: 20, documents: new Map([['harbour', 3]]) }
  expect(tags('Down to the harbour before work.', vocabulary)).toEqual(['auto:harbour'])
})

test('longer texts get up to three auto-tags with different beginnings', () => {
  const long = `${'The rehearsal hall was cold and the rehearsals ran long. The ferry hooted at the ferry steps. '.repeat(6)}`
  const found = tags(long)
  expect(found.length).toBeLessThanOrEqual(3)
  expect(found.filter((tag) => tag.includes('rehears'))).toHaveLength(1)
})

test('words of URLs and email addresses are no tags', () => {
  const url = 'https://example.org/where-the-sidewalk/ends/'
  expect(tags(`${url} Read it again. ${url} and WWW.example.org/ends/ends`)).toEqual([])
  expect(tags('Wrote to mara@harbour.example. No answer from mara@harbour.example.')).toEqual([])
  expect(tags(`Varnish everywhere, see ${url}. More varnish on the bench.`)).toEqual(['auto:varnish'])
})

test('three hashtags are enough to prevent auto-tags', () => {
  expect(tags('Varnish, varnish, varnish. #a1 #b2 #c3')).toEqual(['hash:a1', 'hash:b2', 'hash:c3'])
})

test('a text with crisis wording gets no auto-tags', () => {
  expect(tags('Varnish and varnish. I want to die.')).toEqual([])
})

test.each([
  [
    'Heute waren wir nicht im Garten und heute nicht im Haus. Der Garten riecht nach Regen und nicht nach Laub.',
    'garten',
  ],
  ['Hoy fuimos al mercado y hoy compré pan. El mercado cierra los lunes, y hoy no era lunes.', 'mercado'],
  ["Aujourd'hui j'ai rangé l'atelier, et aujourd'hui l'atelier sent le bois.", 'atelier'],
  ['Oggi ho riparato la bicicletta, e oggi la bicicletta va di nuovo. Oggi sono contento.', 'bicicletta'],
  ['Hoje fui à padaria e hoje comprei pão. A padaria cheira a canela, e hoje fiquei lá mais tempo.', 'padaria'],
])('a small word that a text in another language repeats is no tag: %s', (content, tag) => {
  expect(tags(content)).toEqual([`auto:${tag}`])
})
