import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishShare, isEnglish, isForeign, journalLanguage, languageOf, words, type Language } from './index.ts'

const language = (text: string) => languageOf(words(text))

test('English prose has many English function words, and French has few', () => {
  expect(englishShare(words('I was out on the quay and it was cold for that time of the year.'))).toBeGreaterThan(0.4)
  expect(englishShare(words('Hier soir, nous avons marché le long du port sous une pluie fine.'))).toBe(0)
  expect(englishShare([])).toBe(0)
})

test('the median of the newest ten entries decides, so one foreign entry changes nothing', () => {
  expect(isEnglish([0.3, 0.3, 0, 0.3])).toBe(true)
  expect(isEnglish([...Array<number>(20).fill(0.3), ...Array<number>(10).fill(0.02)])).toBe(false)
  expect(isEnglish([])).toBe(false)
})

test.each([
  ['en', 'I was out on the quay and it was cold for that time of the year.'],
  ['de', 'Ich war heute auf dem Markt und habe zu viel Brot gekauft.'],
  ['de', 'Im Garten war es ruhig, die Bohnen sind schon da.'],
  ['es', 'Hoy he ido al mercado con mi hermana y hemos comprado demasiado pan.'],
  ['fr', "Ce matin j'ai marché le long du port avec ma sœur, il y avait du vent."],
  ['it', "Stamattina sono andata al mercato con mia sorella e c'era molto vento."],
  ['pt', 'Hoje fui ao mercado com a minha irmã e comprámos pão a mais.'],
  ['pt', 'Hoje a gente não fez nada, só ficou em casa com o cachorro.'],
  ['other', 'Ik was vandaag op de markt en het was heel druk, maar ook wel fijn.'],
  ['other', 'Dzisiaj byłam na targu i nie było tam nikogo, ale to nic.'],
] as const)('small words tell that a text is in %s: %s', (expected, text) => {
  expect(language(text)).toBe(expected)
})

test('accents and capital letters may be missing', () => {
  expect(language('FUI AL MERCADO Y TAMBIEN COMPRE PAN PARA MI HERMANA')).toBe('es')
  expect(language('das war fur mich auch nicht so schon')).toBe('de')
})

test.each(['', 'Garten.', 'De nada', 'Late again.', 'Fui a casa de María.', 'Zahnarzt 9 Uhr'])(
  'of the short text “%s” nothing is said',
  (text) => {
    expect(language(text)).toBeNull()
  },
)

test('a text in two languages has the one that most of it is in, and half and half has none', () => {
  const english = 'I was out on the quay and it was cold.'
  const german = 'Ich war heute auf dem Markt und es war kalt.'
  expect(language(`${english} ${english} ${english} ${german}`)).toBe('en')
  expect(language(`${german} ${german} ${german} ${english}`)).toBe('de')
  expect(language(`${english} ${german}`)).toBeNull()
})

test('a quotation in another language does not make an English entry foreign', () => {
  expect(isForeign(words('We sang “Je ne regrette rien” in the car and I was happy about it for the whole way.'))).toBe(
    false,
  )
})

test('a journal has another language when more than half of its newest ten entries do', () => {
  const of = (count: number, name: Language | null) => Array.from({ length: count }, () => name)
  expect(journalLanguage([])).toBeNull()
  expect(journalLanguage(of(1, 'de'))).toBe('de')
  expect(journalLanguage([...of(5, 'en'), ...of(5, 'de')])).toBeNull()
  expect(journalLanguage([...of(4, 'en'), ...of(6, 'de')])).toBe('de')
  expect(journalLanguage([...of(6, null), ...of(4, 'de')])).toBeNull()
  expect(journalLanguage([...of(30, 'en'), ...of(10, 'pt')])).toBe('pt')
  expect(journalLanguage([...of(4, 'en'), ...of(3, 'de'), ...of(3, 'it')])).toBe('several')
  expect(journalLanguage(of(10, 'other'))).toBe('other')
})

test('any text has an answer, also a long one', () => {
  fc.assert(fc.property(fc.array(fc.string()), (text) => void languageOf(text)))
  expect(languageOf(words('Ich war heute auf dem Markt und es war kalt. '.repeat(20_000)))).toBe('de')
})
