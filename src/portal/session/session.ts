import { fehlerArt } from '#machines/konto/anmeldung/failure.ts';
import type { CodeAntwort } from '#machines/konto/anmeldung/events.ts';
import type { NaechsterSchritt } from '#machines/konto/anmeldung/setup.ts';
import type { NeuesPasswort } from '#machines/konto/passwort-vergessen/machine.ts';
import type { Identitaet, Nutzer, Sitzung } from './identitaet.ts';
import type { CodeNotiz } from './offenerCode.ts';
import type { Spur } from './spur.ts';

export type Abmeldegrund = 'SELBST' | 'ABGEMELDET' | 'SITZUNG_ABGELAUFEN';

export type SessionZustand =
  | { status: 'unbekannt' }
  /** The identity pool could not be reached. */
  | { status: 'gestoert' }
  /** `zustimmungFehlt`: the server lets this agent do nothing until she has accepted the terms. */
  | { status: 'angemeldet'; nutzer: Nutzer; zustimmungFehlt?: true }
  /** `nurHier`: she signed out, and the pool could not be told to end her other sessions. */
  | { status: 'abgemeldet'; grund: Abmeldegrund | null; nurHier?: true };

/** What running flows are told: the session ended or began elsewhere. */
export type SessionEreignis = 'ANDERSWO_ANGEMELDET' | 'ABGEMELDET' | 'SITZUNG_ABGELAUFEN';

export interface SessionParts {
  /** Loads the pool settings and the adapter; called once unless it fails. */
  oeffnen: () => Promise<Identitaet>;
  /** The session as this browser keeps it, where it can be read without the adapter; null else. */
  gespeichert: () => Promise<Sitzung | null>;
  notiz: CodeNotiz;
  spur: Spur;
}

export type Session = ReturnType<typeof createSession>;

/** Who is signed in to one portal. */
export function createSession({ oeffnen, gespeichert, notiz, spur }: SessionParts) {
  const zuschauer = new Set<() => void>();
  const hoerer = new Set<(ereignis: SessionEreignis) => void>();
  let offen: Promise<Identitaet> | null = null;
  let zustand: SessionZustand = { status: 'unbekannt' };
  let abmeldung: Promise<unknown> = Promise.resolve();
  /** Raised by everything that decides who is signed in; a look that began before it no longer counts. */
  let stand = 0;
  /** Tokens that calls of this sign-in went out with. */
  const ausgegeben = new Set<string>();
  /** The server has refused this sign-in for want of the terms, perhaps before it was known whose it is. */
  let ohneZustimmung = false;
  /** Signs in over a page and may have terms to accept yet: not said to be signed in before that. */
  let zurueckgehalten: string | null = null;

  function setze(neu: SessionZustand): void {
    zustand = neu;
    for (const melde of zuschauer) melde();
  }

  function identitaet(): Promise<Identitaet> {
    if (offen) return offen;
    const neu = oeffnen();
    offen = neu;
    neu.catch(() => (offen = null));
    return neu;
  }

  /** Without the adapter where the tokens still count; it weighs more than the page that waits for them. */
  async function jetzigeSitzung(): Promise<Sitzung> {
    return (await gespeichert()) ?? (await identitaet()).sitzung();
  }

  /** Looks at the tokens; `anderswo` says that another tab changed them. */
  async function pruefen(anderswo = false): Promise<void> {
    const begonnenBei = stand;
    await abmeldung;
    // Whoever was away too long is not shown to whoever sits there now.
    if (spur.abgelaufen()) return abgelaufen();
    try {
      const sitzung = await jetzigeSitzung();
      if (stand !== begonnenBei) return;
      if (sitzung.art === 'ANGEMELDET') return begonnen(sitzung.nutzer, anderswo);
      spur.loeschen();
      // Another tab throws the tokens away one by one: what is left of them is no expired session.
      if (sitzung.art === 'ABGELAUFEN' && !anderswo) beendet('SITZUNG_ABGELAUFEN');
      else if (anderswo || zustand.status === 'angemeldet') beendet('ABGEMELDET');
      else abwesend();
    } catch {
      // Offline is not signed out: what is known stays.
      if (zustand.status === 'unbekannt') setze({ status: 'gestoert' });
    }
  }

  function begonnen(nutzer: Nutzer, anderswo: boolean): void {
    spur.beginnen();
    const bekannt = zustand.status === 'angemeldet' && zustand.nutzer.sub === nutzer.sub;
    if (!bekannt && nutzer.sub !== zurueckgehalten) setze(angemeldetAls(nutzer));
    if (!anderswo) return;
    ausgegeben.clear();
    for (const sage of hoerer) sage('ANDERSWO_ANGEMELDET');
  }

  function angemeldetAls(nutzer: Nutzer): SessionZustand {
    return { status: 'angemeldet', nutzer, ...(ohneZustimmung && { zustimmungFehlt: true }) };
  }

  function abwesend(): void {
    if (zustand.status !== 'abgemeldet') setze({ status: 'abgemeldet', grund: null });
  }

  function beendet(grund: 'ABGEMELDET' | 'SITZUNG_ABGELAUFEN'): void {
    if (zustand.status === 'abgemeldet' && zustand.grund === 'SELBST') return;
    setze({ status: 'abgemeldet', grund });
    for (const sage of hoerer) sage(grund);
  }

  async function schritt(
    aufruf: (identitaet: Identitaet) => Promise<NaechsterSchritt>,
  ): Promise<NaechsterSchritt> {
    stand += 1;
    await abmeldung;
    // What could not be thrown away yet must be gone before another tab sees new tokens beside an old trace.
    if (spur.abgelaufen()) await wegwerfen('HIER');
    try {
      const naechster = await aufruf(await identitaet());
      stand += 1;
      // A trace of an older session would end this one.
      if (naechster.schritt === 'ANGEMELDET') {
        spur.loeschen();
        ausgegeben.clear();
        // That she once signed out herself no longer explains how this session ends.
        if (zustand.status === 'abgemeldet') setze({ status: 'abgemeldet', grund: null });
      }
      if (naechster.schritt === 'CODE') {
        const { handynummer, versuche, codeFalsch } = naechster;
        if (!codeFalsch) notiz.vergessen();
        notiz.merken({ handynummer, versuche });
      } else notiz.vergessen();
      if (naechster.schritt !== 'ANGEMELDET') nachgesehen();
      return naechster;
    } catch (error) {
      // After a technical problem the same code may be sent again.
      if (fehlerArt(error) !== 'TECHNISCH') {
        notiz.vergessen();
        nachgesehen();
      }
      throw error;
    }
  }

  /** A look that a sign-in overtook does not count, and a tab that does not know hears of no other: it looks again. */
  function nachgesehen(): void {
    if (zustand.status === 'unbekannt') void pruefen();
  }

  /** Nobody reads tokens, and nobody signs in, while they are being thrown away. */
  function wegwerfen(umfang: 'UEBERALL' | 'HIER'): Promise<boolean> {
    const ergebnis = identitaet().then(
      async (hier) => {
        const ueberall = await hier.abmelden(umfang);
        spur.loeschen();
        return ueberall;
      },
      () => {
        // The tokens are still here; only the trace says that they count for nothing.
        spur.beenden();
        return false;
      },
    );
    abmeldung = ergebnis;
    return ergebnis;
  }

  /** The server, a missing token or the clock says the session is over: this browser forgets it. */
  async function abgelaufen(token: string | null = null): Promise<void> {
    // A late answer to a call of the session before says nothing about this one.
    if (token !== null && !ausgegeben.has(token)) return;
    // What else was read with it, and is answered later, says nothing new.
    ausgegeben.clear();
    stand += 1;
    spur.beenden();
    beendet('SITZUNG_ABGELAUFEN');
    await wegwerfen('HIER');
  }

  async function token(): Promise<string | null> {
    await abmeldung;
    if (spur.abgelaufen()) return null;
    const begonnenBei = stand;
    const sitzung = await jetzigeSitzung();
    if (sitzung.art !== 'ANGEMELDET') return null;
    if (stand === begonnenBei) ausgegeben.add(sitzung.token);
    return sitzung.token;
  }

  return {
    spur,
    zustand: () => zustand,
    /** Somebody is signed in, or was here when this browser was last asked. */
    vermutet: () =>
      zustand.status === 'angemeldet' || (zustand.status !== 'abgemeldet' && spur.vorhanden()),
    abonnieren: (melde: () => void) => {
      zuschauer.add(melde);
      return () => void zuschauer.delete(melde);
    },
    hoeren: (sage: (ereignis: SessionEreignis) => void) => {
      hoerer.add(sage);
      return () => void hoerer.delete(sage);
    },
    /** Loads what the sign-in needs, ahead of time. */
    vorbereiten: () => void identitaet().catch(() => undefined),
    pruefen,
    /** Access token for a call; null where nobody is signed in. Throws when it cannot be refreshed now. */
    token,
    /** The same where somebody is known to be signed in; null else, and where it cannot be had now. Loads no sign-in. */
    bereitesToken: async (): Promise<string | null> =>
      zustand.status === 'angemeldet' ? token().catch(() => null) : null,
    /** A call was refused. Without a token it says nothing new of who is signed out, and may be signing in again. */
    abgelaufen: async (mit: string | null = null): Promise<void> => {
      if (mit !== null || zustand.status !== 'abgemeldet') await abgelaufen(mit);
    },
    /** The server said whether the agent has accepted the terms that count now. */
    zustimmung: (erteilt: boolean): void => {
      if (ohneZustimmung === !erteilt) return;
      ohneZustimmung = !erteilt;
      if (zustand.status === 'angemeldet') setze(angemeldetAls(zustand.nutzer));
      else if (ohneZustimmung) void pruefen();
    },
    /** Whoever this is signs in over a page; that she is there is told only after this was called back. */
    zurueckhalten: (sub: string) => {
      zurueckgehalten = sub;
      return () => {
        zurueckgehalten = null;
      };
    },
    /** The user signs out, everywhere. */
    abmelden: async (): Promise<void> => {
      stand += 1;
      const abgemeldetBei = stand;
      // Not thrown away before the tokens are: who closes the tab meanwhile is not signed in when she comes back.
      spur.beenden();
      setze({ status: 'abgemeldet', grund: 'SELBST' });
      const ueberall = await wegwerfen('UEBERALL');
      if (!ueberall && stand === abgemeldetBei) {
        setze({ status: 'abgemeldet', grund: 'SELBST', nurHier: true });
      }
    },
    offenerCode: () => notiz.lesen(),
    codeVerwerfen: () => notiz.vergessen(),
    anmelden: (zugang: { email: string; passwort: string }) =>
      schritt((hier) => hier.anmelden(zugang)),
    neuesPasswort: (passwort: string) => schritt((hier) => hier.neuesPasswort(passwort)),
    code: (antwort: CodeAntwort) => schritt((hier) => hier.code(antwort)),
    codeErneut: () => schritt((hier) => hier.codeErneut()),
    passwortVergessen: async (email: string) => (await identitaet()).passwortVergessen(email),
    passwortZuruecksetzen: async (neu: NeuesPasswort) =>
      (await identitaet()).passwortZuruecksetzen(neu),
  };
}
