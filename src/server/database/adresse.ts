import { customType } from 'drizzle-orm/pg-core';
import { schreibweise } from '#contract/fields/email.ts';

/** A column of e-mail addresses, in one way of writing whoever wrote them: answers are held against it. */
export const adresse = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: schreibweise,
  fromDriver: schreibweise,
});
