import type { anbindung } from '../database/kontoschema.ts';
import { tagePlus, teile, zeitAm } from '#contract/tag.ts';
import { bedingungenVersion } from '../rules/konto.ts';

/** An application that waits for the desk, and one that was refused (`domain/konto.md §7.1`). */
export function anbindungen(heute: string): (typeof anbindung.$inferInsert)[] {
  const jahr = String(teile(heute).jahr % 100).padStart(2, '0');
  const gemeinsam = { marke: 'andsafe', bedingungen: bedingungenVersion } as const;
  const unterlagen = { courtagezusage: true, auftragsverarbeitung: true } as const;
  return [
    {
      ...gemeinsam,
      anbindungsNummer: `V${jahr}-0000001`,
      ihkNummer: 'D-4KLM-6NPQR-21',
      eingegangenAm: zeitAm(tagePlus(heute, -1), '15:20'),
      angaben: {
        vermittlerart: { art: 'MAKLER' },
        firma: {
          firmenname: 'Hafenmakler GmbH',
          rechtsform: 'GMBH',
          strasse: 'Am Mittelhafen',
          hausnummer: '14',
          plz: '48155',
          ort: 'Münster',
          website: 'www.hafenmakler.example.org',
        },
        registrierung: { ihkNummer: 'D-4KLM-6NPQR-21', erlaubnis: 'ERLAUBNIS' },
        ansprechpartner: {
          anrede: 'FRAU',
          vorname: 'Jule',
          nachname: 'Brandes',
          email: 'jule.brandes@example.org',
          handynummer: '+4915112345901',
        },
        bank: { iban: 'DE02120300000000202051', steuernummer: '337/5722/1234' },
        unterlagen,
      },
    },
    {
      ...gemeinsam,
      anbindungsNummer: `V${jahr}-0000002`,
      ihkNummer: 'D-8STU-2VWXY-64',
      status: 'ABGELEHNT',
      eingegangenAm: zeitAm(tagePlus(heute, -9), '10:05'),
      entschiedenAm: zeitAm(tagePlus(heute, -5), '11:30'),
      grund: 'Wir haben keinen Nachweis Ihrer Vermögensschadenhaftpflicht bekommen.',
      angaben: {
        vermittlerart: { art: 'MEHRFACHVERTRETER' },
        firma: {
          firmenname: 'Versicherungsbüro Arne Holt',
          rechtsform: 'EINZELUNTERNEHMEN',
          strasse: 'Lange Straße',
          hausnummer: '3',
          plz: '18055',
          ort: 'Rostock',
        },
        registrierung: { ihkNummer: 'D-8STU-2VWXY-64', erlaubnis: 'BEFREIT' },
        ansprechpartner: {
          anrede: 'HERR',
          vorname: 'Arne',
          nachname: 'Holt',
          email: 'arne.holt@example.org',
          handynummer: '+4915112345902',
        },
        bank: { iban: 'DE02120300000000202051', steuernummer: '079/123/45678' },
        unterlagen,
      },
    },
  ];
}
