import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { avatarProblem } from '@soundings/core/account'
import { useRef, useState } from 'react'
import type { Progress } from '#web/lib/long-request.ts'
import { Button } from '#web/ui/button.tsx'
import { AvatarScene } from '#web/chart/avatar-scene.tsx'
import { Message } from '#web/ui/message.tsx'
import { avatarError } from './avatar-error.ts'
import { useRemoveAvatar, useUploadAvatar } from './profile.queries.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './profile.module.css'
import textStyles from '#web/ui/text.module.css'

const ACCEPTED = 'image/*,.heic,.heif'

/** The person's photograph: chosen from files, taken with the camera, or removed. Saved at once. */
export function AvatarField({ url, name }: { url: string | null; name: string }) {
  const upload = useAvatarUpload()
  const remove = useRemoveAvatar()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const onFile = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    // Allows choosing the same file again after a failure.
    input.value = ''
    if (file) upload.start(file)
  }
  const problem = upload.problem ?? (remove.isError ? 'Couldn’t remove the photo. Please try again.' : null)
  return (
    <div className={styles.avatarField} role="group" aria-label="Photo">
      <div className={styles.avatar}>
        {url ? (
          <img src={url} alt="You" />
        ) : (
          <>
            <AvatarScene />
            <span aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</span>
          </>
        )}
      </div>
      <input ref={chooser} type="file" accept={ACCEPTED} aria-label="Photo file" onChange={(e) => onFile(e.target)} />
      <input
        ref={camera}
        type="file"
        accept={ACCEPTED}
        capture="user"
        aria-label="Photo from camera"
        onChange={(e) => onFile(e.target)}
      />
      <Button look="ghost" busy={upload.progress !== null} onClick={() => chooser.current?.click()}>
        <ImageIcon className={textStyles.icon} aria-hidden="true" />
        Upload photo
      </Button>
      <Button
        look="ghost"
        className={styles.camera}
        disabled={upload.progress !== null}
        onClick={() => camera.current?.click()}
      >
        <CameraIcon className={textStyles.icon} aria-hidden="true" />
        Take photo
      </Button>
      {url && (
        <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove photo
        </Button>
      )}
      <div aria-live="polite">
        {upload.progress && (
          <>
            <p className={fieldStyles.hint}>{stageOf(upload.progress)}</p>
            <Button look="ghost" onClick={upload.cancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
      {problem && <Message kind="err">{problem}</Message>}
    </div>
  )
}

function stageOf({ stage, fraction }: Progress): string {
  if (stage === 'working' || fraction >= 1) return 'Preparing your photo…'
  return `Uploading ${Math.round(fraction * 100)}%`
}

function useAvatarUpload() {
  const { mutate } = useUploadAvatar()
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(null)
  return {
    problem,
    progress,
    cancel: () => running.current?.abort(),
    start(file: File) {
      const found = avatarProblem(file)
      setProblem(found)
      if (found) return
      const gone = new AbortController()
      running.current = gone
      setProgress({ stage: 'sending', fraction: 0 })
      mutate(
        { file, signal: gone.signal, onProgress: setProgress },
        {
          onError: (error) => setProblem(gone.signal.aborted ? null : avatarError(error)),
          onSettled: () => setProgress(null),
        },
      )
    },
  }
}
