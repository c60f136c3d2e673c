import type { Brand } from '#brands/brand.ts';

/** What legal texts name of the brand. */
export function markenwerte({ name, contact, insurer }: Brand): Record<string, string> {
  const { street, postcode, city } = insurer.address;
  return {
    marke: name,
    service: contact.service,
    telefon: contact.phone,
    zeiten: contact.hours,
    email: contact.email,
    versicherer: insurer.name,
    anschrift: `${street}, ${postcode} ${city}`,
  };
}
