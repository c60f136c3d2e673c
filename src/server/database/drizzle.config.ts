import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/server/database/schema.ts',
    './src/server/database/antragsschema.ts',
    './src/server/database/bestandsschema.ts',
    './src/server/database/beratungsschema.ts',
    './src/server/database/kontoschema.ts',
    './src/server/database/vorgangsschema.ts',
    './src/server/database/einwilligungsschema.ts',
  ],
  out: './src/server/database/migrations',
});
