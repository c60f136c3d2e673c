import { describe, expect, test } from 'vitest';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { entwurfAus } from '#machines/entwurf.ts';
import { tarifantwort } from '#machines/antrag/selectors.ts';
import { istIn } from '#machines/leaf.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { replay } from '#portal/flows/replay.ts';
import { type FruehereAntworten, geoeffnet, wegMit } from './gespeicherterEntwurf.ts';
import { hausratFrueher } from './hausratFrueher.ts';
import { antrag, antworten as heutige, heute } from './hausratMitTarif.ts';

const seite: AntragProduktSeite = hausratSeite;

const { einstieg, angebot, abschluss: _nie, kontaktZahlung, ...uebrige } = heutige;
// The sum was the one we suggest for her home, which is said no more.
const { versicherungssumme: _vorgeschlagen, ...wieVorgeschlagen } = angebot;
const { wunsch, ...gesagt } = einstieg;
const { email, handynummer } = kontaktZahlung;
/** Her answers as they are asked today, but for the wish. */
const behalten = {
  ...uebrige,
  angebot: wieVorgeschlagen,
  kontaktZahlung: { email, handynummer },
};
const wunschFehlt = { schritt: 'einstieg', felder: ['wunsch'] };

/** The release before kept who she is and where she lives apart, and how she pays beside how she is reached. */
const { person, ...vorher } = hausratFrueher;
const { woanders, ...name } = person;
const schema2 = {
  ...vorher,
  person: name,
  anschrift: { woanders },
  kontakt: { email, emailWiederholung: email, handynummer },
};

describe.each([
  ['before the price came first', 3, hausratFrueher],
  ['before pages were joined', 2, schema2],
])('A customer who saved home contents %s', (_, schema, alt) => {
  test('finds every answer kept and is asked for her wish alone', () => {
    expect(oeffne(alt, schema)).toMatchObject({
      antworten: behalten,
      neueFragen: [wunschFehlt],
      vorbelegung: { einstieg: gesagt },
      ziel: 'einstieg',
    });
    expect(Object.keys(oeffne(alt, schema).antworten).toSorted()).toEqual(
      Object.keys(behalten).toSorted(),
    );
  });

  test('says what she wishes and is at her account again, asked nothing else', () => {
    const { antworten, vorbelegung } = oeffne(alt, schema);
    const mitWunsch = {
      ...antworten,
      einstieg: Object.assign({ wunsch }, vorbelegung['einstieg']),
    };
    expect(wegMit(seite, mitWunsch).at(-1)).toBe('kontaktZahlung');
  });

  test('finds no account in it, whatever the draft of then held', () => {
    const zahlung = { zahlart: 'LASTSCHRIFT', iban: 'DE02120300000000202051' };
    const mitKonto: FruehereAntworten = {
      ...alt,
      zahlung,
      kontakt: { email, ...zahlung },
      kontaktZahlung: { email, handynummer, ...zahlung },
    };
    expect(JSON.stringify(oeffne(mitKonto, schema))).not.toMatch(/DE02|LASTSCHRIFT/);
  });
});

describe('A customer who saved home contents before the price came first', () => {
  test.each([
    ['risikoort', 'wohnung'],
    ['wohnung', 'wohnung'],
    ['versicherungssumme', 'angebot'],
    ['bausteine', 'angebot'],
    ['tarif', 'angebot'],
    ['anschrift', 'person'],
    ['kontakt', 'kontaktZahlung'],
    ['telefon', 'kontaktZahlung'],
    ['zahlung', 'kontaktZahlung'],
    ['unterlagen', 'abschluss'],
    ['zusammenfassung', 'abschluss'],
  ])('and left at „%s“ was at „%s“, a page that there is', (frueher, heutiger) => {
    const regel = entwurfsregel(seite.flow, seite.regel.formen(heute), seite.regel.frueher);
    const entwurf = { schema: 3, flow: seite.flow, schritt: frueher, antworten: hausratFrueher };
    expect(entwurfAus(regel, entwurf)?.schritt).toBe(heutiger);
    expect(seite.schritte).toContain(heutiger);
  });

  test('and had come to the size of the home only finds that filled in, and nothing is made up', () => {
    const { risikoort, wohnung } = hausratFrueher;
    const { plz: _plz, ...ort } = risikoort;
    const { wohnflaeche: _flaeche, ...gebaeude } = wohnung;
    expect(oeffne({ risikoort, wohnung }, 3)).toMatchObject({
      antworten: { wohnung: { ...ort, ...gebaeude } },
      neueFragen: [wunschFehlt],
      vorbelegung: { einstieg: gesagt },
    });
    expect(oeffne({ risikoort, wohnung }, 3).antworten).not.toHaveProperty('inhalt');
    const ersteSeite = oeffne({ risikoort }, 3);
    expect(ersteSeite.antworten).toEqual({});
    expect(ersteSeite.vorbelegung).toEqual({ einstieg: { plz: gesagt.plz }, wohnung: risikoort });
  });

  test('and had not come to her home address is asked for that as well', () => {
    const { anschrift: _fehlt, kontakt: _auch, ...bisher } = schema2;
    const { neueFragen, vorbelegung } = oeffne(bisher, 2);
    expect(neueFragen.map(({ schritt }) => schritt)).toEqual(['einstieg', 'person']);
    expect(neueFragen[1]?.felder).not.toContain('vorname');
    expect(vorbelegung).toEqual({ einstieg: gesagt, person: name });
  });

  test('sees the price of what she chose then, whatever she wishes now', async () => {
    const { antworten, vorbelegung } = oeffne(hausratFrueher, 3);
    const { actor } = antrag(antworten);
    const guenstig = Object.assign({ wunsch: 'GUENSTIG' }, vorbelegung['einstieg']);
    await replay(actor, 'angebot', weiterMit({ einstieg: guenstig }));
    expect(schrittVon(actor.getSnapshot())).toBe('angebot');
    expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true);
    expect(actor.getSnapshot().context.antworten.angebot).toEqual(wieVorgeschlagen);
    const { beitrag: gezeigt } = tarifantwort(actor.getSnapshot()) ?? {};
    expect(gezeigt?.versicherungsSumme).toBe(angebot.versicherungssumme);
  });

  test('keeps a sum she had chosen herself', () => {
    const ihre = { versicherungssumme: 60_000_00, wertsachen: false };
    const { antworten } = oeffne({ ...hausratFrueher, versicherungssumme: ihre }, 3);
    expect(antworten.angebot).toEqual({ ...wieVorgeschlagen, versicherungssumme: 60_000_00 });
  });
});

function oeffne(antworten: FruehereAntworten, schema: number) {
  return geoeffnet(seite, { antworten, schema });
}
