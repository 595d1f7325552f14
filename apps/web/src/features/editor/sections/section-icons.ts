import { isCustomReference } from '@folio/contract/section-references';
import {
  Award,
  BookOpen,
  Briefcase,
  FileText,
  FolderKanban,
  GraduationCap,
  HeartHandshake,
  Languages,
  LayoutList,
  Lightbulb,
  type LucideIcon,
  Mic,
  Music,
  Palette,
  Quote,
  Shapes,
  Shield,
  ShieldCheck,
  User,
  Users,
  WandSparkles,
  Wrench,
} from 'lucide-react';
import type { TabId } from '../fields/field-ref.ts';

const icons: Readonly<Record<Exclude<TabId, `customSections/${string}`>, LucideIcon>> = {
  personalInfo: User,
  workExperience: Briefcase,
  education: GraduationCap,
  projects: FolderKanban,
  certifications: ShieldCheck,
  skills: Wrench,
  languages: Languages,
  interests: Music,
  volunteering: HeartHandshake,
  publications: FileText,
  patents: Lightbulb,
  talks: Mic,
  awards: Award,
  courses: BookOpen,
  memberships: Users,
  militaryService: Shield,
  references: Quote,
  others: Shapes,
  design: Palette,
  ai: WandSparkles,
};

export const iconOfTab = (tab: TabId): LucideIcon =>
  isCustomReference(tab as `customSections/${string}`)
    ? LayoutList
    : icons[tab as keyof typeof icons];
