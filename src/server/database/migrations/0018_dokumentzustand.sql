CREATE TABLE "widerrufslink" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"art" text NOT NULL,
	"beendigung_id" uuid NOT NULL,
	"laeuft_ab" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dokument" ADD COLUMN "zustand" text DEFAULT 'GUELTIG' NOT NULL;--> statement-breakpoint
ALTER TABLE "dokument" ADD COLUMN "zustand_seit" date;--> statement-breakpoint
ALTER TABLE "vormerkung" ADD COLUMN "vorgang_id" uuid;--> statement-breakpoint
ALTER TABLE "widerrufslink" ADD CONSTRAINT "widerrufslink_beendigung_id_beendigung_id_fk" FOREIGN KEY ("beendigung_id") REFERENCES "public"."beendigung"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widerrufslink_beendigung" ON "widerrufslink" USING btree ("beendigung_id");--> statement-breakpoint
CREATE INDEX "widerrufslink_ablauf" ON "widerrufslink" USING btree ("laeuft_ab");