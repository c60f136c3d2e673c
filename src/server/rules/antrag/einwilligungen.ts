import type { AntragAbgelehnt } from '#contract/endpoints/antrag/angaben.ts';
import type { Consent } from '#contract/endpoints/consents.ts';
import { istWiderruflich } from '#contract/widerrufsrecht.ts';
import { verzichtGegenueber } from '#machines/antrag/beratung.ts';
import {
  type Erklaerungslage,
  gefragteErklaerungen,
  offeneErklaerungen,
} from '#machines/antrag/erklaerungen.ts';
import { consents } from '../../reference/consents.ts';
import { type GepruefterAntrag, zahlartVon } from './pruefung.ts';

/** What this very application asks to be declared. */
export function gefragtVon(
  { antworten, angaben, umfeld }: GepruefterAntrag,
  wer: Pick<Erklaerungslage, 'produkt' | 'marke' | 'durchVermittler'>,
): Consent[] {
  const { durchVermittler } = wer;
  return gefragteErklaerungen(consents, {
    ...wer,
    zahlart: zahlartVon(antworten),
    heute: umfeld.heute,
    beginn: angaben.beginn,
    widerruflich: istWiderruflich(angaben.ende, umfeld.heute),
    verzicht: verzichtGegenueber({ umfeld: { ...umfeld, durchVermittler }, antworten }),
  });
}

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
