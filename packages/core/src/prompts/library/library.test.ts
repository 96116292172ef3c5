import { expect, test } from 'vitest'
import { withoutPrompts } from '../without-prompts.ts'
import { scan } from '../../safety/index.ts'
import { PROMPT_MEMORY } from '../constants.ts'
import type { Shelf } from '../prompt.ts'
import { LIBRARY } from './library.ts'
import { RETIRED } from './retired.ts'

const SIZES: Record<Shelf, number> = {
  'base-grounding': 48,
  'base-shadow': 36,
  'deep-grounding': 48,
  'deep-shadow': 36,
  worth: 18,
  fear: 18,
  steady: 12,
}
const SHELVES = Object.keys(SIZES) as Shelf[]
const promptsOn = (wanted: Shelf) => LIBRARY.filter(({ shelf }) => shelf === wanted)
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+(?:’[a-z]+)*/gu) ?? []
const textsMatching = (pattern: RegExp, prompts = LIBRARY) =>
  prompts.map(({ text }) => text).filter((text) => pattern.test(text))

const FUNCTION_WORDS = new Set(
  wordsOf(`a an and any are as at be been by can could did do does for from had has have how i if in into is it last me my
  of on one or out that the then there thing this to today up was were what when where which who whom whose will with
  would you your yours something than what’s`),
)
function contentOf(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word)))
}

test('the library has 216 prompts, and each shelf has more than the number remembered', () => {
  expect(Object.fromEntries(SHELVES.map((shelf) => [shelf, promptsOn(shelf).length]))).toEqual(SIZES)
  expect(LIBRARY).toHaveLength(216)
  expect(Math.min(...Object.values(SIZES))).toBeGreaterThan(PROMPT_MEMORY)
})

test('ids are unique and start with their shelf', () => {
  expect(new Set(LIBRARY.map(({ id }) => id)).size).toBe(LIBRARY.length)
  const prefixes = SHELVES.map(
    (shelf) => new Set(promptsOn(shelf).map(({ id }) => /^([a-z]{2})-\d{2}$/u.exec(id)?.[1])),
  )
  expect(prefixes.map((own) => [...own])).toEqual([['bg'], ['bs'], ['dg'], ['ds'], ['wo'], ['fe'], ['st']])
})

test('a prompt is a question or an unfinished sentence of at most 140 characters on one line', () => {
  expect(textsMatching(/^(?!\p{Lu}[^\n?…]{10,138}(?:\?| …)$)/u)).toEqual([])
  expect(Math.max(...LIBRARY.map(({ text }) => text.length))).toBeLessThanOrEqual(140)
  expect(textsMatching(/["']|\s{2}|\.{3}|!/u)).toEqual([])
})

test('no two prompts are alike: their content words overlap by less than 40 % and they begin differently', () => {
  const near: string[] = []
  for (const [i, { text }] of LIBRARY.entries()) {
    const content = contentOf(text)
    for (const other of LIBRARY.slice(i + 1)) {
      const otherContent = contentOf(other.text)
      const shared = [...content].filter((word) => otherContent.has(word)).length
      const either = content.size + otherContent.size - shared
      const isPart = shared === Math.min(content.size, otherContent.size)
      if (isPart || (shared >= 2 && shared / either >= 0.4)) near.push(`${text} | ${other.text}`)
    }
  }
  expect(near).toEqual([])
  const beginnings = LIBRARY.map(({ text }) => wordsOf(text).slice(0, 4).join(' '))
  expect(beginnings.filter((beginning, i) => beginnings.indexOf(beginning) !== i)).toEqual([])
})

test.each(SHELVES)('at most a quarter of the %s shelf begins with the same word', (shelf) => {
  const counts = new Map<string, number>()
  for (const { text } of promptsOn(shelf)) {
    const first = wordsOf(text)[0] ?? ''
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  expect(Math.max(...counts.values()) / SIZES[shelf]).toBeLessThanOrEqual(0.25)
})

test.each(SHELVES)(
  'at least a quarter of the %s shelf is written for a time of day, with some for each time',
  (shelf) => {
    const timed = promptsOn(shelf).filter(({ time }) => time)
    expect(timed.length / SIZES[shelf]).toBeGreaterThanOrEqual(0.25)
    expect(new Set(timed.flatMap(({ time }) => time)).size).toBe(4)
  },
)

test('no prompt advises, promises, praises or judges the writer', () => {
  expect(
    textsMatching(
      /\b(?:should|must|ought|need|needs|have to|has to|try|remember to|let yourself|allow|consider|deserve)\b/iu,
    ),
  ).toEqual([])
  expect(textsMatching(/\b(?:will|you’ll|going to be|soon|always|promise you)\b/iu)).toEqual([])
  expect(
    textsMatching(/\byou(?:’re| are) (?:too|so|not|being|afraid|sad|angry|anxious|depressed|stuck|strong)\b/iu),
  ).toEqual([])
  expect(
    textsMatching(/\byour (?:trauma|anxiety|depression|wounds?|disorder|issues|inner child|higher self|true self)\b/iu),
  ).toEqual([])
  expect(
    textsMatching(
      /^(?:Write|List|Name|Describe|Think|Imagine|Tell|Take|Find|Notice|Look|Consider|Reflect|Make|Give)\b/u,
    ),
  ).toEqual([])
})

/** Openings that assume a fault, observe the writer or guess at a motive. */
const ACCUSING = new RegExp(
  `^(?:${[
    'Why (?:did|do|are|can)(?:n’t)? you',
    'How could you',
    'How did you (?:manage|win|get away)',
    'How do you get',
    'How often do you (?:lie|pretend|hide)',
    'Who (?:pays|suffers)',
    'Whose disapproval',
    'Which door do you',
    'What (?:are|were) you (?:hiding|avoiding|pretending|afraid)',
    'What (?:is|was) wrong with',
    'What did you (?:do wrong|fail|ruin|get away)',
    'At what hour did you begin to dread',
    'When (?:you|they) (?:picture being|find you|catch you)',
    'When did you last (?:lie|cheat|fail)',
    'Is there a kindness you do',
    'If (?:someone had|anyone) (?:filmed|watched|seen)',
    'If I stopped',
    'Admit',
  ].join('|')})\\b`,
  'u',
)

test('no shadow prompt accuses, because shadow prompts appear on low days', () => {
  const shadow = LIBRARY.filter(({ shelf }) => shelf === 'base-shadow' || shelf === 'deep-shadow')
  expect(textsMatching(ACCUSING, shadow)).toEqual([])
  expect(RETIRED.filter((text) => ACCUSING.test(text))).toHaveLength(11)
})

test('no prompt is a cliché', () => {
  expect(
    textsMatching(
      /\b(?:grateful|gratitude|thankful|blessed|blessings?|journey|heal|healing|growth|self-care|best self|authentic|embrace|manifest|mindful\w*|universe|toxic|boundaries|comfort zone|younger self|superpower|proud|goals?|dreams?|happy|happiness|joy)\b/iu,
    ),
  ).toEqual([])
})

test('no prompt mentions death, harm, body weight or abuse', () => {
  expect(
    textsMatching(
      /\b(?:die[ds]?|dying|dead|deaths?|kill\w*|suicid\w*|graves?|funeral\w*|bur(?:y|ied|ial)|harm\w*|hurt\w*|wound\w*|blood\w*|cut(?:s|ting)?|hit(?:s|ting)?|violen\w*|weigh\w*|weights?|fat|thin|slim|diets?|calories|skinny|hungry|hunger|abus\w*|beat(?:en|s)?|pills?|drunk|drink\w*|mirrors?)\b/iu,
    ),
  ).toEqual([])
})

test('a prompt copied into an entry never changes the result of the safety scan', () => {
  const found = LIBRARY.filter(({ text }) => scan(withoutPrompts(text)).level !== 'none')
  expect(found).toEqual([])
})

test('the steady shelf asks for no memory, judgment, feeling or person', () => {
  const asking =
    /\b(?:remember|yesterday|last|ever|you feel|felt|why|mean|good|bad|wrong|wish|want|who|whose|people|alone|home)\b/iu
  expect(textsMatching(asking, promptsOn('steady'))).toEqual([])
})
