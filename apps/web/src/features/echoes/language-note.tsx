import type { CurrentEcho } from '@soundings/contract/echoes'
import styles from './echo-sheet.module.css'

type JournalLanguage = NonNullable<CurrentEcho['language']>

const NAMES: Readonly<Record<Exclude<JournalLanguage, 'other' | 'several'>, string>> = {
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
}

/** Explains Echos to people whose journal is mostly not in English. */
export function LanguageNote({ language }: { language: JournalLanguage }) {
  return <p className={styles.languageNote}>{languageSentence(language)}</p>
}

function languageSentence(language: JournalLanguage): string {
  if (language === 'other' || language === 'several') {
    return 'Echos work best in English. In other languages, they use your ratings, times and tags but can’t quote you.'
  }
  return `Echos work best in English. From your ${NAMES[language]} entries, they use ratings, times and tags, and quote only a little.`
}
