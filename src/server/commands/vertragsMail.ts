import { fristen } from '#contract/zahlen.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { markenabfrage } from '#contract/marken.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { GepruefterAntrag } from '../rules/antrag/pruefung.ts';
import { formatDatum } from '#contract/tag.ts';
import { istWiderruflich, keinWiderrufsrecht } from '#contract/widerrufsrecht.ts';
import { ersterEinzug } from '../rules/einzugstermine.ts';

export interface NeuerVertrag {
  versicherungsNummer: string;
  versicherungsName: string;
  antrag: GepruefterAntrag;
  marke: MarkenSchluessel;
  neuerKunde: boolean;
  dokumente: readonly Dokument[];
  /** Where links lead, without a slash at the end; null writes none. */
  portalUrl: string | null;
}

/** Policy and documents by mail (`domain/antrag.md §4`); whoever is new is told how to register. */
export function vertragsMail(neu: NeuerVertrag): { betreff: string; text: string } {
  const { versicherungsNummer, versicherungsName, antrag } = neu;
  const { beitrag, nehmer, angaben } = antrag;
  const zeilen = [
    `Guten Tag ${nehmer.vorname} ${nehmer.nachname},`,
    `vielen Dank für Ihr Vertrauen. Ihr Vertrag ${versicherungsNummer} (${versicherungsName}) besteht.`,
    `Ihr Schutz beginnt am ${formatDatum(angaben.beginn)}. Sie zahlen ${zahlweiseLabel[beitrag.zahlweise]} ${formatBetrag(beitrag.versicherungsPraemie)}.`,
    erstbeitrag(neu),
    'Der Versicherungsschein und alle Unterlagen liegen als PDF bei.',
    ...unterlagen(neu),
    ...anmeldung(neu),
    ...widerruf(neu),
    'Haben Sie diesen Vertrag nicht abgeschlossen? Dann melden Sie sich bitte bei uns.',
  ];
  return {
    betreff: `Ihr Versicherungsschein ${versicherungsNummer}`,
    text: zeilen.join('\n\n'),
  };
}

/** What happens next (`domain/vertrag.md §11`). */
function erstbeitrag({ antrag: { umfeld, angaben } }: NeuerVertrag): string {
  const am = ersterEinzug({ unterlagenErhaltenAm: umfeld.heute }, angaben.beginn);
  const tag = formatDatum(am);
  return angaben.zahlart === 'RECHNUNG'
    ? `So geht es weiter: Der erste Beitrag ist am ${tag} fällig. Bitte überweisen Sie ihn.`
    : `So geht es weiter: Den ersten Beitrag buchen wir am ${tag} von Ihrem Konto ab.`;
}

/** The policy, and all documents as one file. */
function unterlagen({ dokumente, portalUrl }: NeuerVertrag): string[] {
  const gesucht = new Set(['VERSICHERUNGSSCHEIN', 'ALLE_UNTERLAGEN']);
  const links = dokumente.filter(({ typ }) => gesucht.has(typ));
  if (portalUrl === null || links.length === 0) return [];
  return [
    `Hier finden Sie ${fristen.unterlagenTage}\u00A0Tage lang Ihre Unterlagen. Bitte speichern Sie sie.`,
    ...links.map(({ name, url }) => `${name}:\n${portalUrl}${url}`),
  ];
}

function anmeldung({ neuerKunde, portalUrl, marke }: NeuerVertrag): string[] {
  if (portalUrl === null) return [];
  const parameter = markenabfrage(marke);
  return neuerKunde
    ? [
        `Im Kundenportal sehen Sie Ihren Vertrag jederzeit. Hier registrieren Sie sich:\n${portalUrl}/kunden/login/registrieren${parameter}`,
      ]
    : [`Im Kundenportal sehen Sie Ihren neuen Vertrag:\n${portalUrl}/kunden${parameter}`];
}

/** The withdrawal function is named where the contract begins (BGB § 356a). */
function widerruf({ portalUrl, marke, antrag: { angaben, umfeld } }: NeuerVertrag): string[] {
  if (!istWiderruflich(angaben.ende, umfeld.heute)) return [keinWiderrufsrecht];
  if (portalUrl === null) return [];
  const parameter = markenabfrage(marke);
  return [
    `Sie können den Vertrag ${fristen.widerrufTage}\u00A0Tage lang widerrufen, ohne Grund und ohne Anmeldung:\n${portalUrl}/vertrag-widerrufen${parameter}`,
  ];
}
