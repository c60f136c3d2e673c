CREATE TABLE "entwurf" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schluessel" text NOT NULL,
	"anfrage_hash" text NOT NULL,
	"produkt" text NOT NULL,
	"variante" text,
	"marke" text NOT NULL,
	"vermittler_nummer" text,
	"antworten" text NOT NULL,
	"schritt" text NOT NULL,
	"schema" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tarif_version" text,
	"beitrag" integer,
	"plz" text,
	"fehlversuche" integer DEFAULT 0 NOT NULL,
	"fehlversuch_am" timestamp with time zone,
	"email" text,
	"link_am" timestamp with time zone,
	"portal" text,
	"sub" text,
	"agentur" text,
	"geaendert_am" timestamp with time zone NOT NULL,
	"laeuft_ab" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entwurf" ADD CONSTRAINT "entwurf_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entwurf" ADD CONSTRAINT "entwurf_agentur_vermittler_vermittler_nummer_fk" FOREIGN KEY ("agentur") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entwurf_schluessel" ON "entwurf" USING btree ("schluessel");--> statement-breakpoint
CREATE INDEX "entwurf_email" ON "entwurf" USING btree ("email","link_am");--> statement-breakpoint
CREATE INDEX "entwurf_ablauf" ON "entwurf" USING btree ("laeuft_ab");