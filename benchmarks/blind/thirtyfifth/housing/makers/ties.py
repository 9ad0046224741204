import json
def T(f): return json.load(open("truth/"+f+".json"))["rows"]
import subprocess,glob
for f in glob.glob("documents/*.pdf"):
    R=T(f[10:]);print(f,{k:round(sum(x.get(k,0) for x in R),2) for k in("marketRent","contractRent","totalCharges","deposit","balance")})
    o=subprocess.run(["pdftotext","-layout",f,"-"],capture_output=True,text=True).stdout
    print("\n".join(l for l in o.splitlines() if any(w in l.upper() for w in("TOTALS","GRAND","ALL SCHEMES","ALL APART","TOTAL PER WEEK"))))
