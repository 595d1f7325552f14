"""Reads PDFs with one library: read_pdfs.py pypdf|pdfminer|pdfplumber|pdfium. Paths on stdin and texts on
stdout, both as JSON."""
import json
import logging
import sys

logging.disable(logging.CRITICAL)


def with_pypdf(path):
    import pypdf

    return "\n".join(page.extract_text() for page in pypdf.PdfReader(path).pages)


def with_pdfminer(path):
    from pdfminer.high_level import extract_text

    return extract_text(path)


def with_pdfplumber(path):
    import pdfplumber

    with pdfplumber.open(path) as pdf:
        return "\n".join(page.extract_text() for page in pdf.pages)


def with_pdfium(path):
    import pypdfium2

    return "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path))


read = {
    "pypdf": with_pypdf,
    "pdfminer": with_pdfminer,
    "pdfplumber": with_pdfplumber,
    "pdfium": with_pdfium,
}[sys.argv[1]]
print(json.dumps([read(path) for path in json.load(sys.stdin)]))
