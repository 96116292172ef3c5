import type { ThreadText } from '../thread.ts'
import { PARENT, PARTNER, PET } from './home.ts'
import { JOB, MONEY, STUDY } from './job.ts'
import { CRAFT, MOVE, MUSIC } from './making.ts'
import { GARDEN, SPORT, TRAVEL } from './outside.ts'
import { FRIEND, ILLNESS, SLEEP } from './people.ts'

export { DAYS } from './days.ts'

export const THREADS: readonly ThreadText[] = [
  JOB,
  STUDY,
  MONEY,
  PARTNER,
  PARENT,
  PET,
  SPORT,
  GARDEN,
  TRAVEL,
  FRIEND,
  ILLNESS,
  SLEEP,
  CRAFT,
  MOVE,
  MUSIC,
]
