/** `npx drizzle-kit generate --config src/identity/drizzle.config.ts` writes the next migration. */
export default {
  dialect: 'postgresql',
  schema: './src/identity/schema.ts',
  out: './src/identity/migrations',
} as const;
