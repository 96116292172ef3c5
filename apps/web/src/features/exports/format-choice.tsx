import type { JournalFormat } from '@soundings/core/exports'
import fieldStyles from '#web/ui/fields.module.css'

const ABOUT: Readonly<Record<JournalFormat, { name: string; hint: string }>> = {
  txt: { name: 'Plain text (txt)', hint: 'Opens everywhere.' },
  rtf: { name: 'Rich text (rtf)', hint: 'Opens in every word processor.' },
  docx: { name: 'Word (docx)', hint: 'With headings to jump to.' },
  markdown: { name: 'Markdown folder (Obsidian)', hint: 'One note per entry, with your photos, in a ZIP.' },
  dayone: { name: 'Day One ZIP', hint: 'For importing into Day One. Ratings become tags, such as mood-4.' },
  epub: { name: 'Book (EPUB)', hint: 'For e-readers, by year and month, with your photos.' },
}

export function FormatChoice<Format extends JournalFormat>({
  formats,
  format,
  onFormat,
}: {
  formats: readonly Format[]
  format: Format
  onFormat: (format: Format) => void
}) {
  return (
    <fieldset>
      <legend className={fieldStyles.label}>Format</legend>
      {formats.map((option) => (
        <label key={option} className={fieldStyles.choice}>
          <input
            type="radio"
            name="format"
            value={option}
            checked={format === option}
            onChange={() => onFormat(option)}
          />
          <span>{ABOUT[option].name}</span>
          <small>{ABOUT[option].hint}</small>
        </label>
      ))}
    </fieldset>
  )
}
