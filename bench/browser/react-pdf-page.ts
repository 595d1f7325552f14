import { Document, Font, Link, Page, pdf, StyleSheet, Text, View } from '@react-pdf/renderer';

Object.assign(window, { bench: { Document, Font, Link, Page, pdf, StyleSheet, Text, View } });
