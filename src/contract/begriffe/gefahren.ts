/** Hazards a firm can choose from (`domain/antrag.md §6.9`). */
export const gefahr = {
  FEUER: 'Feuer',
  EINBRUCHDIEBSTAHL: 'Einbruchdiebstahl und Vandalismus',
  LEITUNGSWASSER: 'Leitungswasser',
  STURM_HAGEL: 'Sturm und Hagel',
  ELEMENTAR: 'Elementar',
  GLAS: 'Glasbruch',
} as const;
