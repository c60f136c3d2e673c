import type { AntragAbgelehnt } from '#contract/endpoints/antrag/angaben.ts';
import type { Consent } from '#contract/endpoints/consents.ts';
import { offeneErklaerungen } from '#machines/antrag/erklaerungen.ts';

/** Which of the declarations asked for were given, or what still has to be; an older version was given for another text. */
export function gegebeneErklaerungen(
  gefragt: readonly Consent[],
  einwilligungen: Readonly<Record<string, string>>,
): { ok: Consent[] } | { abgelehnt: AntragAbgelehnt } {
  const gegeben = ({ id }: Consent) => Object.hasOwn(einwilligungen, id);
  const gilt = (consent: Consent) => einwilligungen[consent.id] === consent.version;
  const [fehlt] = offeneErklaerungen(gefragt, gilt);
  const offen = fehlt ?? gefragt.find((consent) => gegeben(consent) && !gilt(consent));
  if (offen) {
    const text =
      offen.wahl === undefined
        ? `Bitte lesen und bestätigen Sie noch: „${offen.text}“`
        : `Bitte beantworten Sie noch: „${offen.wahl}“`;
    return {
      abgelehnt: { code: 'ERKLAERUNG_FEHLT', errorMessage: text, schritt: 'abschluss' },
    };
  }
  return { ok: gefragt.filter(gegeben) };
}
