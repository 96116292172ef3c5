import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import { clamp } from '../../statistics/index.ts'
import { printedForm, type Lexicon } from '../../text/index.ts'
import type { Reading } from '../reading.ts'
import type { RecordDetector } from '../types.ts'
import { rarityIn } from './rarity.ts'
import { isNoun, isPlace, isSafeSubject } from './subject.ts'

/** One of the last three entries, at most a week old, beside one at least 21 days older (design section A.2.7). */
const MIN_ENTRIES = 12
const NEWEST = 3
const NEW_DAYS = 7
const APART_DAYS = 21
const MIN_COSINE = 0.22
const MIN_SHARED = 3
const SALIENCE_PER_COSINE = 1.6

type Vector = ReadonlyMap<string, number>

/** Two entries, far apart in time, that share three rare nouns. */
export const rhyme: RecordDetector = {
  rule: 'rhyme',
  type: 'rhyme',
  label: 'Two entries that rhyme',
  claim: 'record',
  weight: 1.1,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const texts = journal.worded
    if (texts.length < MIN_ENTRIES) return []
    const rarity = rarityIn(texts)
    const vectors = new Map(texts.map((reading) => [reading, weights(reading, rarity)]))
    const recent = texts.filter(({ entry }) => journal.today - entry.day <= NEW_DAYS).slice(-NEWEST)
    const pairs = recent.flatMap((to) =>
      texts
        .filter((from) => to.entry.day - from.entry.day >= APART_DAYS)
        .map((from) => ({ from, to, ...shared(vectors.get(from), vectors.get(to)) }))
        .filter((pair) => pair.keys.length >= MIN_SHARED && pair.cosine >= MIN_COSINE),
    )
    const [best] = pairs.toSorted((a, b) => b.cosine - a.cosine || (a.from.entry.id < b.from.entry.id ? -1 : 1))
    if (!best) return []
    const [first, second, third] = commonForms(best.keys, best.from, best.to, journal.lexicon)
    if (first === undefined || second === undefined || third === undefined) return []
    const [from, to] = [best.from.entry, best.to.entry]
    return [
      {
        key: `rhyme ${from.id} ${to.id}`,
        slots: { from: from.day, to: to.day, span: to.day - from.day, first, second, third },
        entries: [from.id, to.id],
        pointsAt: [from.id, to.id],
        quotes: [],
        basedOn: texts.length,
        firstDay: texts[0]?.entry.day ?? from.day,
        lastDay: texts.at(-1)?.entry.day ?? to.day,
        cover: 2 / texts.length,
        strength: clamp(SALIENCE_PER_COSINE * best.cosine),
        statistic: { name: 'cosine', value: best.cosine },
      },
    ]
  },
}

/** TF-IDF weights, (1 + ln count) · rarity, scaled to length 1. */
function weights(reading: Reading, rarity: (key: string) => number): Vector {
  const raw = [...reading.frequencies()].map(([key, count]) => [key, (1 + Math.log(count)) * rarity(key)] as const)
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1
  return new Map(raw.map(([key, weight]) => [key, weight / length]))
}

function shared(a: Vector = new Map(), b: Vector = new Map()): { cosine: number; keys: string[] } {
  const products = [...a].flatMap(([key, weight]) => {
    const other = b.get(key)
    return other === undefined ? [] : [{ key, product: weight * other }]
  })
  const ordered = products.toSorted((x, y) => y.product - x.product || (x.key < y.key ? -1 : 1))
  return { cosine: products.reduce((sum, { product }) => sum + product, 0), keys: ordered.map(({ key }) => key) }
}

/** Nouns and places that stand in the same form in both texts, as the writer spells them, strongest first. */
function commonForms(keys: readonly string[], from: Reading, to: Reading, lexicon: Lexicon): string[] {
  const texts = [from.entry.content, to.entry.content]
  return keys.flatMap((key) => {
    if (!isSafeSubject(key, lexicon)) return []
    const forms = texts.map((text) => printedForm(key, [text]))
    const [form, other] = forms
    if (form === null || form === undefined || form !== other) return []
    const isName = form !== form.toLowerCase()
    return (isName ? isPlace(form, texts) : isNoun(form, texts)) ? [form] : []
  })
}
