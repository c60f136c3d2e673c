CREATE TABLE "vermittlereinstellung" (
	"sub" text PRIMARY KEY NOT NULL,
	"mails" jsonb NOT NULL,
	"signatur" text
);
--> statement-breakpoint
ALTER TABLE "kontolink" ALTER COLUMN "partner_nummer" DROP NOT NULL;