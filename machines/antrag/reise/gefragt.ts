import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { reiseLeistungen } from '#contract/produkte/leistungen/reise.ts';
import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/reise.ts';
import { reise } from '#contract/produkte/reise.ts';

const { buchungsfrist } = reiseLeistungen.leistungen;
const { imJahr } = reise.grenzen.tage;

/** A single trip that is longer than one can be insured. */
export const { dauersatz } = ersteGrenzen;

const { zielworte } = ersteGrenzen;

export const gesperrtesLand = 'Für Reisen in dieses Land bieten wir keinen Schutz an.';

/** She named another area at the beginning; there it can be changed. */
export const nichtImZiel = `Dieses Land gehört nicht zu „${zielworte.EUROPA}“. Wählen Sie am Anfang als Reiseziel „${zielworte.WELT}“, dann ist es versichert.`;

/** Withdrawal is too late for this trip; all else can be had. */
export const zuSpaet = `${aufKarte(buchungsfrist, buchungsfrist.blatt.einschraenkungen)} Wählen Sie den Reiserücktritt im Angebot ab, dann können Sie die anderen Bausteine abschließen.`;

/** A year's contract covers no longer trip. */
export const zuLang = `Im Jahresvertrag ist jede Reise bis zu ${imJahr}\u00A0Tage lang versichert. Versichern Sie eine längere Reise einzeln.`;
