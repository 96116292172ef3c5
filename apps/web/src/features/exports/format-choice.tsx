import { EXPORT_FORMATS, type ExportFormat } from '@soundings/core/exports'
import fieldStyles from '#web/ui/fields.module.css'

const ABOUT: Readonly<Record<ExportFormat, { name: string; hint: string }>> = {
  txt: { name: 'Plain text (txt)', hint: 'Opens everywhere.' },
  rtf: { name: 'Rich text (rtf)', hint: 'Opens in every word processor.' },
  docx: { name: 'Word (docx)', hint: 'With headings to jump to.' },
}

/** The choice of a file format. */
export function FormatChoice({ format, onFormat }: { format: ExportFormat; onFormat: (format: ExportFormat) => void }) {
  return (
    <fieldset>
      <legend className={fieldStyles.label}>Format</legend>
      {EXPORT_FORMATS.map((option) => (
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
