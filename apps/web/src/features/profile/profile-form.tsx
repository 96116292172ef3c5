import type { Profile } from '@soundings/contract/profile'
import { DISPLAY_NAME_MAX } from '@soundings/core/account'
import { useId, useState } from 'react'
import { reasonOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AvatarField } from './avatar-field.tsx'
import { useSaveProfile } from './profile.queries.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './profile.module.css'

const EMAIL_UNREADABLE =
  'Your email address was damaged on the server and can’t be read. To restore it, sign out and sign in with it again.'
const NAME_UNREADABLE = 'Your name was damaged on the server and can’t be read. Enter it again.'
const SAVE_FAILED = 'Failed to save profile. Please try again.'

export function ProfileForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.display_name ?? '')
  const [timezone, setTimezone] = useState(profile.timezone)
  const save = useSaveProfile()
  const toast = useToast()
  const id = useId()
  return (
    <form
      className={styles.profileForm}
      onSubmit={(event) => {
        event.preventDefault()
        const display_name = name.trim()
        if (save.isPending) return
        save.mutate(
          { display_name, timezone },
          {
            onSuccess: () => {
              setName(display_name)
              toast('Profile saved.')
            },
          },
        )
      }}
    >
      <AvatarField url={profile.avatar_url} name={profile.display_name ?? profile.email ?? ''} />
      <div className={styles.profileFields}>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-name`}>Display name</label>
          <input
            className={fieldStyles.input}
            id={`${id}-name`}
            maxLength={DISPLAY_NAME_MAX}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {profile.unreadable.includes('display_name') && <p className={fieldStyles.hint}>{NAME_UNREADABLE}</p>}
        </div>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-email`}>Email</label>
          <input className={fieldStyles.input} id={`${id}-email`} type="email" value={profile.email ?? ''} disabled />
          {profile.unreadable.includes('email') && <p className={fieldStyles.hint}>{EMAIL_UNREADABLE}</p>}
        </div>
        <TimeZoneField value={timezone} onChange={setTimezone} />
        {save.isError && (
          <Message kind="err">
            {SAVE_FAILED} {reasonOf(save.error)}
          </Message>
        )}
        <div>
          <Button type="submit" look="primary" busy={save.isPending}>
            Save
          </Button>
        </div>
      </div>
    </form>
  )
}
