CREATE SEQUENCE "public"."geschaedigtenfolge" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999 START WITH 123 CACHE 1;--> statement-breakpoint
CREATE TABLE "geschaedigtenmeldung" (
	"vorgangs_nummer" text PRIMARY KEY NOT NULL,
	"versicherungs_nummer" text,
	"schaden_nummer" text,
	"schadendatum" date NOT NULL,
	"angaben" jsonb NOT NULL,
	"gemeldet_am" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "geschaedigtenmeldung" ADD CONSTRAINT "geschaedigtenmeldung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geschaedigtenmeldung" ADD CONSTRAINT "geschaedigtenmeldung_schaden_nummer_schaden_schaden_nummer_fk" FOREIGN KEY ("schaden_nummer") REFERENCES "public"."schaden"("schaden_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "geschaedigtenmeldung_vertrag" ON "geschaedigtenmeldung" USING btree ("versicherungs_nummer","schadendatum");