import { EXPORT_FORMATS, type ExportFormat } from '@soundings/core/exports'

const ABOUT: Readonly<Record<ExportFormat, { name: string; hint: string }>> = {
  txt: { name: 'Plain text (txt)', hint: 'Opens everywhere.' },
  rtf: { name: 'Rich text (rtf)', hint: 'Opens in every word processor.' },
  docx: { name: 'Word (docx)', hint: 'With headings to jump to.' },
}

/** Which kind of file. */
export function FormatChoice({ format, onFormat }: { format: ExportFormat; onFormat: (format: ExportFormat) => void }) {
  return (
    <fieldset>
      <legend className="label">Format</legend>
      {EXPORT_FORMATS.map((option) => (
        <label key={option} className="choice">
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
