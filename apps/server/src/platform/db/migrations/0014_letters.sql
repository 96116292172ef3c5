-- Letters about finished weeks, months and years, each named by its period. What it says is sealed.
create table letters (
  account_id uuid not null references accounts on delete cascade,
  letter_key text not null,
  body_sealed bytea not null,
  primary key (account_id, letter_key)
);

-- Who wants an email when a letter is ready: the day on which a server last looked, and the first day of the last week,
-- month and year that was announced.
create table letter_mail (
  account_id uuid primary key references accounts on delete cascade,
  stop_token bytea not null,
  tried_day int not null,
  week_told int not null,
  month_told int not null,
  year_told int not null
);
