import subprocess,sys,os,glob
h=os.path.dirname(os.path.abspath(__file__))
for f in ['church_rows_bankform','storage_sitelink','medical_word','flex_accountant','marina_quickbooks','mixeduse_appfolio','strip_owner','mhp_rentec','apts_buildium','miniwh_storedge','farmland_manager']:
    subprocess.run([sys.executable,os.path.join(h,f+'.py')],check=True)
