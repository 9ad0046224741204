import json, os, subprocess, shutil
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
def d(c): return None if c is None else round(c/100,2)
def save(stem,kind,money,rows,totals,planted=None):
    cl=lambda r:{k:v for k,v in r.items() if v is not None}
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(r) for r in totals]},
      open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
def soffice(src,fmt,outdir=DOC):
    subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to',fmt,'--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=180)
