/** 'Major in', 'specialised in', 'mit Schwerpunkt': what was studied stands behind. */
export const asksForField =
  /^(?:with (?:an? )?)?(?:(?:double )?major(?:s|ing|ed)? in|speciali[sz](?:ed|ing|ation) in|concentrat(?:ion|ing) (?:in|on)|focus(?:ing|ed)? (?:in|on)|emphasis (?:in|on)|(?:mit )?schwerpunkt|(?:im )?fach(?:richtung|bereich)|studiengang|vertiefung|spécialité|spécialisation|filière|parcours|option|orientation|con especialidad(?: en)?|jurusan|especialidad en|con énfasis en|con mención en|mención en|com ênfase em|com habilitação em|habilitação em|indirizzo|curriculum|kierunek|specjalność|specjalizacja|profil|obor|zaměření|inriktning|med inriktning mot|richting|afstudeerrichting|profiel|suuntautuminen)\s+(?=\p{L})/iu;

/** 'Ausbildung: Joiner' beside what it ended with. */
const training =
  /^(?:ausbildung|berufsausbildung|lehre|umschulung|studium|weiterbildung|formation|apprentissage|opleiding|studie|studies|course|curso|corso|utdanning|utbildning|uddannelse)(?: als| zu[mr]?)?:\s*(?=\p{L})/iu;

/** 'Major in History and minor in French' is in history. */
export const fieldOf = (text: string): string => {
  const field = text.replace(training, '').replace(asksForField, '');
  return field === text ? text : field.replace(/,? (?:and|with)(?: an?)? minors? in .*$/is, '');
};
