import { expect, test } from 'vitest'
import { anEntry } from '../../../../testing/journals.ts'
import { found, TODAY } from '../../../../testing/detect.ts'
import { presence } from './detect.ts'

const on = (...days: number[]) => days.map((day, i) => anEntry(day, { id: `p${i}`, hour: 8 + i }))

test('days with an entry are counted between the first and the last of them', () => {
  const entries = on(TODAY - 9, TODAY - 9, TODAY - 4, TODAY - 1)
  expect(found(presence, entries)?.slots).toEqual({ days: 3, from: TODAY - 9, to: TODAY - 1 })
  expect(found(presence, on(TODAY - 9, TODAY))).toBeNull()
})

test('entries from more than thirty days ago are not counted', () => {
  expect(found(presence, on(TODAY - 40, TODAY - 29, TODAY - 4, TODAY))?.slots).toMatchObject({
    days: 3,
    from: TODAY - 29,
  })
})
