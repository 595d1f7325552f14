import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles, type MakePdf } from './make-pdf.ts';

export async function start(): Promise<MakePdf> {
  const fontBlobs = await Promise.all(Object.values(fontFiles).map((file) => readFile(file)));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  return (content) => {
    const inputs = { content: JSON.stringify(content) };
    const pdf = compiler.pdf({ mainFileContent: template, inputs });
    compiler.evictCache(10);
    return pdf;
  };
}

const template = `
#let data = json(bytes(sys.inputs.content))
#let accent = rgb("#1d4fc4")
#let quiet = rgb("#515c6e")
#let person = data.personalInfo
#set document(title: person.lastName + " – Resume")
#set page(
  paper: "a4",
  margin: (top: 46pt, bottom: 52pt, left: 36pt, right: 40pt),
  background: place(top + left, rect(width: 33.33%, height: 100%, fill: rgb("#f1f5fb"))),
  footer: context align(center, text(8pt)[Page #counter(page).display() of #counter(page).final().first()]),
)
#set text(font: "Inter", size: 9.4pt, lang: "en", hyphenate: false)
#set par(leading: 0.62em, spacing: 0.62em)
#set list(indent: 0pt, body-indent: 6pt, spacing: 0.75em)
#show heading.where(level: 2): it => block(above: 18pt, below: 8pt, sticky: true, text(11.5pt, weight: 600, fill: accent, it.body))
#let entry(title, date, detail, body) = block(above: 12pt)[
  #block(sticky: true, below: 0.62em)[#text(weight: 600, title) #h(1fr) #text(fill: quiet, date)]
  #block(sticky: true, below: 0.62em, text(fill: quiet, detail))
  #body
]
#pad(left: 188pt)[
  #text(25pt, weight: 600)[#person.firstName #person.lastName]

  #text(12pt, fill: accent, person.title)
]
#v(10pt)
#grid(columns: (143pt, 1fr), column-gutter: 46pt,
  [
    #set text(9pt)
    == Contact
    #link("mailto:" + person.email, person.email) \\
    #person.phone \\
    #person.location \\
    #link("https://" + person.website, person.website)
    == Skills
    #for skill in data.skills [
      #block(below: 0.62em, sticky: true, text(weight: 600, skill.category))
      #skill.items.join(", ")
    ]
    == Certifications
    #for certificate in data.certifications [
      #text(weight: 600, certificate.name) \\
      #text(fill: quiet)[#certificate.issuer, May 2021]

    ]
    == Languages
    #for language in data.languages [#language.language #h(1fr) #language.proficiency

    ]
  ],
  [
    == Summary
    #person.summary
    == Experience
    #for job in data.workExperience {
      entry(job.position, job.startDate + " – " + job.endDate, job.company + ", " + job.location, list(..job.bullets.map(bullet => bullet.text)))
    }
    == Education
    #for school in data.education {
      entry(school.degree, "2008 – 2010", school.institution, school.description)
    }
    == Projects
    #for project in data.projects {
      entry(project.name, project.startDate, project.technologies, [#project.description

        #link(project.link)[Project Link: #project.link]])
    }
  ],
)
`;
