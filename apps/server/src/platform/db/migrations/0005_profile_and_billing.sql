-- The picture of a person, small and without metadata.
create table avatars (
  account_id uuid primary key references accounts on delete cascade,
  -- Another one after each change: part of the picture's address.
  version uuid not null,
  image_sealed bytea not null
);

-- What the billing service knows an account by, and since when its paid plan runs.
create table subscriptions (
  account_id uuid primary key references accounts on delete cascade,
  gateway text not null check (gateway in ('sandbox', 'stripe')),
  customer_reference text,
  subscription_reference text,
  -- Null on Free.
  paid_since timestamptz
);

-- Never a card number or CVV.
create table payment_methods (
  account_id uuid not null references accounts on delete cascade,
  payment_method_id uuid not null,
  gateway text not null check (gateway in ('sandbox', 'stripe')),
  gateway_reference text not null,
  created_at timestamptz not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null,
  is_default boolean not null,
  address_sealed bytea not null,
  primary key (account_id, payment_method_id)
);

create unique index payment_methods_one_default on payment_methods (account_id) where is_default;
