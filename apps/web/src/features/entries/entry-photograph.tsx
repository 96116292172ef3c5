/** The photographed page that an entry was read from. */
export function EntryPhotograph({ entryId }: { entryId: string }) {
  return (
    <figure className="entry-photograph">
      <img src={`/api/entries/${entryId}/photograph`} alt="The page that this entry was read from" loading="lazy" />
      <figcaption className="hint">
        <a href={`/api/entries/${entryId}/photograph/original`} download>
          Download the photograph as it was taken
        </a>
      </figcaption>
    </figure>
  )
}
