-- What no statement needs is sealed from here on: the measures of an entry and of an Echo beside their texts, the look
-- of a card beside its address, and what a person has chosen. A migration has no keys, so older rows keep these values in
-- clear until a server has sealed them (`seal-clear-values.ts`); the indexes hold those rows, and nothing afterwards.
-- The emptied columns can be dropped once no database holds such rows any more.
alter table accounts
  add column intentions_sealed bytea,
  add column method_sealed bytea,
  add column preferences_sealed bytea,
  add column echo_pause_sealed bytea;

alter table accounts
  alter column intentions drop not null,
  alter column intentions drop default,
  alter column method_text drop not null,
  alter column method_text drop default,
  alter column method_photo drop not null,
  alter column method_photo drop default,
  alter column method_import drop not null,
  alter column method_import drop default,
  alter column echoes_paused drop not null,
  alter column echoes_paused drop default;

alter table echoes
  alter column pattern_type drop not null,
  alter column based_on_entries drop not null,
  alter column timeframe_days drop not null,
  alter column resonance_score drop not null;

alter table payment_methods
  alter column brand drop not null,
  alter column last4 drop not null,
  alter column expiry_month drop not null,
  alter column expiry_year drop not null;

create index accounts_in_clear on accounts (account_id)
where num_nonnulls(intentions, method_text, method_photo, method_import, frequency, tone, echoes_paused,
  echoes_paused_until) > 0;

create index entries_in_clear on entries (account_id, entry_id)
where num_nonnulls(typing_speed_wpm, time_on_entry_seconds, edit_count, sentiment_score, lexical_diversity) > 0;

create index echoes_in_clear on echoes (account_id, echo_id)
where num_nonnulls(pattern_type, based_on_entries, timeframe_days, resonance_score) > 0;

create index payment_methods_in_clear on payment_methods (account_id, payment_method_id)
where num_nonnulls(brand, last4, expiry_month, expiry_year) > 0;
