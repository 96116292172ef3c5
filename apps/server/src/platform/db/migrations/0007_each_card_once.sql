-- The same card, sent twice at once, was noted twice: the later one goes.
delete from payment_methods as later using payment_methods as earlier
where later.account_id = earlier.account_id and later.gateway = earlier.gateway
  and later.gateway_reference = earlier.gateway_reference
  and (later.created_at, later.payment_method_id) > (earlier.created_at, earlier.payment_method_id);

alter table payment_methods add constraint payment_methods_reference unique (account_id, gateway, gateway_reference);
