import type { ReactNode } from 'react'
import { ArchiveReturn } from './archive-return.tsx'
import { ArchiveButton, DownloadButton } from './download-button.tsx'

/** Everything that can be taken along, and the way back. The links to the pages with choices come from outside. */
export function DataExportSection({ journals, echos }: { journals: ReactNode; echos: ReactNode }) {
  return (
    <section className="group" id="data-export" aria-labelledby="settings-export">
      <h2 id="settings-export">Data Export</h2>
      <Row name="Journals" about="Plain text, RTF or DOCX, all or part.">
        {journals}
      </Row>
      <Row name="Echos" about="Choose the Echos you want.">
        {echos}
      </Row>
      <Row name="Everything" about="Entries, ratings, Echos and account as one table (CSV).">
        <DownloadButton label="Complete Data" request={{ path: '/api/privacy/export-metadata?format=csv' }} />
      </Row>
      <Row
        name="Archive"
        about="One ZIP with every entry, every Echo with its receipt and every photograph. It can be read without Soundings, and restored here."
      >
        <ArchiveButton />
      </Row>
      <Row
        name="Bring an archive back"
        about="Into this account or any other. What is there already stays as it is; restoring twice changes nothing."
      >
        <ArchiveReturn />
      </Row>
    </section>
  )
}

function Row({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <div className="rowline">
      <div>
        <b>{name}</b>
        <span className="meta">{about}</span>
      </div>
      <div className="acts">{children}</div>
    </div>
  )
}
