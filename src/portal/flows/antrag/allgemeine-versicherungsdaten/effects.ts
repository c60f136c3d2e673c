import { kfzSchluessel } from '#contract/produkte/kfz.ts';
import { formatDatumLang } from '#contract/tag.ts';
import type { Fahrzeugangaben } from '#machines/antrag/allgemeine-versicherungsdaten/answers.ts';
import { seiteVon } from '#machines/antrag/allgemeine-versicherungsdaten/fragen.ts';
import { fahrzeugdaten } from '#machines/antrag/allgemeine-versicherungsdaten/machine.ts';
import { antwortzeilen } from '#machines/formular/zeilen.ts';
import { briefAufrufe } from '../nachricht/effects.ts';
import { t } from './texte.ts';

type Teile = Parameters<typeof briefAufrufe>[0] & { heute: string };

/** The chart with its calls. */
export function fahrzeugdatenMit({ heute, ...teile }: Teile) {
  return fahrzeugdaten.provide({
    actors: briefAufrufe(teile, (gesagt: Fahrzeugangaben) => nachrichtVon(gesagt, heute)),
  });
}

/** What a person reads: the vehicle with the words of the questions, and how to answer. */
export function nachrichtVon(gesagt: Fahrzeugangaben, heute: string) {
  const { name, email, telefon, webseite, ...fahrzeug } = gesagt;
  const zeilen = antwortzeilen(seiteVon(heute), fahrzeug, { sperren: {} }, schreibweise);
  return {
    anliegen: 'ANFRAGE_RISIKO' as const,
    nachricht: t('nachricht'),
    name,
    email,
    telefon,
    webseite,
    antrag: {
      produkt: kfzSchluessel,
      grund: null,
      angaben: zeilen.flatMap(({ frage, antwort }) =>
        antwort === undefined ? [] : [{ label: frage, wert: antwort }],
      ),
    },
  };
}

const schreibweise = { datum: formatDatumLang, iban: (iban: string) => iban };
