CREATE TABLE "nummerncode" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folge" bigserial NOT NULL,
	"handynummer" text NOT NULL,
	"code_hash" text NOT NULL,
	"fehlversuche" integer DEFAULT 0 NOT NULL,
	"gesendet_am" timestamp with time zone NOT NULL,
	"nachweis_hash" text,
	"bestaetigt_am" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "nummerncode_nummer" ON "nummerncode" USING btree ("handynummer","gesendet_am");--> statement-breakpoint
CREATE UNIQUE INDEX "nummerncode_nachweis" ON "nummerncode" USING btree ("nachweis_hash");