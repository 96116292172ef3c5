import type { Tier } from '../../src/account/index.ts'
import type { OpenedDaily } from './opened-daily.ts'

/** How a modern journal was copied before it was opened. */
export const COPIES = ['as written', 'lower case', 'without tags', 'unrated'] as const
export type Copy = (typeof COPIES)[number]

/** A modern journal, generated or written by hand, opened on all its days. */
export type Opened = { isGenerated: boolean; tier: Tier; copy: Copy; told: OpenedDaily }
