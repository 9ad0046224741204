import runpy,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for m in ('pdf_a','pdf_b','xls_a','xls_b'): runpy.run_path(m+'.py')
