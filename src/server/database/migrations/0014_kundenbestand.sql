-- German letters sort and are found like their plain ones; said here, so that no collation of a server matters.
CREATE FUNCTION "gefaltet"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	select translate(lower(replace(replace($1, 'ß', 'ss'), 'ẞ', 'ss')), 'àÀáÁâÂãÃäÄÅåĀāĂăĄąçÇĆćčČďĎĐđèÈéÉÊêëËĒēėĖęĘěĚğĞģĢÌìÍíîÎÏïĪīĮįıķĶĺĹļĻĽľŁłñÑŃńŅņŇňòÒóÓôÔÕõÖöØøŌōŐőŔŕŘřśŚşŞŠšșȘŤťŢţȚțùÙÚúûÛüÜūŪůŮŰűųŲýÝÿŸźŹŻżžŽİ', 'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggggiiiiiiiiiiiiikkllllllllnnnnnnnnoooooooooooooooorrrrssssssssttttttuuuuuuuuuuuuuuuuyyyyzzzzzzi')
$$;--> statement-breakpoint
-- ü and ue are the same to whoever searches.
CREATE FUNCTION "suchform"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	select regexp_replace(regexp_replace(public.gefaltet($1), '([aou])e', '\1', 'g'), '[[:punct:][:space:]]+', ' ', 'g')
$$;--> statement-breakpoint
CREATE TABLE "einsicht" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"vermittler_nummer" text NOT NULL,
	"partner_nummer" text,
	"tag" date NOT NULL,
	"zeit" timestamp with time zone NOT NULL,
	"anzahl" integer
);
--> statement-breakpoint
DROP INDEX "vertrag_vermittler";--> statement-breakpoint
ALTER TABLE "einsicht" ADD CONSTRAINT "einsicht_partner_nummer_partner_partner_nummer_fk" FOREIGN KEY ("partner_nummer") REFERENCES "public"."partner"("partner_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "einsicht_tag" ON "einsicht" USING btree ("sub","partner_nummer","tag");--> statement-breakpoint
CREATE INDEX "einsicht_partner" ON "einsicht" USING btree ("partner_nummer","zeit");--> statement-breakpoint
CREATE INDEX "partner_name" ON "partner" USING btree (gefaltet(coalesce("firma", "nachname" || ' ' || "vorname")),"partner_nummer");--> statement-breakpoint
CREATE INDEX "partner_worte" ON "partner" USING gin (to_tsvector('simple', suchform(coalesce("firma", '') || ' ' || "nachname" || ' ' || "vorname" || ' ' || "plz")));--> statement-breakpoint
CREATE INDEX "vertrag_bestand" ON "vertrag" USING btree ("vermittler_nummer","partner_nummer");--> statement-breakpoint
CREATE INDEX "vertrag_betreuer" ON "vertrag" USING btree ("betreuer","partner_nummer");--> statement-breakpoint
CREATE INDEX "vertrag_nummer" ON "vertrag" USING btree ("versicherungs_nummer" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "zugang_vermittler" ON "zugang" USING btree ("vermittler_nummer");