CREATE TABLE "dokument" (
	"id" uuid PRIMARY KEY NOT NULL,
	"antrag_id" uuid NOT NULL,
	"stelle" integer NOT NULL,
	"typ" text NOT NULL,
	"version" text NOT NULL,
	"titel" text NOT NULL,
	"inhalt" text NOT NULL,
	"versicherungs_nummer" text,
	"erstellt_am" timestamp with time zone NOT NULL,
	"laeuft_ab" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dokumentlink" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"antrag_id" uuid NOT NULL,
	"dokument_id" uuid,
	"laeuft_ab" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geheimnis" (
	"name" text PRIMARY KEY NOT NULL,
	"wert" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dokument" ADD CONSTRAINT "dokument_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dokumentlink" ADD CONSTRAINT "dokumentlink_dokument_id_dokument_id_fk" FOREIGN KEY ("dokument_id") REFERENCES "public"."dokument"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dokument_antrag" ON "dokument" USING btree ("antrag_id");--> statement-breakpoint
CREATE INDEX "dokument_vertrag" ON "dokument" USING btree ("versicherungs_nummer");--> statement-breakpoint
CREATE INDEX "dokument_ablauf" ON "dokument" USING btree ("laeuft_ab");--> statement-breakpoint
CREATE INDEX "dokumentlink_ablauf" ON "dokumentlink" USING btree ("laeuft_ab");