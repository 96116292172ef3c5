import { expect, test } from 'vitest'
import { openJournal } from '../../../../testing/detect.ts'
import { anEntry, normal, rating } from '../../../../testing/journals.ts'
import { seededRandom } from '../../../random/index.ts'
import { leadLag } from './detect.ts'

/** Mood is yesterday's energy plus noise; with `shared`, both follow one slow level instead. */
function journal(days: number, shared: boolean) {
  const random = seededRandom(`lead ${shared}`)
  let [yesterday, level] = [3, 0]
  return openJournal(
    Array.from({ length: days }, (_, i) => {
      level = 0.6 * level + 0.8 * normal(random)
      const energy = rating(3 + (shared ? level : 1.2 * normal(random)))
      const mood = rating((shared ? 3 + level : yesterday) + 0.5 * normal(random))
      yesterday = energy
      return anEntry(1000 + i, { mood, energy, focus: rating(3 + normal(random)) })
    }),
  )
}

test('energy that moves a day before mood is found, in that order', () => {
  const result = leadLag.test(journal(60, false), 'seed')
  expect(result).toMatchObject({ key: { lead: 'energy', follow: 'mood' }, isLarge: true })
  expect(result!.p).toBeLessThan(0.005)
  const { slots } = leadLag.tell(journal(60, false), { lead: 'energy', follow: 'mood' })!
  expect(slots).toMatchObject({ lead: 'energy', metric: 'mood' })
  expect(Number(slots.mean)).toBeGreaterThan(Number(slots.otherMean) + 1)
  expect(leadLag.tell(journal(60, false), { lead: 'mood', follow: 'energy' })).toBeNull()
})

test('two ratings that follow one slow level have no order', () => {
  expect(leadLag.test(journal(60, true), 'seed')!.p).toBeGreaterThan(0.05)
})

test('thirty days have too few pairs', () => {
  expect(leadLag.test(journal(30, false), 'seed')).toBeNull()
})
