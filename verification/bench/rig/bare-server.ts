import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { createHash, randomUUID } from 'node:crypto'
import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import fastify, { type FastifyRequest } from 'fastify'
import { Pool } from 'pg'
import { databaseFolder } from '../../../apps/server/src/platform/db/pglite/data-folder.ts'
import { DurableFS } from '../../../apps/server/src/platform/db/pglite/durable-fs.ts'
import { startParams } from '../../../apps/server/src/platform/db/pglite/settings.ts'
import { syncGate } from '../../../apps/server/src/platform/db/pglite/sync-gate.ts'

// The floor: a bare Fastify server over the plain tables of `plain-journal.ts`. It only looks up the session, runs one
// statement and sends the result. Arguments: `postgres <url>` or `pglite <data folder>`.

type Row = Record<string, unknown>
type Query = (sql: string, params: unknown[]) => Promise<Row[]>

const COLUMNS = `entry_id, created_at, updated_at, day, hour, utc_offset, time_zone, title, content, tags, mood, energy,
  focus, word_count, historic, undated, photographed, typing_speed_wpm, time_on_entry_seconds, edit_count,
  sentiment_score, lexical_diversity`
const DAY_MS = 86_400_000

const [kind = '', place = ''] = process.argv.slice(2)
const query = kind === 'postgres' ? postgres(place) : await pglite(place)

function postgres(connectionString: string): Query {
  const pool = new Pool({ connectionString, max: 10 })
  return async (sql, params) => (await pool.query<Row>(sql, params)).rows
}

/** As durable as the real server: each commit is on disk before the response is sent. */
async function pglite(dataDir: string): Promise<Query> {
  const gate = syncGate(fsyncSync)
  const fs = new DurableFS(databaseFolder(dataDir), gate.bind)
  const database = await PGlite.create({ fs, startParams: startParams(true) })
  return async (sql, params) => {
    const { rows } = await database.query<Row>(sql, params)
    gate.settle()
    return rows
  }
}

async function accountOf(request: FastifyRequest): Promise<unknown> {
  const token = /soundings_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const [session] = await query(
    'select account_id, last_seen_at from sessions where account_id = $1 and token_hash = $2 and expires_at > $3',
    [token.split('.')[0], createHash('sha256').update(token).digest(), new Date()],
  )
  if (!session) throw new Error('Nobody is signed in.')
  return session['account_id']
}

function answered(row: Row): Row {
  const time = (name: string) => new Date(row[name] as Date)
  return {
    id: row['entry_id'],
    title: row['title'],
    content: row['content'],
    mood: row['mood'],
    energy: row['energy'],
    focus: row['focus'],
    tags: row['tags'],
    created_at: time('created_at').toISOString(),
    local_date: new Date(Number(row['day']) * DAY_MS).toISOString().slice(0, 10),
    local_time: time('created_at').toISOString().slice(11, 16),
    updated_at: time('updated_at').toISOString(),
    word_count: row['word_count'],
    undated: row['undated'],
    photographed: row['photographed'],
    telemetry: {
      typing_speed_wpm: row['typing_speed_wpm'],
      time_on_entry_seconds: row['time_on_entry_seconds'],
      edit_count: row['edit_count'],
      sentiment_score: row['sentiment_score'],
      lexical_diversity: row['lexical_diversity'],
    },
  }
}

const app = fastify()

app.post<{ Body: { content: string; mood: number; energy: number; focus: number } }>(
  pathOf(endpoints.entries.list),
  async (request, reply) => {
    const accountId = await accountOf(request)
    const { content, mood, energy, focus } = request.body
    const now = new Date()
    const row: Row = {
      entry_id: randomUUID(),
      created_at: now,
      updated_at: now,
      day: Math.floor(now.getTime() / DAY_MS),
      title: content.slice(0, 60),
      content,
      tags: ['theme1', 'theme2', 'theme3', 'theme4', 'theme5'],
      mood,
      energy,
      focus,
      word_count: 300,
      undated: false,
      photographed: false,
      typing_speed_wpm: null,
      time_on_entry_seconds: null,
      edit_count: null,
      sentiment_score: 0.1,
      lexical_diversity: 0.6,
    }
    const key = createHash('sha256').update(String(request.headers['idempotency-key'])).digest()
    await query(
      `insert into plain_entries (account_id, entry_id, created_at, updated_at, day, hour, utc_offset, time_zone, title,
         content, tags, mood, energy, focus, word_count, historic, typing_speed_wpm, time_on_entry_seconds, edit_count,
         sentiment_score, lexical_diversity, idempotency_hash, added_at)
       values ($1, $2, $3, $3, $4, 12, 0, 'UTC', $5, $6, $7, $8, $9, $10, 300, false, null, null, null, 0.1, 0.6, $11, $3)
       on conflict (account_id, idempotency_hash) do nothing returning entry_id`,
      [accountId, row['entry_id'], now, row['day'], row['title'], content, row['tags'], mood, energy, focus, key],
    )
    return reply.code(201).send(answered(row))
  },
)

app.get<{ Querystring: { q?: string; limit: string } }>(pathOf(endpoints.entries.list), async (request) => {
  const { q, limit } = request.query
  const accountId = await accountOf(request)
  const matching = q === undefined ? '' : 'and (lower(content) like $3 or lower(title) like $3)'
  const rows = await query(
    `select ${COLUMNS} from plain_entries where account_id = $1 and deleted_at is null ${matching}
     order by created_at desc, entry_id desc limit $2`,
    [accountId, Number(limit), ...(q === undefined ? [] : [`%${q.toLowerCase()}%`])],
  )
  return { entries: rows.map(answered), next_cursor: null }
})

app.get<{ Querystring: { from?: string; to?: string } }>(pathOf(endpoints.entries.days), async (request) => {
  const { from = '1000-01-01', to = '9999-12-29' } = request.query
  const rows = await query(
    `select day, count(*)::int as entries, sum(word_count)::int as words, avg(mood)::float8 as mood,
       avg(energy)::float8 as energy, avg(focus)::float8 as focus
     from plain_entries where account_id = $1 and deleted_at is null and not undated and day between $2 and $3
     group by day order by day desc`,
    [await accountOf(request), Date.parse(from) / DAY_MS, Date.parse(to) / DAY_MS],
  )
  const column = (name: string) => rows.map((row) => row[name])
  return {
    date: rows.map(({ day }) => new Date(Number(day) * DAY_MS).toISOString().slice(0, 10)),
    entries: column('entries'),
    words: column('words'),
    mood: column('mood'),
    energy: column('energy'),
    focus: column('focus'),
  }
})

const changeOf = async (accountId: unknown, entryId: string, content: string) => {
  const [row] = await query(
    `update plain_entries set content = $3, updated_at = now() where account_id = $1 and entry_id = $2 returning ${COLUMNS}`,
    [accountId, entryId, content],
  )
  return answered(row ?? {})
}
const keep = (accountId: unknown, entryId: string) =>
  query(
    `insert into plain_versions select $1, gen_random_uuid(), entry_id, updated_at, word_count, content from plain_entries
     where account_id = $1 and entry_id = $2`,
    [accountId, entryId],
  )

app.patch<{ Params: { id: string }; Body: { content: string; keep_replaced?: true } }>(
  endpoints.entries.change.path,
  async (request) => {
    const accountId = await accountOf(request)
    const { id } = request.params
    if (request.body.keep_replaced) await keep(accountId, id)
    return changeOf(accountId, id, request.body.content)
  },
)

app.get<{ Params: { id: string } }>(endpoints.earlierVersions.list.path, async (request) => ({
  versions: await query(
    `select version_id as id, saved_at, word_count from plain_versions where account_id = $1 and entry_id = $2
     order by saved_at desc`,
    [await accountOf(request), request.params.id],
  ),
}))

app.post<{ Params: { id: string } }>(endpoints.earlierVersions.bringBack.path, async (request) => {
  const accountId = await accountOf(request)
  const [version] = await query(
    'select entry_id, content from plain_versions where account_id = $1 and version_id = $2',
    [accountId, request.params.id],
  )
  await keep(accountId, String(version?.['entry_id']))
  return changeOf(accountId, String(version?.['entry_id']), String(version?.['content']))
})

app.get(pathOf(endpoints.entries.popularTags), async (request) => {
  const accountId = await accountOf(request)
  return {
    tags: await query(
      `select tag, count(*)::int as count, 12.5 as usage_percentage
       from plain_entries, unnest(tags) as tag where account_id = $1 and deleted_at is null
       group by tag order by 2 desc, 1 limit 8`,
      [accountId],
    ),
  }
})

for (const path of [pathOf(endpoints.echoes.current), pathOf(endpoints.insights.clarity)]) {
  app.get(path, async (request, reply) => {
    const [answer] = await query('select body from plain_answers where account_id = $1 and kind = $2', [
      await accountOf(request),
      path,
    ])
    return reply.type('application/json; charset=utf-8').send(answer?.['body'])
  })
}

await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`listening ${JSON.stringify(app.server.address())}\n`)
