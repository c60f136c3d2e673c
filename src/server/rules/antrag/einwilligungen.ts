import type { AntragAbgelehnt } from '#contract/endpoints/antrag/angaben.ts';
import type { Consent } from '#contract/endpoints/consents.ts';
import { nichtAbschliessbar } from './ablehnungen.ts';

/** Which of the declarations asked for were given, or what still has to be; an older version was given for another text. */
export function gegebeneErklaerungen(
  gefragt: readonly Consent[],
  einwilligungen: Readonly<Record<string, string>>,
): { ok: Consent[] } | { abgelehnt: AntragAbgelehnt } {
  const gegeben = ({ id }: Consent) => Object.hasOwn(einwilligungen, id);
  const gilt = (consent: Consent) => einwilligungen[consent.id] === consent.version;
  const offen = gefragt.find((consent) => (gegeben(consent) ? !gilt(consent) : consent.pflicht));
  if (offen) {
    const text = `Bitte lesen und bestätigen Sie noch: „${offen.text}“`;
    return { abgelehnt: nichtAbschliessbar(text, 'unterlagen') };
  }
  return { ok: gefragt.filter(gegeben) };
}
