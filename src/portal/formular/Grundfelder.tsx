import * as z from 'zod/mini';
import { handynummer, telefon } from '#contract/fields/telefon.ts';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { PhoneField } from '#widgets/phone-field/PhoneField.tsx';
import { Auswahlfeld } from './Auswahlfeld.tsx';
import type { Feldbilder } from './Felder.tsx';
import { textfelder, textProps } from './Textfelder.tsx';
import { mitVorwahl, telefonmuster } from './vorwahl.ts';

/** Those and what else most pages ask for. */
export const grundfelder = {
  ...textfelder,
  email: (props) => (
    <EmailField {...textProps(props)} autoComplete={props.feld.autoComplete ?? 'email'} />
  ),
  telefon: (props) => (
    <PhoneField
      {...textProps(props)}
      {...beispiel()}
      normalise={props.feld.auchFestnetz ? alsTelefon : alsHandynummer}
    />
  ),
  karten: Auswahlfeld,
  radio: Auswahlfeld,
  mehrfach: Auswahlfeld,
} satisfies Feldbilder;

function beispiel() {
  const placeholder = telefonmuster();
  return placeholder === undefined ? {} : { placeholder };
}

function alsHandynummer(getippt: string): string | null {
  return z.safeParse(handynummer, mitVorwahl(getippt)).data ?? null;
}

function alsTelefon(getippt: string): string | null {
  return z.safeParse(telefon, mitVorwahl(getippt)).data ?? null;
}
