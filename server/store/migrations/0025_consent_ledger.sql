-- Rows of the ledger are added, and never changed or removed.
CREATE FUNCTION "consent_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of consents is only added to' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "consent_stays" BEFORE UPDATE OR DELETE ON "consent" FOR EACH STATEMENT EXECUTE FUNCTION "consent_stays"();
