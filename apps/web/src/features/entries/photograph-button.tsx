import { useRef } from 'react'
import { PhotographMark } from '#web/ui/photograph-mark.tsx'
import type { DraftSession } from './draft-session.ts'
import controlStyles from '#web/ui/controls.module.css'
import textStyles from '#web/ui/text.module.css'

/** Chooses photographs for the entry. Phones offer their camera too. */
export function PhotographButton({ session }: { session: DraftSession }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={controlStyles.iconButton} onClick={() => input.current?.click()}>
        <PhotographMark className={textStyles.mark} />
        Add photos
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Images for this entry"
        onChange={(event) => {
          session.offer([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
