import json,os,random
from decimal import Decimal as D
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TMP=os.path.join(HERE,'tmp')
def r2(x): return round(x+0.0,2)
def truth(name,kind,money,rows,totals,planted=None):
    json.dump(dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals),
      open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
def par(v,z='0.00',d=2):
    if v is None: return ''
    if abs(v)<.005: return z
    s=f'{abs(v):,.{d}f}'
    return f'({s})' if v<0 else s
def soffice(src,fmt,out=TMP):
    import subprocess
    subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to',fmt,'--outdir',out,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
