import { exports } from '@soundings/contract/endpoints'
import type { ReactNode } from 'react'
import { ArchiveReturn } from './archive-return.tsx'
import { ArchiveButton, DownloadButton } from './download-button.tsx'
import groupStyles from '#web/ui/group.module.css'
import rowStyles from '#web/ui/row.module.css'
import textStyles from '#web/ui/text.module.css'

/** All exports, restoring and importing. The links to other pages come from outside. */
export function DataExportSection({
  journals,
  echos,
  bring,
}: {
  journals: ReactNode
  echos: ReactNode
  bring: ReactNode
}) {
  return (
    <section className={groupStyles.group} id="data-export" aria-labelledby="settings-export">
      <h2 id="settings-export">Data Export</h2>
      <Row
        name="Journals"
        about="Your entries as plain text, RTF, DOCX, a Markdown folder for Obsidian, a Day One ZIP or a book (EPUB)."
      >
        {journals}
      </Row>
      <Row name="Echos" about="Choose the Echos you want.">
        {echos}
      </Row>
      <Row name="Everything" about="Entries, ratings, Echos and account as one table (CSV).">
        <DownloadButton
          label="Complete Data"
          request={(api, options) => api.download(exports.completeData, { query: { format: 'csv' }, ...options })}
        />
      </Row>
      <Row
        name="Archive"
        about="Everything in one ZIP: entries, Echos and photos. You can read it without Soundings or restore it here."
      >
        <ArchiveButton />
      </Row>
      <Row
        name="Restore an archive"
        about="Adds the archive to this account. Nothing you already have is overwritten, and restoring twice won’t create duplicates."
      >
        <ArchiveReturn />
      </Row>
      <Row
        name="From another app"
        about="Day One, Daylio, Obsidian and others. Nothing is added until you’ve reviewed it."
      >
        {bring}
      </Row>
    </section>
  )
}

function Row({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b>{name}</b>
        <span className={textStyles.meta}>{about}</span>
      </div>
      <div className={rowStyles.actions}>{children}</div>
    </div>
  )
}
