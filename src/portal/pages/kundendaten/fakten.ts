import type * as z from 'zod/mini';
import type { partner } from '#contract/entities/partner.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Fact } from '#widgets/fact-list/FactList.tsx';
import { t } from './texte.ts';

type Partner = z.output<typeof partner>;

/** Who she is. */
export function personendaten(wer: Partner): Fact[] {
  const { anrede, titel, vorname, nachname, geburtsdatum } =
    wer.art === 'PERSON' ? wer : wer.ansprechpartner;
  const vorweg = anrede === 'FRAU' || anrede === 'HERR' ? t(anrede) : null;
  const name = [vorweg, titel, vorname, nachname].filter((teil) => teil !== null).join(' ');
  return [
    ...(wer.art === 'FIRMA' ? [{ label: t('firmenname'), value: wer.firmenname }] : []),
    { label: t(wer.art === 'FIRMA' ? 'ansprechperson' : 'name'), value: name },
    ...(geburtsdatum === null || wer.art === 'FIRMA'
      ? []
      : [{ label: t('geburtsdatum'), value: formatDatum(geburtsdatum) }]),
    { label: t('kundennummer'), value: wer.partnerNummer },
    { label: t('telefon'), value: wer.telefon === null ? t('keineAngabe') : lesbar(wer.telefon) },
  ];
}

/** Where she lives, and where from the day of a move on. */
export function anschrift({ anschrift: jetzt, neueAnschrift: neu }: Partner): Fact[] {
  const { strasse, hausnummer, plz, ort } = jetzt;
  return [
    { label: t('strasse'), value: `${strasse}\u00A0${hausnummer}` },
    { label: t('ort'), value: `${plz}\u00A0${ort}` },
    ...(neu
      ? [
          {
            label: t('abUmzug', { datum: formatDatum(neu.ab) }),
            value: `${neu.strasse}\u00A0${neu.hausnummer}, ${neu.plz}\u00A0${neu.ort}`,
          },
        ]
      : []),
  ];
}

/** What she signs in with. */
export function anmeldedaten({ email, handynummer }: Partner): Fact[] {
  return [
    { label: t('email'), value: email },
    { label: t('handynummer'), value: lesbar(handynummer), hint: t('handynummerHinweis') },
  ];
}

/** `+49 1721234567`, held together; how long the area code is only the country's plan says. */
export function lesbar(nummer: string): string {
  return nummer.replace(/^\+49/, '+49\u00A0');
}
