import { expect, test } from 'vitest'
import { safetyFigures } from '../../testing/safety/figures.ts'
import { isHeldOut, readCalmTexts, readWriters } from '../../testing/safety/lines.ts'
import { atLeast, hasCrisisWording, scan } from './index.ts'

const isHeld = (text: string) => atLeast(scan(text).level, 'light')
const isAlarmed = (text: string) => atLeast(scan(text).level, 'heavy')

test.each([
  'I want to die',
  "I don't want to be here anymore",
  'everyone would be better off without me',
  'Thoughts of suicide - a pistol.',
  'I wish I could die of heart failure',
  'thinking about ending my life',
  'he hit me again last night',
  'I want to kill him',
  'took all the pills in the cupboard',
  'cut my thigh again tonight',
])('“%s” is at level hold', (line) => {
  expect(isHeld(line)).toBe(true)
})

test.each([
  'the funeral is on Friday',
  'my dad died on Sunday',
  'made myself sick after dinner again',
  'panic attack on the train, I thought it would never stop',
])('“%s” is heavy', (line) => {
  expect(isAlarmed(line)).toBe(true)
})

test.each([
  'My knots slipped and a spring hit me in the chin.',
  'The ball hit me in the face, and we won.',
  'Mam slipped on the back step and put her hand down.',
])('“%s” is a mishap', (line) => {
  expect(isAlarmed(line)).toBe(false)
})

test.each([
  'She’s funny, works at an optician’s, beat me by 40 pins.',
  'Reece beat me on a kick set and announced it to the changing room.',
  'They beat us 3-1, and Mum beat us both at dominoes.',
  'He beat me with the five and then blessed himself.',
  'I won’t be beaten by a root.',
  'A quiet morning, and then a rabbit bit me.',
  'Burnt my wrist on the griddle in the same spot as last time.',
  'Banged my head on the beam in the loft again.',
  'The toddler kicked me in the face when I changed him.',
  'He pushed me on the swing like I was eight.',
  'I was burning myself out with the late nights.',
])('“%s” is a game, an animal or an accident', (line) => {
  expect(isAlarmed(line)).toBe(false)
})

test.each([
  'He beat us both at night.',
  'He beat me, 3 broken ribs.',
  'He beat me with a pair of shoes.',
  'I burned my arm on the oven on purpose.',
  'I banged my head on the door until it bled.',
  'He pushed me down the stairs.',
])('“%s” is neither', (line) => {
  expect(isHeld(line)).toBe(true)
})

test.each(['he put his hand down my top', 'he hit me with a strap'])('“%s” is none', (line) => {
  expect(isHeld(line)).toBe(true)
})

test.each(['we signed the divorce papers', 'I was lonely on the way home'])('“%s” is tender and no more', (line) => {
  expect(scan(line).level).toBe('tender')
})

test('the quick question about crisis wording has the answer of the whole scan, for short and long texts', () => {
  const lines = readWriters().flatMap((writer) => writer.lines.map(({ text }) => text))
  const calm = readCalmTexts().map(({ text }) => text)
  const long = lines.flatMap((_, i) => (i % 6 === 0 ? [lines.slice(i, i + 6).join('. ')] : []))
  const texts = [...lines.filter((_, i) => i % 4 === 0), ...calm.filter((_, i) => i % 4 === 0), ...long]
  expect(texts.filter((text) => hasCrisisWording(text) !== isHeld(text))).toEqual([])
})

test.each([
  ['in capitals with a curly apostrophe', 'I DON’T WANT TO LIVE'],
  ['in lower case without apostrophes', 'i dont want to live anymore'],
  ['as slang', 'gonna kms tonight'],
  ['with signs for letters', 'thinking about su1c!de again'],
  ['with letters swapped', 'I want to kill mysefl'],
  ['as it sounds', 'thinking about suiside agen'],
  ['with letters repeated', 'i want to dieeeee and i mean it'],
  ['with a long s or a Kelvin sign', 'I want to \u212Aill myself, \u017Fuicide'],
])('crisis wording is found in any spelling: %s', (_, line) => {
  expect(isHeld(line)).toBe(true)
})

test.each([
  ['German', 'Ich will nicht mehr leben.'],
  ['German, with the verb in two parts', 'Ich bringe mich heute Nacht um.'],
  ['German, abuse', 'Mein Mann hat mich gestern wieder geschlagen.'],
  ['Spanish', 'Quiero matarme.'],
  ['Spanish, without accents', 'ya no quiero vivir mas asi'],
  ['Spanish, abuse', 'Anoche me pegó otra vez.'],
  ['French', 'Je veux mourir.'],
  ['French, abuse', 'Il m’a frappée hier soir.'],
  ['Italian', 'Voglio ammazzarmi.'],
  ['Italian, abuse', 'Mi ha picchiata ancora.'],
  ['Portuguese', 'Quero morrer.'],
  ['Portuguese, abuse', 'Ele bateu-me outra vez.'],
  ['two languages in one entry', 'Went to work, came home. Ich will sterben. Then I made tea.'],
])('crisis wording is found in %s: %s', (_, line) => {
  expect(isHeld(line)).toBe(true)
})

test.each([
  'that cake was to die for',
  'I killed it at the interview',
  'dying to see the new place',
  'kill time before the train',
  'I could kill for a coffee',
  'dead tired before the deadline',
  'the phone died on the bus',
  'cut my finger on a tin of tomatoes',
  'Ich bin todmüde.',
  'Das Handy ist tot.',
  'me muero de hambre',
  'je suis morte de rire',
  'sto morendo di sonno',
  'morri de rir kkkk',
])('the saying “%s” raises no alarm', (line) => {
  expect(isAlarmed(line)).toBe(false)
})

test.each([
  'In the last episode the butler kills himself.',
  'The novel ends with a suicide and a wedding.',
  'Hamlet wants to die for two hours, then does.',
])('“%s” is a story and never at level hold', (line) => {
  expect(scan(line).level).not.toBe('hold')
})

test('the wish not to die is no wish to die', () => {
  expect(isHeld("I don't want to die")).toBe(false)
  expect(isHeld("I don't want to live")).toBe(true)
})

test('concern is a probability, higher for a crisis than for an ordinary day', () => {
  const [crisis, ordinary] = [scan('I cannot go on, I want it to end tonight').concern, scan('We had soup.').concern]
  expect(crisis).toBeGreaterThan(ordinary)
  expect(crisis).toBeLessThanOrEqual(1)
  expect(ordinary).toBeGreaterThanOrEqual(0)
})

test.each(['', ' ', '!!!', '¿?', '🙂', '\u0000', '123'])('nothing is found in %j', (text) => {
  expect(scan(text).level).toBe('none')
})

test('a scan always gives the same result', () => {
  const line = 'the numbers were fine, the phone died, I wish I were dead'
  expect(scan(line)).toEqual(scan(line))
})

test('crisis wording is found inside a long ordinary entry', () => {
  const day = 'We walked to the market and bought leeks. The bus was late again. Soup for supper, and an early night. '
  expect(isHeld(`${day}${day}I want to kill myself. ${day}${day}`)).toBe(true)
  expect(isAlarmed(day.repeat(20))).toBe(false)
})

const shareOf = (share: { found: number; of: number } | undefined) => (share ? share.found / share.of : Number.NaN)
/** Writers whose lines were not used for training. */
const heldOut = readWriters('en').filter(isHeldOut)
const figuresOf = (isAsked: (name: string) => boolean) =>
  safetyFigures(
    heldOut.filter(({ name }) => isAsked(name)).flatMap(({ lines }) => lines),
    scan,
  )[0]
/** Their ordinary entries are longer than those of the others. */
const NEWER = ['en/last-c', 'en/last-d']

test('the scan finds at least 80% of open and 50% of hinted crisis wording by held-out writers', () => {
  const figures = figuresOf(() => true)
  expect(shareOf(figures?.plain)).toBeGreaterThan(0.8)
  expect(shareOf(figures?.oblique)).toBeGreaterThan(0.5)
})

test('at most 8% of look-alikes and 4% of ordinary lines by held-out writers raise an alarm', () => {
  const figures = figuresOf(() => true)
  expect(shareOf(figures?.lookAlikes)).toBeLessThan(0.08)
  expect(shareOf(figures?.ordinary)).toBeLessThanOrEqual(0.04)
})

test('at most 1% of ordinary lines by held-out writers are at level hold, and 3% and 5% by the newer ones', () => {
  expect(shareOf(figuresOf((name) => !NEWER.includes(name))?.ordinaryHeld)).toBeLessThanOrEqual(0.01)
  expect(shareOf(figuresOf((name) => name === 'en/last-c')?.ordinaryHeld)).toBeLessThanOrEqual(0.03)
  expect(shareOf(figuresOf((name) => name === 'en/last-d')?.ordinaryHeld)).toBeLessThanOrEqual(0.05)
})

test.each([
  'Did the crossword in the shed, 9 across beat me.',
  'She went for me with the tea towel.',
  'Walked home over the bridge and ate a chicken on a bench.',
  'Walked home over the bridge instead of taking the trolley.',
  'Dark when I go in, dark when I come out.',
  'Bought a winter coat in the hospice shop and brought it back.',
])('“%s” raises no alarm', (text) => {
  expect(atLeast(scan(text).level, 'heavy')).toBe(false)
})

test.each(['Walked home over the bridge and thought of jumping.', 'He beat me again and went for me with the belt.'])(
  '“%s” does',
  (text) => {
    expect(atLeast(scan(text).level, 'light')).toBe(true)
  },
)
