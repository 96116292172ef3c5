import type { Rule } from '../../finding/rule.ts'
import { tagMood as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountTagMood as recount } from './recount.ts'
import { TAG_MOOD as skeletons, type TagMoodSlots } from './wording.ts'

export const tagMood = { detector, skeletons, recount, note } satisfies Rule<TagMoodSlots>
