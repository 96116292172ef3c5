import type { Frequency } from '@soundings/core/account'
import { tenth, type Path } from './geometry.ts'

/** The days of a week on which a person with this frequency writes. */
const WRITING_DAYS: Record<Frequency, readonly boolean[]> = {
  Daily: [true, true, true, true, true, true, true],
  Weekly: [false, false, false, true, false, false, false],
  Whenever: [false, true, false, false, true, true, false],
}

/** A week as seven strokes on a line, tall on days with writing. */
export function frequencyTrace(frequency: Frequency, width = 120, height = 22): Path[] {
  const strokes = WRITING_DAYS[frequency].map((writing, day): Path => ({
    d: `M${tenth(6 + (day * (width - 12)) / 6)} ${height - 2}V${writing ? 3 : height - 7}`,
    role: writing ? 'writingDay' : 'idleDay',
  }))
  return [{ d: `M0 ${height - 1.5}H${width}`, role: 'toneLine' }, ...strokes]
}
