import { clamp } from '../../statistics/index.ts'
import { collapsed, sentenceValence } from '../../text/index.ts'
import type { RecordDetector } from '../types.ts'
import { countNames, quotableSentences } from './quotable.ts'

/** The last 14 entries within 30 days, with three turns in three entries (design section A.2.3). */
const DAYS = 30
const ENTRIES = 14
const MIN_TURNS = 3
/** Valence each half needs, with opposite signs. */
const MIN_HALF_VALENCE = 0.12
/** Salience: a base, a share per turn, and how one-sided the turns are (design section A.2.3). */
const SALIENCE = { base: 0.3, perTurn: 0.06, oneSided: 0.3 }
const LIMITS = { minWords: 5, maxWords: 32, maxLength: 170 }
const TURN = /^(.{12,}?)[,;]? \b(but|yet)\b (.{10,})$/iu

/** Sentences that say one thing, reach "but", and then say another. */
export const hinge: RecordDetector = {
  rule: 'hinge',
  type: 'hinge',
  label: 'Turns on “but”',
  claim: 'record',
  weight: 1,
  inHeavyPeriods: false,
  find(journal) {
    const recent = journal.worded.filter(({ entry }) => journal.today - entry.day <= DAYS).slice(-ENTRIES)
    const turns = recent.flatMap((reading) =>
      reading.sentences().flatMap((sentence) => {
        const text = collapsed(sentence.text)
        const [, before = '', joint = '', after = ''] = TURN.exec(text) ?? []
        const [from, to] = [before, after].map((half) => sentenceValence(half, journal.lexicon))
        if (from === undefined || to === undefined || from * to >= 0) return []
        if (Math.min(Math.abs(from), Math.abs(to)) < MIN_HALF_VALENCE) return []
        return [{ id: reading.entry.id, text, isBut: joint.toLowerCase() === 'but', up: to > from }]
      }),
    )
    const ids = [...new Set(turns.map(({ id }) => id))]
    const first = recent[0]
    if (!first || turns.length < MIN_TURNS || ids.length < MIN_TURNS) return []
    const up = turns.filter((turn) => turn.up).length
    const lines = quotableSentences(recent, journal, LIMITS).filter(({ text }) => countNames(text) === 0)
    const line = lines.findLast(({ text }) => turns.some((turn) => turn.text === text))
    return [
      {
        key: up * 2 >= turns.length ? 'up' : 'down',
        slots: {
          turns: turns.length,
          up,
          down: turns.length - up,
          turning: ids.length,
          entries: recent.length,
          days: journal.today - first.entry.day + 1,
          ...(turns.every((turn) => turn.isBut) ? { but: 'but' } : {}),
          ...(line ? { quote: line.text } : {}),
        },
        entries: ids,
        pointsAt: line ? [line.reading.entry.id] : [],
        quotes: line ? [line.quote] : [],
        basedOn: recent.length,
        firstDay: first.entry.day,
        lastDay: recent.at(-1)?.entry.day ?? first.entry.day,
        cover: ids.length / recent.length,
        strength: clamp(
          SALIENCE.base + SALIENCE.perTurn * turns.length + SALIENCE.oneSided * Math.abs(up / turns.length - 1 / 2),
        ),
        statistic: { name: 'turns', value: turns.length, up },
      },
    ]
  },
}
