import { collapsed, sentenceValence } from '../../../text/index.ts'
import type { Journal } from '../../journal.ts'
import type { Reading } from '../../reading.ts'
import type { Receipt, Slots } from '../../types.ts'

/** What the slots of an Echo come to when they are counted again; null when its evidence is gone. */
export type Recount = (receipt: Receipt, journal: Journal) => Slots | null

/** Windows in entries and days, as sections A.2.1 to A.2.3 of the design give them. */
const QUESTION_WINDOW = { entries: 10, days: 14 }
const HINGE_WINDOW = { entries: 14, days: 30 }
const HINGE_HALF = 0.12

export const recountMirror: Recount = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  return quoted && { quote: quoted.text, date: quoted.day, when: quoted.day }
}

/** Pages that are looked back on: written 22 to 90 days before. */
const LOOK_BACK_DAYS = { least: 22, most: 90 }

export const recountLookBack: Recount = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  if (!quoted) return null
  const days = receipt.day - quoted.day
  if (days < LOOK_BACK_DAYS.least || days > LOOK_BACK_DAYS.most) return null
  return { quote: quoted.text, date: quoted.day, days }
}

export const recountQuestion: Recount = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  if (!quoted?.text.endsWith('?')) return null
  const texts = newest(journal, QUESTION_WINDOW)
  const perEntry = texts.map((text) => linesOf(text).filter((line) => /\?["'”’)]*$/u.test(line)).length)
  return {
    questions: perEntry.reduce((sum, count) => sum + count, 0),
    asking: perEntry.filter((count) => count > 0).length,
    entries: texts.length,
    quote: quoted.text,
  }
}

export const recountHinge: Recount = (receipt, journal) => {
  const texts = newest(journal, HINGE_WINDOW)
  let [up, down, turning, others] = [0, 0, 0, 0]
  const turned = new Set<string>()
  for (const text of texts) {
    const before = up + down
    for (const line of linesOf(text)) {
      const at = /^.{12,}?([,;]? \b(but|yet)\b ).{10,}$/iu.exec(line)
      if (!at) continue
      const joint = at[1] ?? ''
      const cut = line.indexOf(joint, 12)
      const from = sentenceValence(line.slice(0, cut), journal.lexicon)
      const to = sentenceValence(line.slice(cut + joint.length), journal.lexicon)
      if (Math.abs(from) < HINGE_HALF || Math.abs(to) < HINGE_HALF || Math.sign(from) === Math.sign(to)) continue
      if (to > 0) up++
      else down++
      if (at[2]?.toLowerCase() !== 'but') others++
      turned.add(line)
    }
    if (up + down > before) turning++
  }
  const quoted = quotedLine(receipt, journal)
  if (receipt.quotes.length > 0 && (!quoted || !turned.has(quoted.text))) return null
  return {
    turns: up + down,
    up,
    down,
    turning,
    entries: texts.length,
    days: receipt.day - (texts[0]?.entry.day ?? receipt.day) + 1,
    ...(others === 0 ? { but: 'but' } : {}),
    ...(quoted ? { quote: quoted.text } : {}),
  }
}

/** The first quote as it now stands in its entry. */
function quotedLine(receipt: Receipt, journal: Journal): { text: string; day: number } | null {
  const [quote] = receipt.quotes
  const entry = journal.entries.find((reading) => reading.entry.id === quote?.entry)?.entry
  if (!quote || !entry) return null
  return { text: collapsed(entry.content.slice(quote.start, quote.end)), day: entry.day }
}

function newest(journal: Journal, window: { entries: number; days: number }): Reading[] {
  return journal.worded.slice(-window.entries).filter(({ entry }) => entry.day >= journal.today - window.days)
}

function linesOf(reading: Reading): string[] {
  return reading.sentences().map(({ text }) => collapsed(text))
}
