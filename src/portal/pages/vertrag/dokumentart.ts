import type { Dokument } from '#contract/entities/dokument.ts';
import { formatDatum } from '#contract/tag.ts';
import { texte } from '../../texte.ts';

/** What kind of paper a document of a contract is, and of which day. */
export function dokumentart({ typ, datum }: Dokument): string {
  const art = arten[typ] ?? 'unterlage';
  return datum === undefined ? t(art) : t('vom', { art: t(art), datum: formatDatum(datum) });
}

const t = texte('vertrag.dokumentart', {
  vom: '{art} vom {datum}',
  vertrag: 'Vertragsunterlage',
  aenderung: 'Änderung',
  bestaetigung: 'Bestätigung',
  brief: 'Ihr Brief',
  information: 'Information',
  unterlage: 'Unterlage',
});

const arten: Readonly<Partial<Record<string, Parameters<typeof t>[0]>>> = {
  ANTRAG: 'vertrag',
  VERSICHERUNGSSCHEIN: 'vertrag',
  SEPA_MANDAT: 'vertrag',
  AVB: 'vertrag',
  KUENDIGUNGSSCHREIBEN: 'brief',
  NACHTRAG: 'aenderung',
  KUENDIGUNGSBESTAETIGUNG: 'bestaetigung',
  RUECKNAHMEBESTAETIGUNG: 'bestaetigung',
  WIDERRUFSBESTAETIGUNG: 'bestaetigung',
  VERSICHERUNGSBESTAETIGUNG: 'bestaetigung',
  HUNDEHALTERBESTAETIGUNG: 'bestaetigung',
  HAFTPFLICHTBESTAETIGUNG: 'bestaetigung',
  BEITRAGSBESTAETIGUNG: 'bestaetigung',
  SCHADENFREIHEITSBESTAETIGUNG: 'bestaetigung',
  PIB: 'information',
  VERBRAUCHERINFO: 'information',
  WIDERRUFSBELEHRUNG: 'information',
  ANZEIGEPFLICHT: 'information',
  DATENSCHUTZ: 'information',
  ERSTINFORMATION: 'information',
  BERATUNGSPROTOKOLL: 'information',
};
