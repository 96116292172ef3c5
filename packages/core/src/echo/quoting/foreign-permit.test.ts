import { expect, test } from 'vitest'
import { scan, type SafetyState } from '../../safety/index.ts'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '../../text/index.ts'
import { foreignPermit } from './foreign-permit.ts'
import type { PermitEntry } from './permit.ts'

function ask(
  language: ForeignLanguage,
  sentence: string,
  entry: Partial<PermitEntry> = {},
  state: SafetyState = 'open',
) {
  return foreignPermit(sentence, { mood: 4, near: 'none', sentiment: 0, scanOf: scan, ...entry }, state, language)
}

const CALM: Readonly<Record<ForeignLanguage, string>> = {
  de: 'Wir haben Bohnen in den Garten gesetzt.',
  es: 'Los tulipanes del jardín están abiertos.',
  fr: 'Nous avons semé des tomates dans le jardin.',
  it: 'Abbiamo piantato i pomodori nel giardino.',
  pt: 'Plantámos tomates no jardim da minha irmã.',
}

test.each(FOREIGN_LANGUAGES)(
  'a calm line in %s may be quoted in the two plainest tones, on a good enough day',
  (language) => {
    expect(ask(language, CALM[language])).toEqual({ tones: ['Neutral', 'Concise'], reason: null })
    expect(ask(language, CALM[language], { mood: 3 }).reason).toBeNull()
    for (const mood of [1, 2, null]) expect(ask(language, CALM[language], { mood }).reason).toBe('rating')
    expect(ask(language, CALM[language], { near: 'heavy' }).reason).toBe('period')
    for (const state of ['gentle', 'quiet'] as const) expect(ask(language, CALM[language], {}, state).tones).toEqual([])
    expect(ask(language, CALM[language].replace('.', '?')).reason).toBe('question')
  },
)

test.each([
  ['de', 'death', 'Der Friedhof liegt hinter dem Garten.'],
  ['de', 'harm', 'Ein neuer Bluterguss, die Sonne schien auf die Narben.'],
  ['de', 'means', 'Im Garten hängt ein altes Seil.'],
  ['de', 'leaving', 'Die Pflanzen sind verschenkt, der Garten ist geregelt.'],
  ['de', 'lacking', 'Alle waren im Garten, und der Stuhl war leer.'],
  ['de', 'body', 'Nur ein Apfel, und die Waage im Garten.'],
  ['de', 'illness', 'Die Klinik hat einen schönen Garten.'],
  ['de', 'shame', 'Im Garten hat er gelogen.'],
  ['de', 'law', 'Die Scheidung ist durch, die Sonne scheint.'],
  ['de', 'quarrel', 'Im Garten haben sie gestritten.'],
  ['es', 'death', 'El cementerio está detrás del jardín.'],
  ['es', 'harm', 'Otro moretón, y el jardín lleno de sol.'],
  ['es', 'leaving', 'Ya me despedí de todos en el jardín.'],
  ['es', 'body', 'Una manzana y la báscula.'],
  ['es', 'illness', 'En el jardín del hospital cantaba un pájaro.'],
  ['es', 'shame', 'En el jardín me escondí con las flores.'],
  ['fr', 'death', 'Le cimetière est derrière le jardin.'],
  ['fr', 'harm', 'Encore une gifle, dans le jardin.'],
  ['fr', 'means', 'Le pont au-dessus du jardin est haut.'],
  ['fr', 'lacking', 'Le vélo me manque, le soleil aussi.'],
  ['fr', 'law', 'Le divorce est signé, le soleil brille.'],
  ['fr', 'quarrel', 'Dans le jardin ils se disputaient.'],
  ['it', 'death', 'Il cimitero è dietro il giardino.'],
  ['it', 'harm', 'Un altro livido, e il sole nel giardino.'],
  ['it', 'means', 'Dal ponte si vede il giardino.'],
  ['it', 'leaving', 'Ho lasciato le piante del giardino alla zia.'],
  ['it', 'illness', 'La clinica ha un bel giardino.'],
  ['it', 'shame', 'Nel giardino piangeva con le rose.'],
  ['pt', 'death', 'O cemitério fica atrás do jardim.'],
  ['pt', 'harm', 'Mais um soco, no jardim.'],
  ['pt', 'means', 'Da ponte vê-se o jardim.'],
  ['pt', 'lacking', 'O jardim ficou vazio.'],
  ['pt', 'body', 'Uma maçã e a balança.'],
  ['pt', 'law', 'O divórcio saiu, o sol brilha.'],
] as const)('a %s word of the list “%s” keeps a line out: %s', (language, list, sentence) => {
  expect(ask(language, sentence).tones).toEqual([])
  expect(['scan', 'period', list]).toContain(ask(language, sentence).reason)
})

test.each([
  ['de', 'Ich habe den Garten nicht gegossen.'],
  ['es', 'No pude cantar en el coro.'],
  ['fr', 'Je ne chante plus dans la chorale.'],
  ['it', 'Non riesco a cantare nel coro.'],
  ['pt', 'Não consigo cantar no coro.'],
] as const)('a line in %s with a negation stays home, whoever its subject is: %s', (language, sentence) => {
  expect(ask(language, sentence).tones).toEqual([])
})

test('a line without a bright word stays home, and a word of feeling needs a day rated 4', () => {
  expect(ask('de', 'Der neue Drucker steht im Flur.').reason).toBe('warmth')
  expect(ask('es', 'La reunión empezó a las cinco.').reason).toBe('warmth')
  expect(ask('de', 'Ich liebe den Geruch von Kuchen.', { mood: 3 }).reason).toBe('warmth')
  expect(ask('de', 'Ich liebe den Geruch von Kuchen.', { mood: 4 }).reason).toBeNull()
})

test('an accent may be missing where a word keeps a line out, and never where it lets one in', () => {
  expect(ask('es', 'La bascula esta en el jardin.').tones).toEqual([])
  expect(ask('de', 'Das ist schon die dritte Liste.').reason).toBe('warmth')
})
