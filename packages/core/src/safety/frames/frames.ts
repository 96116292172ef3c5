import type { Cue } from './cues.ts'
import type { Damper } from './dampers.ts'

/**
 * A way to express something grave: the cues it needs and the largest distance between them in words, cues that raise
 * its score, cues that exclude it, and dampers (docs/spec/rules.md#safety).
 */
export type Frame = {
  id: string
  level: 'hold' | 'heavy' | 'tender'
  score: number
  need: readonly Cue[]
  within?: number
  /** The clause must be about the writer. */
  self?: true
  boost?: readonly Cue[]
  unless?: readonly Cue[]
  damp?: readonly Damper[]
}

export const FRAMES: readonly Frame[] = [
  {
    id: 'wish',
    level: 'hold',
    score: 3,
    need: ['dieSelf'],
    boost: ['final', 'worth'],
    unless: ['future'],
    damp: ['fiction', 'lol', 'nothurt', 'game'],
  },
  {
    id: 'nowish',
    level: 'hold',
    score: 3.5,
    need: ['notwant', 'live'],
    within: 5,
    boost: ['final'],
    damp: ['fiction', 'lol', 'work'],
  },
  {
    id: 'suicide',
    level: 'hold',
    score: 3.5,
    need: ['suicide'],
    boost: ['want', 'final', 'I'],
    damp: ['fiction', 'game', 'law', 'nothurt'],
  },
  {
    id: 'attempt',
    level: 'hold',
    score: 3,
    need: ['attempt'],
    boost: ['I'],
    damp: ['fiction', 'game', 'health', 'law'],
  },
  {
    id: 'means',
    level: 'hold',
    score: 3,
    need: ['pills', 'stash'],
    within: 7,
    boost: ['I', 'final'],
    unless: ['accident'],
    damp: ['fiction', 'game', 'health', 'place'],
  },
  {
    id: 'fall',
    level: 'hold',
    score: 3,
    need: ['means', 'fall'],
    within: 7,
    boost: ['want', 'final'],
    unless: ['accident'],
    damp: ['fiction', 'game', 'place', 'lol'],
  },
  {
    id: 'burden',
    level: 'hold',
    score: 3,
    need: ['burden', 'absent'],
    within: 9,
    boost: ['others'],
    damp: ['fiction', 'game', 'work'],
  },
  { id: 'burden2', level: 'hold', score: 2.6, need: ['iBurden'], damp: ['fiction', 'lol'] },
  { id: 'worth', level: 'hold', score: 3, need: ['worth'], boost: ['final'], damp: ['fiction', 'lol', 'work', 'game'] },
  {
    id: 'death',
    level: 'hold',
    score: 2.2,
    need: ['deathThought'],
    boost: ['I', 'final'],
    damp: ['fiction', 'game', 'law'],
  },
  {
    id: 'final',
    level: 'hold',
    score: 2.2,
    need: ['finalStrong'],
    boost: ['absent', 'final', 'means'],
    damp: ['fiction', 'work'],
  },
  {
    id: 'absent',
    level: 'hold',
    score: 1.7,
    need: ['absent'],
    boost: ['others', 'final', 'finalStrong'],
    damp: ['fiction', 'work', 'game'],
  },
  {
    id: 'harm',
    level: 'hold',
    score: 2.2,
    need: ['harmAct', 'bodySelf'],
    within: 3,
    boost: ['intent', 'harmNoun'],
    unless: ['accident'],
    damp: ['fiction', 'game', 'cook', 'nothurt', 'lol'],
  },
  {
    id: 'harmNoun',
    level: 'hold',
    score: 2.6,
    need: ['harmNoun'],
    boost: ['I', 'intent'],
    unless: ['accident'],
    damp: ['fiction', 'game', 'cook', 'nothurt'],
  },
  {
    id: 'hitMe',
    level: 'hold',
    score: 2.6,
    need: ['hitMe'],
    boost: ['partner', 'again', 'sexual', 'control', 'childhood'],
    damp: ['game', 'child', 'fiction', 'lol'],
  },
  { id: 'sexual', level: 'hold', score: 2.8, need: ['sexual'], boost: ['I', 'partner'], damp: ['fiction', 'law'] },
  {
    id: 'control',
    level: 'hold',
    score: 2.4,
    need: ['control'],
    boost: ['partner', 'I'],
    damp: ['fiction', 'child', 'lol'],
  },
  { id: 'cover', level: 'hold', score: 2.3, need: ['coverStory'], boost: ['I'], damp: ['fiction'] },
  {
    id: 'bruise',
    level: 'hold',
    score: 2.6,
    need: ['bruise', 'cover'],
    within: 9,
    unless: ['accident'],
    damp: ['game'],
  },
  {
    id: 'other',
    level: 'hold',
    score: 3,
    need: ['want', 'killOther'],
    within: 4,
    self: true,
    unless: ['otherOk'],
    damp: ['fiction', 'game', 'lol', 'child'],
  },
  {
    id: 'eat',
    level: 'heavy',
    score: 2.4,
    need: ['eatAct', 'eatIntent'],
    within: 9,
    unless: ['eatOther'],
    damp: ['fiction', 'child'],
  },
  { id: 'eatNoun', level: 'heavy', score: 2.5, need: ['eatNoun'], boost: ['I'], damp: ['fiction', 'law'] },
  { id: 'eatBody', level: 'heavy', score: 2.4, need: ['eatBody'], damp: ['fiction'] },
  {
    id: 'died',
    level: 'heavy',
    score: 2.5,
    need: ['died', 'kinOrName'],
    within: 6,
    unless: ['thing'],
    damp: ['thing', 'fiction', 'game'],
  },
  { id: 'nameDead', level: 'heavy', score: 2.3, need: ['nameDead'], damp: ['thing', 'fiction', 'game'] },
  { id: 'grief', level: 'heavy', score: 2.3, need: ['griefNoun'], boost: ['kin'], damp: ['fiction', 'law', 'charity'] },
  { id: 'lost', level: 'heavy', score: 2.4, need: ['lostKin'], damp: ['thing', 'place'] },
  {
    id: 'despair',
    level: 'heavy',
    score: 2.3,
    need: ['despair'],
    boost: ['I'],
    damp: ['fiction', 'game', 'nothurt', 'work'],
  },
  {
    id: 'ill',
    level: 'heavy',
    score: 2.2,
    need: ['illness'],
    boost: ['kin', 'I'],
    damp: ['fiction', 'law', 'charity'],
  },
  { id: 'tender', level: 'tender', score: 1, need: ['tender'] },
]
