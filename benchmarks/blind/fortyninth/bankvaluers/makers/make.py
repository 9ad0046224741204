"""Regenerate everything: python make.py (LibreOffice is used only to store computed values of formulas)."""
import os,sys,subprocess,glob,tempfile,shutil
here=os.path.dirname(os.path.abspath(__file__));docs=os.path.join(here,'..','documents')
os.makedirs(docs,exist_ok=True);os.makedirs(os.path.join(here,'..','truth'),exist_ok=True)
for m in sorted(glob.glob(os.path.join(here,'[px][0-9][0-9].py'))): subprocess.check_call([sys.executable,m],cwd=here)
for n in ('Harvest Glen - Census & Rent Roll 2026-02-28.xlsx',):
    t=tempfile.mkdtemp();subprocess.check_call(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',t,os.path.join(docs,n)],stdout=subprocess.DEVNULL);shutil.copy(os.path.join(t,n),os.path.join(docs,n));shutil.rmtree(t)
