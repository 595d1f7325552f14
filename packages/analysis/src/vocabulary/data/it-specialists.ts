import type { OccupationData } from '../occupation-data.ts';

export const itSpecialists: OccupationData[] = [
  {
    name: 'Network Engineer',
    titles:
      'network administrator, network technician, network architect, network specialist, network support engineer, network manager, network operations engineer, wireless engineer',
    technical: `Routing and switching, Cisco networking, Firewalls, BGP, Networking, VPN, Wireless networks, Network monitoring, SD-WAN, Network security, DHCP, Load balancing, MPLS, Wireshark`,
    soft: `Problem solving, Analytical thinking, Communication`,
    industry: `CCNA, Change management (IT), ITIL, Service level agreements`,
  },
  {
    name: 'System Administrator',
    titles:
      'sysadmin, system admin, linux administrator, windows administrator, server administrator, infrastructure administrator, it administrator, vmware administrator, storage administrator, server engineer, cloud administrator, azure administrator',
    technical: `Windows Server, Linux, Active Directory, VMware, Microsoft 365, PowerShell, Backup solutions, Patch management, Group Policy, Bash, Azure, SAN storage, Ansible, Firewalls`,
    soft: `Problem solving, Calm under pressure, Communication`,
    industry: `ITIL, IT service management, ISO 27001, RHCSA`,
  },
  {
    name: 'Database Administrator',
    titles: 'dba, sql server dba, database engineer, database specialist, database manager',
    technical: `Database administration, SQL, Backup and recovery, Oracle Database, SQL Server, PostgreSQL, MySQL, Query optimisation, Data migration, MongoDB, Bash, Amazon RDS, RMAN`,
    soft: `Attention to detail, Problem solving, Calm under pressure`,
    industry: `Disaster recovery planning, Data protection, ITIL, Oracle Certified Professional`,
  },
  {
    name: 'ERP Consultant',
    titles:
      'sap consultant, sap fico consultant, sap mm consultant, sap sd consultant, sap abap developer, sap developer, sap analyst, sap basis administrator, erp analyst, oracle consultant, dynamics consultant, functional consultant, servicenow developer',
    technical: `SAP, SAP FICO, SAP MM, SAP SD, ERP implementation|ERP rollout, Requirements elicitation, Functional specifications, SAP ABAP, Oracle ERP, SAP Fiori, User training, SQL`,
    soft: `Communication, Problem solving, Client management`,
    industry: `SAP Activate, SAP certification, Organisational change management, ITIL`,
  },
  {
    name: 'Salesforce Administrator',
    titles: 'salesforce developer, salesforce consultant, crm administrator, crm consultant',
    technical: `Salesforce administration|Salesforce Admin|Salesforce configuration, Salesforce, Salesforce development, CRM software, Requirements elicitation, Data migration, Workflow automation, Dashboards, User training, System integration, SQL, User acceptance testing`,
    soft: `Communication, Problem solving, Client management`,
    industry: `Salesforce certification, Agile development, Data protection`,
  },
  {
    name: 'Scrum Master',
    titles:
      'agile coach, agile project manager, agile delivery manager, scrum coach, release train engineer, agile lead, iteration manager, agile facilitator',
    technical: `Scrum, Agile project management, Jira, Kanban boards, Backlog management, Impediment removal|removing impediments, Agile metrics, User stories, !SAFe, Confluence, Azure DevOps, Kanban, Workshops with clients, Team coordination, Velocity tracking`,
    soft: `Servant leadership, Facilitation of groups, Conflict resolution`,
    industry: `Certified ScrumMaster, Agile transformation, Software development life cycle, SAFe certification`,
  },
  {
    name: 'Blockchain Developer',
    titles:
      'blockchain engineer, smart contract developer, solidity developer, web3 developer, web3 engineer, crypto developer, blockchain architect, defi developer, ethereum developer',
    technical: `Solidity, Blockchain, Ethereum, Web3.js, !Hardhat, JavaScript, Node.js, Smart contract auditing|smart contract security, !Rust, TypeScript, IPFS, !Go, Ethers.js, Truffle Suite`,
    soft: `Problem solving, Attention to detail, Curiosity`,
    industry: `Cryptocurrency markets, Fintech, Digital wallets, Open source`,
  },
  {
    name: 'Student or Trainee',
    titles: 'student, intern, trainee, fresher',
    technical: `Microsoft Office, Internet research, Presentations, !Excel, PowerPoint, Google Workspace, Academic projects|final-year project, Data entry, Touch typing, Tutoring, Academic writing, Foreign languages, Event support`,
    soft: `Learning agility, Teamwork, Communication`,
    industry: `Data protection, Health and safety, Diversity and inclusion, Sustainability`,
  },
];
