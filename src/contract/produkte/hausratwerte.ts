/**
 * What the usual contents of a room cost new, cents. Our own reference assumption, for a first estimate only: no rule
 * and no price reads it, and the insurer may put others in its place.
 */
export const hausratwerte = {
  kueche: { name: 'Küche', inhalt: 'Geräte, Geschirr, lose Möbel', wert: 9_000_00 },
  wohnzimmer: { name: 'Wohnzimmer', inhalt: 'Sofa, Fernseher, Bücher', wert: 12_000_00 },
  schlafzimmer: { name: 'Schlafzimmer', inhalt: 'Bett, Schrank, Kleidung', wert: 11_000_00 },
  kinderzimmer: { name: 'Kinderzimmer', inhalt: 'Bett, Kleidung, Spielzeug', wert: 6_000_00 },
  arbeitszimmer: { name: 'Arbeitszimmer', inhalt: 'Schreibtisch, Computer', wert: 6_000_00 },
  bad: { name: 'Bad', inhalt: 'Waschmaschine, Wäsche', wert: 2_500_00 },
  flur: { name: 'Flur', inhalt: 'Garderobe, Jacken, Schuhe', wert: 2_500_00 },
  keller: { name: 'Keller oder Garage', inhalt: 'Werkzeug, Sport, Vorräte', wert: 4_000_00 },
} as const;

/** Most rooms of one kind that are counted. */
export const hausratraeumeHoechstens = 9;
