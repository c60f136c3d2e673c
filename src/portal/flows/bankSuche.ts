import { ibanPruefen } from '#contract/endpoints/iban.ts';
import type { FindBank } from '#widgets/iban-field/useBank.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { merkeBank } from '../formular/ohneBank.ts';

/** Looks up the bank of an account for the field it is typed into. */
export function bankSuche(client: Client): FindBank {
  return async (iban, signal) => {
    const { valid, messages, bankData } = unwrap(
      await client.call(ibanPruefen, { params: { iban }, query: { getBIC: 'true' }, signal }),
    );
    if (!valid) return { reason: messages[0] ?? '' };
    merkeBank(iban, bankData.bic !== undefined);
    return bankData.name === '' ? null : { name: bankData.name };
  };
}
