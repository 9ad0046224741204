"""Needs the documents rendered to PDF in ../r first."""
import json, os, re, subprocess
from common import ROOT
for x in json.load(open(os.path.join(ROOT,"index.json"))):
    n=x["file"].rsplit(".",1)[0]; t=json.load(open(os.path.join(ROOT,"truth",n+".json")))
    p=os.path.join(ROOT,"r",n+".pdf"); txt=subprocess.run(["pdftotext","-layout",p,"-"],capture_output=True,text=True).stdout
    from collections import Counter
    have=Counter(round(float(m.replace(",","")),2) for m in re.findall(r"\d[\d,]*\.?\d*",txt) if re.fullmatch(r"[\d,]+\.?\d*",m) and m.strip(",."))
    want=Counter(); 
    for r in t["rows"]+t["totals"]:
        for k,v in r.items():
            if isinstance(v,(int,float)): want[round(abs(v),2)]+=1
    miss={k:(v,have[k]) for k,v in want.items() if have[k]<v}
    words=[v for r in t["rows"] for k,v in r.items() if isinstance(v,str) and k in("name","type","account","unit","resident")]+[r["label"] for r in t["totals"]]
    sq=re.sub(r"\s","",txt); mw=[w for w in words if re.sub(r"\s","",w) not in sq]
    print(n,"missing",dict(list(miss.items())[:8]),"words",mw[:6])
