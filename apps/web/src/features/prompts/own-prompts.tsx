import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { OwnPrompt } from '@soundings/contract/writing'
import { isInvisible } from '@soundings/core/entries'
import { OWN_PROMPT_LENGTH_MAX } from '@soundings/core/writing'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Queried } from '#web/ui/queried.tsx'
import { ownPromptsQuery, useAddPrompt, useChangePrompt, useRemovePrompt } from './own-prompts.queries.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './own-prompts.module.css'
import textStyles from '#web/ui/text.module.css'

/** Lists, adds, changes and removes the person's own prompts. */
export function OwnPrompts({ onUse = null }: { onUse?: ((text: string) => void) | null }) {
  const query = useQuery(ownPromptsQuery(useApi()))
  const add = useRef<HTMLInputElement>(null)
  return (
    <Queried query={query} failed="Couldn’t load your prompts.">
      {(prompts) => (
        <>
          {prompts.length > 0 && (
            <ul className={styles.prompts} aria-label="Your prompts">
              {prompts.map((prompt) => (
                <PromptRow key={prompt.id} prompt={prompt} onUse={onUse} onRemoved={() => add.current?.focus()} />
              ))}
            </ul>
          )}
          <AddPrompt field={add} />
        </>
      )}
    </Queried>
  )
}

function PromptRow({
  prompt: { id, text },
  onUse,
  onRemoved,
}: {
  prompt: OwnPrompt
  onUse: ((text: string) => void) | null
  onRemoved: () => void
}) {
  const [isEditing, setEditing] = useState(text === null)
  const remove = useRemovePrompt()
  const name = text ?? 'the damaged prompt'
  const changed = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) changed.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing) return <EditPrompt id={id} text={text} onDone={() => setEditing(false)} onRemoved={onRemoved} />
  return (
    <li>
      {onUse && text !== null ? (
        <button type="button" className={styles.use} onClick={() => onUse(text)}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      <button
        type="button"
        ref={changed}
        className={controlStyles.iconButton}
        aria-label={`Change: ${name}`}
        onClick={() => setEditing(true)}
      >
        Change
      </button>
      <button
        type="button"
        className={controlStyles.iconButton}
        aria-label={`Remove: ${name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id, { onSuccess: onRemoved })}
      >
        <TrashIcon className={textStyles.icon} aria-hidden="true" />
      </button>
      {remove.isError && <Message kind="err">{sentenceOf(remove.error, 'Couldn’t remove the prompt.')}</Message>}
    </li>
  )
}

function EditPrompt({
  id,
  text,
  onDone,
  onRemoved,
}: {
  id: string
  text: string | null
  onDone: () => void
  onRemoved: () => void
}) {
  const [typed, setTyped] = useState(text ?? '')
  const change = useChangePrompt()
  const remove = useRemovePrompt()
  const error = change.error ?? remove.error
  return (
    <li>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ id, text: typed }, { onSuccess: onDone })
        }}
      >
        <label className={fieldStyles.field}>
          <span className={fieldStyles.label}>
            {text === null ? 'This prompt was damaged on the server’s disk. Write it again, or remove it.' : 'Prompt'}
          </span>
          <input
            className={fieldStyles.input}
            value={typed}
            maxLength={OWN_PROMPT_LENGTH_MAX}
            // The person has just pressed the button to change this prompt.
            ref={text === null ? null : focusOnce}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {error && <Message kind="err">{sentenceOf(error, 'Couldn’t save the prompt.')}</Message>}
        <div className={styles.actions}>
          <Button type="submit" disabled={isInvisible(typed)} busy={change.isPending}>
            Save
          </Button>
          {text === null ? (
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(id, { onSuccess: onRemoved })}>
              Remove
            </Button>
          ) : (
            <Button look="ghost" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </li>
  )
}

/** The same function in every render, so that React calls it only when the field appears. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}

function AddPrompt({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const add = useAddPrompt()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isInvisible(typed) || add.isPending) return
        add.mutate(typed, {
          onSuccess: () => {
            setTyped('')
            field.current?.focus()
          },
        })
      }}
    >
      <div className={fieldStyles.field}>
        <label htmlFor={id}>A prompt of your own</label>
        <div className={styles.add}>
          <input
            id={id}
            ref={field}
            className={fieldStyles.input}
            value={typed}
            maxLength={OWN_PROMPT_LENGTH_MAX}
            placeholder="What did I hear today?"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" disabled={isInvisible(typed)} busy={add.isPending}>
            Add
          </Button>
        </div>
      </div>
      {add.isError && <Message kind="err">{sentenceOf(add.error, 'Couldn’t add the prompt.')}</Message>}
    </form>
  )
}
