import type { LabeledAdvertisement } from './labeled-advertisement.ts';

/** Jobs in software, engineering and design. */
export const technicalAdvertisements: LabeledAdvertisement[] = [
  {
    occupation: 'frontend developer',
    title: 'Senior Frontend Developer',
    text: `Senior Frontend Developer (m/f/d)
Quillon Systems builds scheduling software for clinics. We run on Kubernetes and love good coffee.

What you'll do
- Build accessible interfaces in React and TypeScript
- Write tests with Playwright

Requirements
- 5+ years of experience in web development
- Strong knowledge of React, TypeScript and CSS
- Experience with REST APIs and Git
- Good communication skills

Nice to have
- GraphQL
- Figma

Benefits
- 30 days of holiday, yoga classes and free English lessons`,
    required: [
      'React',
      'TypeScript',
      'Playwright',
      'CSS',
      'REST APIs',
      'Git',
      'Communication',
      'Web development',
      'Accessibility',
    ],
    preferred: ['GraphQL', 'Figma'],
    knockouts: ['years'],
  },
  {
    occupation: 'data analyst',
    title: 'Data Analyst',
    text: `Data Analyst

Who we are
Veridian is a data company. Our customers use machine learning, Spark and blockchain every day.

What you bring
You have solid SQL and you are comfortable with Python. You know Tableau or Power BI and can explain results to people who are no experts. Experience with A/B testing is required. Knowledge of dbt would be a plus.

Our offer
Remote work, a yearly budget for conferences, Python courses.`,
    required: [
      'SQL',
      'Python',
      'Tableau',
      'Power BI',
      'A/B testing',
      'Explaining results to non-specialists',
    ],
    preferred: ['dbt'],
    knockouts: [],
  },
  {
    occupation: 'devops engineer',
    title: 'DevOps Engineer',
    text: `DevOps Engineer

The role
You will automate deployments with Terraform and Ansible and look after our Kubernetes clusters on AWS.

Must have
* Linux administration
* CI/CD with GitLab or Jenkins
* Docker
* Scripting in Bash or Python
* Authorized to work in the EU

Nice to have
* Go
* Prometheus and Grafana

About Oakline
Oakline was founded in 1998. We go the extra mile for every customer and react fast.`,
    required: [
      'Terraform',
      'Ansible',
      'Kubernetes',
      'AWS',
      'Linux',
      'CI/CD',
      'GitLab',
      'Jenkins',
      'Docker',
      'Bash',
      'Python',
    ],
    preferred: ['Go', 'Prometheus', 'Grafana'],
    knockouts: ['right-to-work'],
  },
  {
    occupation: 'graphic designer',
    title: 'Graphic Designer',
    text: `Graphic Designer

Datavine Studio designs brands for theatres and museums.

You bring
- A strong portfolio of typography and branding work
- Proficiency in Adobe Photoshop, Illustrator and InDesign
- An eye for layout and attention to detail

Bonus
- Motion graphics in After Effects
- Basic HTML and CSS

Perks: bright studio, free museum entry, Friday drinks.`,
    required: [
      'Typography',
      'Branding',
      'Adobe Photoshop',
      'Adobe Illustrator',
      'Adobe InDesign',
      'Attention to detail',
    ],
    preferred: ['Motion graphics', 'Adobe After Effects', 'HTML', 'CSS'],
    knockouts: [],
  },
  {
    occupation: 'mechanical engineer',
    title: 'Mechanical Engineer',
    text: `Mechanical Engineer

Key responsibilities
- Design parts in SolidWorks
- Finite element analysis

Candidate profile
- B.Tech or Bachelor's degree in mechanical engineering
- 2-4 years of experience
- GD&T and tolerance analysis
- Proficiency in AutoCAD
- Knowledge of sheet metal design

Preferred skills
- MATLAB
- Injection molding`,
    required: [
      'SolidWorks',
      'Finite element analysis',
      'GD&T',
      'Tolerance analysis',
      'AutoCAD',
      'Sheet metal design',
    ],
    preferred: ['MATLAB', 'Injection molding'],
    knockouts: ['degree', 'years'],
  },
  {
    occupation: 'backend developer',
    title: 'Backend Engineer',
    text: `Backend Engineer

In this role you will build services in Java and Spring Boot.

Skills
- Java, Spring Boot, Hibernate
- PostgreSQL and Redis
- Kafka or RabbitMQ
- Unit testing
- Microservices

Experience with Rust is not required but a plus.

Equal opportunity employer. We value initiative, creativity and leadership in all our people.`,
    required: [
      'Java',
      'Spring Boot',
      'Hibernate',
      'PostgreSQL',
      'Redis',
      'Kafka',
      'RabbitMQ',
      'Unit testing',
      'Microservices',
    ],
    preferred: ['Rust'],
    knockouts: [],
  },
  {
    occupation: 'quality assurance',
    title: 'QA Engineer',
    text: `QA Engineer

We are looking for a QA engineer who is familiar with test automation. You should have experience with Selenium and Cypress, and you can write test cases. API testing with Postman is essential. Knowledge of JMeter is desirable.

Apply now by sending your CV. Benefits include health insurance, a gym and Java user group evenings.`,
    required: ['Test automation', 'Selenium', 'Cypress', 'Test cases', 'API testing', 'Postman'],
    preferred: ['JMeter'],
    knockouts: [],
  },
];
