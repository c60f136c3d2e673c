CREATE SEQUENCE "public"."beratungsfolge" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999 START WITH 1000 CACHE 1;--> statement-breakpoint
CREATE TABLE "beratung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"beratungs_nummer" text NOT NULL,
	"produkt" text NOT NULL,
	"marke" text NOT NULL,
	"status" text DEFAULT 'OFFEN' NOT NULL,
	"vermittler_nummer" text NOT NULL,
	"sub" text NOT NULL,
	"berater" text NOT NULL,
	"partner_nummer" text,
	"kunde" text NOT NULL,
	"entwurf_id" uuid,
	"versicherungs_nummer" text,
	"begonnen_am" timestamp with time zone NOT NULL,
	"geaendert_am" timestamp with time zone NOT NULL,
	CONSTRAINT "beratung_beratungsNummer_unique" UNIQUE("beratungs_nummer")
);
--> statement-breakpoint
CREATE TABLE "beratungsereignis" (
	"beratung_id" uuid NOT NULL,
	"stelle" integer NOT NULL,
	"zeit" timestamp with time zone NOT NULL,
	"sub" text NOT NULL,
	"name" text NOT NULL,
	"inhalt" jsonb NOT NULL,
	CONSTRAINT "beratungsereignis_beratung_id_stelle_pk" PRIMARY KEY("beratung_id","stelle")
);
--> statement-breakpoint
ALTER TABLE "beratung" ADD CONSTRAINT "beratung_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beratung" ADD CONSTRAINT "beratung_partner_nummer_partner_partner_nummer_fk" FOREIGN KEY ("partner_nummer") REFERENCES "public"."partner"("partner_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beratung" ADD CONSTRAINT "beratung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beratungsereignis" ADD CONSTRAINT "beratungsereignis_beratung_id_beratung_id_fk" FOREIGN KEY ("beratung_id") REFERENCES "public"."beratung"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beratung_berater" ON "beratung" USING btree ("vermittler_nummer","sub","geaendert_am");--> statement-breakpoint
CREATE INDEX "beratung_partner" ON "beratung" USING btree ("partner_nummer");--> statement-breakpoint
CREATE INDEX "beratung_entwurf" ON "beratung" USING btree ("entwurf_id");--> statement-breakpoint
CREATE INDEX "beratung_geaendert" ON "beratung" USING btree ("geaendert_am");