import { describe, expect, test } from 'vitest';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { entwurfAus } from '#machines/entwurf.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { antworten as alle } from '#tests/models/antrag/fahrrad/cases.ts';
import { type FruehereAntworten, geoeffnet, wegMit } from './gespeicherterEntwurf.ts';

const seite: AntragProduktSeite = fahrradSeite;
const heute = '2026-11-20';

const { einstieg, angebot, rad, nutzung, vorversicherung, kontaktZahlung } = alle;
const { reparaturschutz, schutzbrief, ...tarif } = angebot;
const { schloss, nutzung: wie, ...anschrift } = nutzung;
const { wunsch: _spaeter, plz: _ebenda, ...gesagt } = einstieg;
const { email, handynummer } = kontaktZahlung;
const { woanders: _dort, ...name } = alle.person;
/** She lives elsewhere than where it stands. */
const zuhause = { plz: '45127', ort: 'Essen', strasse: 'Lindenallee', hausnummer: '9' };
const person = { ...name, woanders: true, ...zuhause };

/** Her answers as a draft kept them while everything was asked before the price (schema 3). */
const schema3 = {
  fahrradDaten: { ...gesagt, ...rad },
  nutzung: { nutzung: wie, schloss },
  risikoort: anschrift,
  schutzumfang: { reparaturschutz, schutzbrief },
  vorversicherung,
  tarif,
  person,
  kontaktZahlung: { email, handynummer },
};
/** The release before kept who she is and where she lives apart. */
const { person: _wer, kontaktZahlung: _wie, ...vorher } = schema3;
const schema2 = {
  ...vorher,
  person: name,
  anschrift: { woanders: true, ...zuhause },
  kontakt: { email, emailWiederholung: email, handynummer },
};

describe.each([
  ['before the price came first', 3, schema3],
  ['before pages were joined', 2, schema2],
])('A customer who saved her bicycle %s', (_, schema, alt) => {
  test('finds every answer kept and is asked for her wish alone', () => {
    expect(oeffne(alt, schema)).toMatchObject({
      antworten: {
        angebot,
        rad,
        nutzung,
        vorversicherung,
        person,
        kontaktZahlung: { email, handynummer },
      },
      neueFragen: [{ schritt: 'einstieg', felder: ['wunsch'] }],
      vorbelegung: { einstieg: { ...gesagt, plz: nutzung.plz } },
      ziel: 'einstieg',
    });
  });

  test('says what she wishes and is at her account again, asked nothing else', () => {
    const mitWunsch = { ...oeffne(alt, schema).antworten, einstieg };
    expect(wegMit(seite, mitWunsch).at(-1)).toBe('kontaktZahlung');
  });
});

test.each([
  ['fahrradDaten', 'rad'],
  ['nutzung', 'nutzung'],
  ['risikoort', 'nutzung'],
  ['schutzumfang', 'angebot'],
  ['tarif', 'angebot'],
])('A customer who left her bicycle at „%s“ was at „%s“, a page that there is', (alt, neu) => {
  const regel = entwurfsregel(seite.flow, seite.regel.formen(heute), seite.regel.frueher);
  const entwurf = { schema: 3, flow: seite.flow, schritt: alt, antworten: schema3 };
  expect(entwurfAus(regel, entwurf)?.schritt).toBe(neu);
  expect(seite.schritte).toContain(neu);
});

test('A customer who had described her bicycle only finds that filled in, and nothing is made up', () => {
  const { fahrradDaten } = schema3;
  expect(oeffne({ fahrradDaten }, 3)).toMatchObject({
    antworten: { rad },
    vorbelegung: { einstieg: gesagt },
  });
  expect(oeffne({ fahrradDaten }, 3).antworten).not.toHaveProperty('angebot');
});

function oeffne(antworten: FruehereAntworten, schema: number) {
  return geoeffnet(seite, { antworten, schema });
}
