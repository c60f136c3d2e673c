CREATE TABLE "nachricht" (
	"schluessel" text PRIMARY KEY NOT NULL,
	"inhalt_hash" text NOT NULL,
	"anliegen" text NOT NULL,
	"nachricht" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telefon" text,
	"rueckrufzeit" text,
	"marke" text NOT NULL,
	"vermittler_nummer" text,
	"produkt" text,
	"grund" text,
	"angaben" text,
	"eingegangen_am" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nachricht" ADD CONSTRAINT "nachricht_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nachricht_zeit" ON "nachricht" USING btree ("eingegangen_am");