/** What whoever opens or saves a draft reads once it is a contract (`domain/antrag.md §7`). */
export const entwurfAbgeschlossen = 'Aus diesem Entwurf ist schon ein Vertrag geworden.';
