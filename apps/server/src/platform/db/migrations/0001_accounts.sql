create table accounts (
  account_id uuid primary key,
  created_at timestamptz not null,
  wrapped_key bytea not null,
  key_version int not null,
  email_sealed bytea not null,
  display_name_sealed bytea,
  time_zone text not null,
  tier text not null default 'free' check (tier in ('free', 'pro', 'premium')),
  onboarding_step int not null default 0,
  onboarding_completed_at timestamptz,
  intentions text[] not null default '{}',
  method_text boolean not null default false,
  method_photo boolean not null default false,
  method_import boolean not null default false,
  frequency text,
  tone text,
  language text not null default 'en'
);

-- Keyed by the hash of the address: on a cluster it lies on another node than the account, so it has no foreign key.
create table email_addresses (
  email_hash bytea primary key,
  account_id uuid not null
);
