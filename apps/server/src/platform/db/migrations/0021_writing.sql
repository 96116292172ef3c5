-- How a person likes to write: when a day starts, a word goal, whether streaks show. Sealed, because no query reads it.
create table writing_choices (
  account_id uuid primary key references accounts on delete cascade,
  choices_sealed bytea not null
);

-- A person's own prompts, one row each, so that one damaged byte costs one prompt.
create table own_prompts (
  account_id uuid not null references accounts on delete cascade,
  prompt_id uuid not null,
  added_at timestamptz not null,
  text_sealed bytea not null,
  primary key (account_id, prompt_id)
);
