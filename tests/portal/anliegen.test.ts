import { describe, expect, test } from 'vitest';
import { anfangsstand, type Antragsumfeld } from '#machines/antrag/context.ts';
import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import { gemerktesAnliegen, merkeAnliegen } from '#portal/flows/antrag/anliegen.ts';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { beitrag } from '#tests/models/antrag/aufrufe.ts';
import { antworten as bhv } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { antworten } from './hausratMitTarif.ts';
import { memoryStorage } from './memoryStorage.ts';

const seite: AntragProduktSeite = hausratSeite;
const umfeld: Antragsumfeld = {
  heute: '2026-11-20',
  marke: 'andsafe',
  vermittler: { vermittlerNummer: '1000000001', name: 'Maklerbüro Beispiel', telefon: null },
  mitCode: false,
  mitRechnung: false,
};

function anliegen(zusatz: Partial<Antragsumfeld>, ende = 'manuellePruefung', bonitaet?: 'UNKLAR') {
  const speicher = memoryStorage();
  const context = {
    ...anfangsstand({ umfeld: { ...umfeld, ...zusatz }, antworten }),
    ...(bonitaet && { ergebnisse: { bonitaetPruefen: { eingabe: {}, ergebnis: bonitaet } } }),
  };
  merkeAnliegen(speicher, seite, ende, context);
  return gemerktesAnliegen(speicher);
}

describe('what a person is asked to look at', () => {
  test('a customer of a broker asks her broker', () => {
    expect(anliegen({})?.empfaenger?.name).toBe('Maklerbüro Beispiel');
  });

  test('whoever is asked knows her name and how to reach her, and nothing of her account', () => {
    const { email, handynummer, iban } = antworten.kontaktZahlung;
    const speicher = memoryStorage();
    const offen = anfangsstand({ umfeld, antworten });
    const preis = (aufruf: 'tarifieren' | 'nachrechnen') => ({
      eingabe: eingabeVon(hausratRegel, aufruf, offen),
      ergebnis: beitrag,
    });
    const ergebnisse = { tarifieren: preis('tarifieren'), nachrechnen: preis('nachrechnen') };
    const context = { ...offen, ergebnisse };
    merkeAnliegen(speicher, seite, 'manuellePruefung', context);
    const ihres = gemerktesAnliegen(speicher);
    expect(ihres).toMatchObject({ name: 'Anna Bergmann', email, telefon: handynummer });
    const gesagt = JSON.stringify(ihres?.angaben);
    expect(gesagt).toContain('Bergmann');
    expect(gesagt).toContain(email);
    expect(gesagt.replaceAll('\u00A0', '')).not.toContain(iban);
    expect(gesagt).not.toContain('Lastschrift');
  });

  test('whoever is asked at the offer knows what she corrected there, and nothing that she did not say', () => {
    const speicher = memoryStorage();
    const { einstieg, angebot } = antworten;
    const korrigiert = { ...angebot, annahmen: { wertsachen: true } };
    const context = anfangsstand({ umfeld, antworten: { einstieg, angebot: korrigiert } });
    merkeAnliegen(speicher, seite, 'manuellePruefung', context);
    const zeilen = gemerktesAnliegen(speicher)?.angaben ?? [];
    expect(zeilen).toContainEqual({
      label: 'Besitzen Sie Wertsachen über 20.000\u00A0EUR?',
      wert: 'Ja',
    });
    expect(zeilen.map(({ label }) => label)).not.toContain('Ist die Wohnung ständig bewohnt?');
  });

  test('whoever asks from a page takes along what stands there, and nothing that is empty', () => {
    const speicher = memoryStorage();
    const { einstieg, angebot } = antworten;
    const gesagt = { bauart: 'WEICHE_DACHUNG', plz: einstieg.plz };
    merkeAnliegen(speicher, seite, 'manuellePruefung', {
      ...anfangsstand({ umfeld, antworten: { einstieg, angebot } }),
      angefragt: { schritt: 'einstieg', gesagt },
    });
    expect(gemerktesAnliegen(speicher)?.angaben).toEqual([
      { label: 'Postleitzahl', wert: einstieg.plz },
    ]);
  });

  test('a trade that is not in the list goes along as it was typed', () => {
    const speicher = memoryStorage();
    merkeAnliegen(speicher, betriebshaftpflichtSeite, 'manuellePruefung', {
      ...anfangsstand({ umfeld }),
      angefragt: {
        schritt: 'einstieg',
        gesagt: { hauptgewerbe: { gewerbeId: '', name: 'Drohnenbau' } },
      },
    });
    expect(gemerktesAnliegen(speicher)?.angaben).toEqual([
      { label: 'Was ist Ihre Haupttätigkeit?', wert: 'Drohnenbau' },
    ]);
  });

  test('of a firm whoever speaks for it is written to', () => {
    const speicher = memoryStorage();
    const context = anfangsstand({ umfeld, antworten: bhv });
    merkeAnliegen(speicher, betriebshaftpflichtSeite, 'manuellePruefung', context);
    const { vorname, nachname } = bhv.firma;
    expect(gemerktesAnliegen(speicher)).toMatchObject({
      name: `${vorname} ${nachname}`,
      email: bhv.kontaktZahlung.email,
    });
  });

  test('a broker who sells himself asks the underwriters, who learn whom to answer', () => {
    const sein = anliegen({ durchVermittler: true });
    expect(sein?.empfaenger).toBeNull();
    expect(sein?.angaben[0]).toEqual({
      label: 'Vermittelt von',
      wert: 'Maklerbüro Beispiel (1000000001)',
    });
  });

  test('an answer that needs a person is not said to be a matter of credit', () => {
    expect(anliegen({})?.grund).toBeNull();
  });

  test('an unclear credit check goes to the insurer and says so', () => {
    const unklar = anliegen({}, 'manuellePruefung', 'UNKLAR');
    expect(unklar).toMatchObject({ grund: 'BONITAET_UNKLAR', empfaenger: null });
  });
});
