-- The list of deleted entries; few rows have a time here.
create index entries_deleted on entries (account_id, deleted_at desc, entry_id desc) where deleted_at is not null;
