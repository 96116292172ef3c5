/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { EchoEntry } from '../src/echo/index.ts'
import { tagsOf } from '../src/text/index.ts'
import { DAY_MS, weekdayOf } from '../src/time/index.ts'
import { LEXICON } from './lexicon.ts'

type DemoEntry = { day: number; time: string; content: string; mood: number; energy: number; focus: number }

/** The demo journal as entries whose last day is `today`; local time is UTC. */
export function demoJournal(today: number): EchoEntry[] {
  const path = new URL('../../../apps/server/src/ops/demo/diary.jsonl', import.meta.url)
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line, i) => {
    const { day, time, content, mood, energy, focus } = JSON.parse(line) as DemoEntry
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const local = today + day
    return {
      id: `demo${String(i).padStart(3, '0')}`,
      time: local * DAY_MS + (hour * 60 + minute) * 60_000,
      day: local,
      weekday: weekdayOf(local),
      hour,
      content,
      mood,
      energy,
      focus,
      tags: tagsOf(content, { entries: 0, documents: new Map() }, LEXICON),
      historic: false,
    }
  })
}
