-- What a person has decided about On this day: the switch, the card that is hidden, the days that were left or retired.
-- Sealed as a whole: which days a person wants to forget says something about their text.
create table on_this_day (
  account_id uuid primary key references accounts on delete cascade,
  choices_sealed bytea not null
);
