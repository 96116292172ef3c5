import type { RecordMood } from '../journal-record.ts'
import { scaleOf } from '../shared/five-scale.ts'

/** A mood in the app’s own list: its name and its icon. */
export type DiaroMood = { title: string; icon: string }

/** The five moods that every journal begins with, from the best to the worst, by their icons; their ids are 1 to 5. */
const MOODS = [
  { name: 'awesome', icon: 'mood_1happy' },
  { name: 'happy', icon: 'mood_2smile' },
  { name: 'neutral', icon: 'mood_3neutral' },
  { name: 'bad', icon: 'mood_4unhappy' },
  { name: 'awful', icon: 'mood_5teardrop' },
] as const

/**
 * The mood with an id. One of the first five has its place on the scale, in whatever language its name is; a mood that
 * the person made, or gave another face, has only its name.
 */
export function moodOf(id: string, moods: ReadonlyMap<string, DiaroMood>): RecordMood | null {
  if (id === '' || id === '0') return null
  const own = moods.get(id)
  const index = /^[1-5]$/.test(id) ? Number(id) - 1 : -1
  const known = MOODS[index]
  const isKnown = known !== undefined && (!own || own.icon === '' || own.icon === known.icon)
  const name = own?.title || (known?.name ?? '')
  if (name === '') return null
  return { name, scale: isKnown ? scaleOf(5 - index) : null }
}
