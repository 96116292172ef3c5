-- The browser that asked for a link, by the hash of its cookie: in any other the link asks first.
alter table login_links add column browser_hash bytea;

-- The code that was mailed beside the latest link which a browser has asked for.
create table login_codes (
  browser_hash bytea primary key,
  code_hash bytea not null,
  email_sealed bytea not null,
  token_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
