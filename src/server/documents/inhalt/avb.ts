import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Absender, Grunddaten } from '../daten.ts';
import { bedingungenVon } from '../produkte/produkttexte.ts';
import { allgemein, allgemeinerTeil } from '../rechtstexte/allgemein.ts';
import { mappeVon } from '../rechtstexte/mappen.ts';
import { dokument } from './bauen.ts';
import type { Abschnitt, Dokumentinhalt } from './inhalt.ts';
import { kuendigung, laufzeit } from './pib.ts';

/** Conditions: what the product insures, then what holds for every contract; numbered through. */
export function avb(daten: Grunddaten): Dokumentinhalt {
  const { produkt, absender } = daten;
  const alle = [...bedingungenVon(daten), ...allgemeine(daten)];
  const { version, gueltigAb } = bedingungsstand(daten);
  return dokument({
    typ: 'AVB',
    titel: absender.namen.avb,
    version,
    absender,
    kopf: [
      produktName(schluesselAusIdentifier(produkt)),
      `Version ${version}, gültig ab ${formatDatum(gueltigAb)}`,
    ],
    abschnitte: alle.map(({ titel, bloecke }, stelle) => ({
      titel: `${stelle + 1}.\u00A0${titel}`,
      bloecke,
    })),
  });
}

/** "Allgemeine Versicherungsbedingungen, Version 2026-11" */
export function bedingungsname({ namen }: Absender, version: string): string {
  return `${namen.avb}, Version ${version}`;
}

/** What a contract names its conditions by, and since when they have been handed out. */
export function bedingungsstand({ produkt, absender, stand }: Grunddaten): {
  version: string;
  gueltigAb: string;
} {
  const mappen = [mappeVon(schluesselAusIdentifier(produkt)), allgemein];
  const texte = mappen.map((mappe) => absender.rechtstexte(mappe, stand));
  const [ersterTag = '', zweiterTag = ''] = texte.map(({ gueltigAb }) => gueltigAb);
  return {
    version: [...new Set(texte.map(({ version }) => version))].join('/'),
    gueltigAb: ersterTag > zweiterTag ? ersterTag : zweiterTag,
  };
}

function allgemeine(daten: Grunddaten): Abschnitt[] {
  return allgemeinerTeil('bedingungen', daten, {
    laufzeit: laufzeit(daten.produkt),
    kuendigung: kuendigung(daten).join('\n'),
  });
}
