import { TITLE_MAX } from '@soundings/core/entries'
import { hashtags, normalizedTag } from '@soundings/core/text'
import type { Entry } from '@soundings/contract/entries'
import { useId, type Ref } from 'react'
import type { DraftSession } from './draft-session.ts'
import { TagField } from './tag-field.tsx'
import { useDraftState } from './use-draft.ts'
import fieldStyles from '#web/ui/fields.module.css'

/** Sets a draft's title and tags. Without them, they are taken from the text. */
export function EntryNames({
  session,
  entry = null,
  titleRef = null,
}: {
  session: DraftSession
  entry?: Entry | null
  titleRef?: Ref<HTMLInputElement>
}) {
  const id = useId()
  const { text, title, tags } = useDraftState(session).draft
  const given = title ?? (entry?.titled ? entry.title : '')
  const shown = tags ?? entry?.tags ?? []
  return (
    <>
      <div className={fieldStyles.field}>
        <label htmlFor={id}>Title</label>
        <input
          id={id}
          ref={titleRef}
          dir="auto"
          className={fieldStyles.input}
          value={given}
          maxLength={TITLE_MAX}
          placeholder={entry && !entry.titled ? entry.title : ''}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          onChange={(event) => session.name({ title: event.target.value })}
        />
        <span className={fieldStyles.hint} id={`${id}-hint`}>
          If it’s empty, the title comes from your text.
        </span>
      </div>
      <TagField
        tags={shown}
        fromText={hashtags(text).map(normalizedTag)}
        hint={
          entry
            ? 'A hashtag stays a tag for as long as it’s in the text.'
            : 'Tags from your text are added when you save.'
        }
        onChange={(changed) => session.name({ tags: changed })}
      />
    </>
  )
}
