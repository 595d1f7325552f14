import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person: Greek with its accents. */
export const greek: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: 'Ελένη',
    lastName: 'Χρυσοβέργη',
    title: 'Επικεφαλής μηχανικός λογισμικού',
    email: 'eleni.chrysovergi@example.com',
    phone: '+30 21 0555 0142',
    location: 'Θεσσαλονίκη',
    website: 'eleni.example.com',
    summary:
      'Μηχανικός με δωδεκαετή πείρα σε χρηματοοικονομικά συστήματα. Μετατρέπω πολύπλοκες διαδικασίες σε σύντομες λίστες, καθαρούς αριθμούς και ήρεμες εκδόσεις, και αφήνω ομάδες που προχωρούν χωρίς εμένα.',
  },
  workExperience: [
    {
      position: 'Επικεφαλής μηχανικός λογισμικού',
      company: 'Αιγαίον Συστήματα Πληρωμών Α.Ε.',
      location: 'Θεσσαλονίκη',
      startDate: '2019-04',
      current: true,
      bullets: [
        'Μετέφερα 42 υπηρεσίες στο Kubernetes και μείωσα το κόστος υποδομών κατά 38% μέσα σε δύο χρόνια.',
        'Καθοδήγησα έντεκα μηχανικούς· ο *μέσος χρόνος απόκρισης* της αναζήτησης έπεσε από 420 σε 95 ms.',
        'Καθιέρωσα την ανάλυση συμβάντων: οι βλάβες μειώθηκαν στο ένα τρίτο μέσα σε έναν χρόνο.',
      ],
    },
    {
      position: 'Μηχανικός λογισμικού',
      company: 'Ήλεκτρον Δεδομένα Ο.Ε.',
      location: 'Πάτρα',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        'Σχεδίασα πύλη πληρωμών για 60 εκατομμύρια συναλλαγές την ημέρα με διαθεσιμότητα 99,99%.',
        'Ενοποίησα τους ορισμούς των δεικτών οκτώ τμημάτων και έγραψα τον εσωτερικό οδηγό.',
      ],
    },
  ],
  education: [
    {
      degree: 'Μεταπτυχιακό δίπλωμα',
      field: 'Πληροφορική',
      institution: 'Πολυτεχνείο Βορείου Αιγαίου',
      startDate: '2012',
      endDate: '2014',
    },
  ],
  skills: [
    { category: 'Γλώσσες και εργαλεία', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: 'Ηγεσία', items: ['Προσλήψεις', 'Καθοδήγηση', 'Σχεδιασμός'] },
  ],
  certifications: [
    {
      name: 'Πιστοποιημένη αρχιτέκτονας',
      issuer: 'Ινστιτούτο Υπολογιστικού Νέφους',
      date: '2021-06',
    },
  ],
  languages: [
    { language: 'Ελληνικά', proficiency: 'Native' },
    { language: 'Αγγλικά', proficiency: 'Fluent' },
  ],
  interests: 'Πεζοπορία, ψωμί με προζύμι, παλιά ρολόγια',
});
