import { RESTORE_DAYS } from '@soundings/core/entries'
import styles from './account-deletion.module.css'

/** Lists everything that a deletion removes. */
export function WhatGoes() {
  return (
    <ul className={styles.whatGoes}>
      <li>
        every entry with its ratings, tags, photos and earlier versions, including any you deleted in the last{' '}
        {RESTORE_DAYS} days
      </li>
      <li>every Echo and its explanation</li>
      <li>your letters, your own prompts, and your choices about On this day, writing, letters and reminders</li>
      <li>uploads waiting for review, and photos of pages</li>
      <li>unsaved text on this device</li>
    </ul>
  )
}
