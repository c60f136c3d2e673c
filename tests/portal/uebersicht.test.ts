import { expect, test } from 'vitest';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { aktivitaetenVon, offenBei } from '#portal/pages/uebersicht/aktivitaeten.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const ruhig: Vertrag = { ...vertrag, vorgemerkteAenderungen: [], aufgaben: [] };
const aufgabe = {
  typ: 'UmsatzErinnern1',
  status: 'Offen',
  erledigtAm: null,
  erstelltAm: '2026-10-03',
} as const;
const fahrrad = {
  hersteller: 'Cube',
  rahmennummer: null,
  typ: 'E_BIKE',
  versicherteRisiken: {
    diebstahl: true,
    reparatur: false,
    reparaturOhneVerschleiss: false,
    schutzbrief: false,
  },
};
const alles = () => true;

test('a customer with nothing to do is told of nothing', () => {
  expect(aktivitaetenVon([ruhig], alles)).toEqual([]);
});

test('open tasks come first, the next one at the top; done ones are gone', () => {
  const spaet = { ...ruhig, aufgaben: [{ ...aufgabe, faelligAm: '2027-01-31' }] };
  const frueh = {
    ...ruhig,
    aufgaben: [
      { ...aufgabe, typ: 'UmsatzErinnern2', faelligAm: '2026-12-01' },
      { ...aufgabe, status: 'Erledigt', faelligAm: '2026-11-01' },
    ],
  } satisfies Vertrag;
  const rad = { ...ruhig, fahrrad };
  expect(aktivitaetenVon([rad, spaet, frueh], alles).map(({ text }) => text)).toEqual([
    'Erinnerung: Wir benötigen Ihren aktuellen Jahresumsatz.',
    'Bitte prüfen Sie Ihren Jahresumsatz.',
    'Bitte tragen Sie die Rahmennummer Ihres Fahrrads nach.',
  ]);
});

test('a frame number is not asked for where it cannot be sent, is known, or the contract has ended', () => {
  const rad = { ...ruhig, fahrrad };
  const ohneFeature = aktivitaetenVon([rad], (name) => name !== 'rahmennummer-nachreichen');
  const bekannt = { ...rad, fahrrad: { ...fahrrad, rahmennummer: 'WTU123456' } };
  const beendet: Vertrag = { ...rad, vertragsstatus: 'BEENDET' };
  expect([...ohneFeature, ...aktivitaetenVon([bekannt, beendet], alles)]).toEqual([]);
});

test('one contract tells what waits for her there, with the way to it, until it has ended', () => {
  const wartend: Vertrag = {
    ...ruhig,
    aufgaben: [{ ...aufgabe, faelligAm: '2027-01-31' }],
    vorgemerkteAenderungen: [vorgemerkt()],
  };
  expect(offenBei(wartend, alles)).toEqual([
    expect.objectContaining({
      href: `/kunden/jahresumsatz/${wartend.versicherungsNummer}`,
      text: 'Bitte prüfen Sie Ihren Jahresumsatz.',
    }),
  ]);
  expect(offenBei({ ...ruhig, fahrrad }, alles)).toHaveLength(1);
  expect(offenBei({ ...ruhig, fahrrad }, () => false)).toEqual([]);
  expect(offenBei({ ...wartend, vertragsstatus: 'BEENDET' }, alles)).toEqual([]);
});

function vorgemerkt(): Vertrag['vorgemerkteAenderungen'][number] {
  return {
    art: 'ZAHLWEISE',
    text: 'Zahlweise jährlich',
    wirksamkeitsdatum: '2027-01-01',
    versicherungsPraemie: null,
    loeschbar: true,
  };
}

test('a pending change names its contract, its day and what will change', () => {
  const wechsel: Vertrag = { ...ruhig, vorgemerkteAenderungen: [vorgemerkt()] };
  const [eine, ...andere] = aktivitaetenVon([wechsel], alles);
  expect(andere).toEqual([]);
  expect(eine?.href).toBe(`/kunden/vertraege/${wechsel.versicherungsNummer}`);
  expect(eine?.zeile).toContain('1.\u00A0Januar 2027');
  expect(eine?.zeile).toContain('Zahlweise jährlich');
});
