ALTER TABLE "schaden" ADD COLUMN "nachtrag" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schaden" ADD COLUMN "erinnert_am" date;