import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import pdf_a, pdf_b, wb_a, wb_b
for f in (pdf_a.appfolio, pdf_a.rentmanager, pdf_a.cuform, pdf_a.certified, pdf_b.breeze, pdf_b.propertyware, pdf_b.storage, wb_a.buildium, wb_a.doorloop, wb_a.quickbooks, wb_a.flex, wb_b.rvpark, wb_b.cutemplate, wb_b.chargecols): f()
