/** What is asked of a firm's rooms, where a sentence of the offer is changed and on the page behind it. */
export const gefragt = {
  bauart: 'Bauweise des Gebäudes',
  gefahrennachbarschaft: 'Gibt es im Gebäude Betriebe mit erhöhter Brandgefahr?',
  tuerschloss: 'Haben alle Außentüren bündige Zylinderschlösser?',
  ema: 'Ist eine Einbruchmeldeanlage vorhanden?',
} as const;
