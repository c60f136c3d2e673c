// Apart from their fields: an address is read before the first question answers, and zod comes behind it.

/** Bank code: exactly 8 digits (`specification §5`). */
export const blzMuster = /^\d{8}$/;

/** Agent id: exactly 10 digits (`specification §5`). */
export const vermittlerNummerMuster = /^\d{10}$/;
