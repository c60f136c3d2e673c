import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react';

/** Counts what stays on the screen over the end of the session, and says so itself. */
export const Bleibt = createContext<Dispatch<SetStateAction<number>> | null>(null);

/** While this is on the screen, nobody is led away from it because the session ended. */
export function useBleibt(): void {
  const zaehle = useContext(Bleibt);
  useEffect(() => {
    zaehle?.((anzahl) => anzahl + 1);
    return () => zaehle?.((anzahl) => anzahl - 1);
  }, [zaehle]);
}
