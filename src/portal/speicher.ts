/** This tab's storage. */
export const tabSpeicher = sicher(() => sessionStorage);
/** Storage of this browser, for all tabs. */
export const browserSpeicher = sicher(() => localStorage);

/** A storage that never throws: what the browser refuses or has no room for lasts as long as the page. */
export function sicher(oeffnen: () => Storage): Storage {
  const hier = new Map<string, string>();
  const versuche = <T>(tu: (speicher: Storage) => T): T | null => {
    try {
      return tu(oeffnen());
    } catch {
      return null;
    }
  };
  const schluessel = () => [...new Set([...hier.keys(), ...(versuche(alleSchluessel) ?? [])])];
  const entferne = (key: string) => {
    hier.delete(key);
    versuche((speicher) => speicher.removeItem(key));
  };
  return {
    get length() {
      return schluessel().length;
    },
    key: (index) => schluessel()[index] ?? null,
    getItem: (key) => hier.get(key) ?? versuche((speicher) => speicher.getItem(key)),
    setItem: (key, wert) => {
      const genommen = versuche((speicher) => {
        speicher.setItem(key, wert);
        return true;
      });
      if (genommen) hier.delete(key);
      else {
        // Without room for the new value the old one no longer counts either.
        entferne(key);
        hier.set(key, wert);
      }
    },
    removeItem: entferne,
    clear: () => schluessel().forEach(entferne),
  };
}

function alleSchluessel(speicher: Storage): string[] {
  return Array.from({ length: speicher.length }, (_, index) => speicher.key(index) ?? '');
}

/** What is kept has to be like this; a schema is one. */
export interface Form<T> {
  safeParse: (wert: unknown) => { data?: T | undefined };
}

/** A form that does without a schema, for what is read before the first question answers (decision 0021). */
export function formAus<T>(passt: (wert: unknown) => wert is T): Form<T> {
  return { safeParse: (wert) => (passt(wert) ? { data: wert } : {}) };
}

/** What is kept as JSON under a key; null where nothing is, or nothing of that form. */
export function gemerkt<T>(
  speicher: Pick<Storage, 'getItem'>,
  schluessel: string,
  form: Form<T>,
): T | null {
  try {
    return form.safeParse(JSON.parse(speicher.getItem(schluessel) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
