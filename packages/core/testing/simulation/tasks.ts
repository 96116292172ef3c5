import { TONES, type Tone } from '../../src/account/index.ts'
import { seededRandom } from '../../src/random/index.ts'
import { dailyEchoes, type DailyEchoes, type SecondAuditor } from './daily-echoes.ts'
import { diaryEntries, proseOf, type Diary } from './diaries.ts'
import { isInIt, looksUpTo, toldAt, toldNow } from './looks.ts'
import { drawOptions, nullJournal, shuffled } from './null-journal.ts'
import { plantedJournal, PLANTS } from './planted-effects.ts'
import { differences, digestOf, type Differences } from './sameness.ts'
import { severalTold, type SeveralTold } from './several-effects.ts'
import { safetyWindows } from './safety-windows.ts'
import type { Opened } from './opened.ts'
import { openedTasks, performOpened, type OpenedTask } from './opened-task.ts'
import { inStyle, STYLES, type Style } from './styles.ts'

/** An independent part of the evaluation, which any process can run. */
export type Task =
  | { kind: 'null'; seed: string }
  | { kind: 'power'; rule: string; effect: number; size: number; seed: string }
  | { kind: 'several'; seed: string }
  | { kind: 'daily'; diary: number; from: number; tone: Tone; style: Style; seed: string }
  | { kind: 'order'; diary: number; isShuffled: boolean; seed: string }
  | { kind: 'safety'; diary: number }
  | { kind: 'same'; seed: string; isAgain: boolean }
  | OpenedTask

export type Result =
  | {
      kind: 'null'
      carryOver: number
      /** Rules with a claim about the whole journal. */
      now: string[]
      /** Number of looks and of looks with a claim, per family, and the rules of all claims at any look. */
      looks: { standing: readonly [number, number]; shift: readonly [number, number]; ever: string[] }
    }
  | { kind: 'power'; rule: string; effect: number; size: number; isFound: boolean }
  | { kind: 'several'; told: SeveralTold }
  | { kind: 'daily'; tone: Tone; style: Style; told: DailyEchoes }
  | ({ kind: 'opened' } & Opened)
  | { kind: 'order'; diary: number; isShuffled: boolean; keys: string[] }
  | { kind: 'safety'; asked: number; told: number }
  /**
   * A digest of all results for a journal, and the differences after changes that must not matter; null for a
   * repetition.
   */
  | { kind: 'same'; seed: string; digest: string; differences: Differences | null }

/** Entries of a diary analyzed in order and shuffled; and the number of Echos and entries in a daily run. */
const ORDER_ENTRIES = 180
const DAILY_ECHOES = 90
const DAILY_ENTRIES = 170
/** Entries of a journal that is analyzed in several ways. */
const SAME_ENTRIES = 90

/** Runs one task. The same task on the same diaries has the same result. */
export function perform(task: Task, diaries: readonly Diary[], secondAuditor?: SecondAuditor): Result {
  if (task.kind === 'opened') return { kind: 'opened', ...performOpened(task, diaries, secondAuditor) }
  const diary = 'diary' in task ? diaries[task.diary] : undefined
  if (task.kind === 'null') return nullTask(task.seed, proseFor(task.seed, diaries))
  if (task.kind === 'power') {
    const { rule, effect, size, seed } = task
    const plant = PLANTS.find((known) => known.rule === rule)
    if (!plant) throw new Error(`nothing is planted for ${rule}`)
    const entries = plantedJournal(plant, seed, size, effect, proseFor(seed, diaries))
    const told = toldAt(entries, plant.family, looksUpTo(size, plant.family))
    return { kind: 'power', rule, effect, size, isFound: told.some((t) => t.rule === rule && plant.isIt(t.key)) }
  }
  if (task.kind === 'several') return { kind: 'several', told: severalTold(task.seed, proseFor(task.seed, diaries)) }
  if (task.kind === 'same') return sameTask(task.seed, task.isAgain, proseFor(task.seed, diaries))
  if (!diary) throw new Error('no such diary')
  if (task.kind === 'safety') return { kind: 'safety', ...safetyWindows(diary) }
  if (task.kind === 'daily') {
    const { tone, style, seed, from } = task
    const entries = inStyle(diaryEntries(diary, from, DAILY_ENTRIES, seed), style)
    const told = dailyEchoes(entries, tone, seed, DAILY_ECHOES, secondAuditor)
    return { kind: 'daily', tone, style, told }
  }
  const entries = diaryEntries(diary, 0, ORDER_ENTRIES, 'order')
  const texts = entries.map(({ content }) => content)
  const order = task.isShuffled ? shuffled(texts, seededRandom(task.seed)) : texts
  // Without ratings, because this task tests the words alone.
  const unrated = entries.map((entry, i) => ({
    ...entry,
    content: order[i] ?? '',
    mood: null,
    energy: null,
    focus: null,
  }))
  const told = toldAt(unrated, 'shift', looksUpTo(unrated.length, 'shift'))
  return {
    kind: 'order',
    diary: task.diary,
    isShuffled: task.isShuffled,
    keys: [...new Set(told.map(({ key }) => key))],
  }
}

function nullTask(seed: string, prose: readonly string[]): Result {
  const options = drawOptions(seed)
  const entries = nullJournal(seed, options, prose)
  const isFalse = (told: Parameters<typeof isInIt>[0]) => !isInIt(told, options)
  const now = toldNow(entries).filter(isFalse)
  const nowRules = now.map(({ rule }) => rule)
  const families = (['standing', 'shift'] as const).map((family) => {
    const looks = looksUpTo(options.size, family)
    const told = toldAt(entries, family, looks).filter(isFalse)
    return {
      taken: looks.length,
      telling: new Set(told.map(({ look }) => look)).size,
      rules: told.map(({ rule }) => rule),
    }
  })
  const [standing, shift] = families.map(({ taken, telling }) => [taken, telling] as const)
  const ever = families.flatMap(({ rules }) => rules)
  const looks = { standing: standing ?? [0, 0], shift: shift ?? [0, 0], ever }
  return { kind: 'null', carryOver: options.carryOver, now: nowRules, looks }
}

/** Uses a planted journal, so that patterns are tested too: any plant, with the strongest effect. */
function sameTask(seed: string, isAgain: boolean, prose: readonly string[]): Result {
  const plant = PLANTS[Math.floor(seededRandom(`same ${seed}`)() * PLANTS.length)]
  if (!plant) throw new Error('nothing is planted')
  const entries = plantedJournal(plant, seed, SAME_ENTRIES, STRONGEST, prose)
  return { kind: 'same', seed, digest: digestOf(entries), differences: isAgain ? null : differences(entries, seed) }
}

const proses = new WeakMap<Diary, string[]>()

/** The prose of one of the diaries, chosen by the seed. */
function proseFor(seed: string, diaries: readonly Diary[]): string[] {
  const usable = diaries.filter((diary) => diary.pages.length > 0 && !isModern(diary))
  const diary = usable[Math.floor(seededRandom(`prose ${seed}`)() * usable.length)]
  if (!diary) throw new Error('there is no diary')
  const prose = proses.get(diary) ?? proseOf(diary)
  proses.set(diary, prose)
  return prose
}

/** Sizes and effects of the power cells (docs/evaluation.md), the targets included. */
const STRONGEST = 1.6
const POWER_EFFECTS = [0.8, 1.2, STRONGEST]
const POWER_SIZES = { standing: [42, 85, 121, 172], shift: [60, 120, 168] } as const

/** Every task of a run: `journals` null journals, and the rest in proportion. */
export function allTasks(journals: number, seed: string, diaries: readonly Diary[]): Task[] {
  const perCell = powerJournals(journals)
  const nulls = Array.from({ length: journals }, (_, i): Task => {
    return { kind: 'null', seed: `${seed} null ${i}` }
  })
  const power = PLANTS.flatMap(({ rule, family }) =>
    POWER_EFFECTS.flatMap((effect) =>
      POWER_SIZES[family].flatMap((size) =>
        Array.from({ length: perCell }, (_, i): Task => {
          return { kind: 'power', rule, effect, size, seed: `${seed} power ${i}` }
        }),
      ),
    ),
  )
  const several = Array.from({ length: severalJournals(journals) }, (_, i): Task => {
    return { kind: 'several', seed: `${seed} several ${i}` }
  })
  const ofDiaries = diaries.flatMap((diary, i): Task[] => {
    const from = Math.min(250, Math.max(0, diary.pages.length - DAILY_ENTRIES))
    return [
      ...STYLES.flatMap((style) =>
        TONES.map((tone): Task => {
          return { kind: 'daily', diary: i, from, tone, style, seed: `${seed} daily ${tone} ${i}` }
        }),
      ),
      ...(isModern(diary) ? [] : diaryTasks(i, seed)),
    ]
  })
  const modern = diaries.flatMap((diary, i) => (isModern(diary) ? [i] : []))
  const opened = openedTasks(journals, seed, modern)
  return [...ofDiaries, ...opened, ...nulls, ...sameTasks(journals, seed, false), ...power, ...several]
}

/** Tasks for long diaries only. */
function diaryTasks(diary: number, seed: string): Task[] {
  return [
    { kind: 'order', diary, isShuffled: false, seed: `${seed} order` },
    ...[1, 2, 3].map((n): Task => ({ kind: 'order', diary, isShuffled: true, seed: `${seed} order ${n}` })),
    { kind: 'safety', diary },
  ]
}

/** True for a journal of short modern entries, which is too short for the tasks of diaries. */
function isModern({ name }: Diary): boolean {
  return name.startsWith('modern ')
}

/** Journals whose results must be identical in every process; `isAgain` repeats them for comparison. */
export function sameTasks(journals: number, seed: string, isAgain: boolean): Task[] {
  const count = Math.max(SAME_JOURNALS.least, Math.round(journals * SAME_JOURNALS.share))
  return Array.from({ length: count }, (_, i) => ({ kind: 'same', seed: `${seed} same ${i}`, isAgain }))
}

const SAME_JOURNALS = { share: 0.2, least: 10 }

/** Lives with several effects: 120 per thousand journals. */
const SEVERAL_JOURNALS = { share: 0.12, least: 4 }

function severalJournals(journals: number): number {
  return Math.max(SEVERAL_JOURNALS.least, Math.round(journals * SEVERAL_JOURNALS.share))
}

const POWER_JOURNALS = { share: 0.03, least: 4 }

/** Journals per power cell: 30 per thousand. */
export function powerJournals(journals: number): number {
  return Math.max(POWER_JOURNALS.least, Math.round(journals * POWER_JOURNALS.share))
}
