import { describe, expect, test } from 'vitest';
import { type Abschluss, anfangsstand, type BasisAntworten } from '#machines/antrag/context.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import {
  gemerkterNachweis,
  merkeNachweis,
  vergissNachweis,
} from '#portal/flows/antrag/steps/bestaetigung/nachweis.ts';
import { nachweisVon } from '#portal/flows/antrag/steps/bestaetigung/nachweisVon.ts';
import { antworten as fahrrad } from '#tests/models/antrag/fahrrad/cases.ts';
import { antworten as hausrat } from '#tests/models/antrag/hausrat/cases.ts';
import { memoryStorage } from './memoryStorage.ts';

const geschlossen: Abschluss = {
  status: 'ANGELEGT',
  versicherungsNummer: 'HR260000001',
  dokumente: [{ typ: 'ALLE_UNTERLAGEN', name: 'Alle Unterlagen', url: '/dokumente/alle.html' }],
  neuerKunde: true,
};
const vorversicherung = { vorversicherungVorhanden: false, vorschaeden: 0 };
const { iban: _keine, ...ohneKonto } = hausrat.kontaktZahlung;
const perRechnung = { kontaktZahlung: { ...ohneKonto, zahlart: 'RECHNUNG' as const } };

function ende(seite: AntragProduktSeite, antworten: BasisAntworten) {
  return nachweisVon(
    seite,
    { ...anfangsstand({ antworten }), abschluss: geschlossen },
    geschlossen,
  );
}

describe('the end of an application', () => {
  test('a customer who reloads sees number and documents again, until she begins another', () => {
    const speicher = memoryStorage();
    merkeNachweis(speicher, hausratSeite.flow, ende(hausratSeite, hausrat));
    const wieder = gemerkterNachweis(speicher, hausratSeite.flow);
    expect(wieder?.abschluss).toEqual(geschlossen);
    expect(gemerkterNachweis(speicher, fahrradSeite.flow)).toBeNull();
    vergissNachweis(speicher, hausratSeite.flow);
    expect(gemerkterNachweis(speicher, hausratSeite.flow)).toBeNull();
  });

  test('what the tab keeps says nothing of who she is', () => {
    const speicher = memoryStorage();
    merkeNachweis(speicher, hausratSeite.flow, ende(hausratSeite, hausrat));
    const behalten = speicher.getItem(speicher.key(0) ?? '') ?? '';
    expect(behalten).toContain(geschlossen.versicherungsNummer);
    const { email, iban } = hausrat.kontaktZahlung;
    for (const wort of [hausrat.person.nachname, email, iban]) {
      expect(behalten).not.toContain(wort);
    }
  });

  test('a customer with an invoice is told until when to pay, and not that nothing is left to do', () => {
    const { einleitung, punkte } = ende(hausratSeite, {
      ...hausrat,
      vorversicherung,
      ...perRechnung,
    });
    expect(einleitung).not.toContain('nichts weiter');
    expect(punkte.join(' ')).toContain('bis zu dem Tag, der auf der Rechnung steht');
  });

  test('a customer whose bank pays has nothing left to do', () => {
    const { einleitung } = ende(hausratSeite, { ...hausrat, vorversicherung });
    expect(einleitung).toContain('Sie müssen nichts weiter tun.');
  });

  test('a customer who has no frame number yet is asked for it', () => {
    const { einleitung, punkte } = ende(fahrradSeite, { ...fahrrad, vorversicherung });
    expect(einleitung).not.toContain('nichts weiter');
    expect(punkte.join(' ')).toContain('Rahmennummer');
  });
});
