import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
def r2(x): return round(x+0.0,2)
def save(file,kind,money,rows,totals,style,hard,planted=None):
    t={"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(TRU,file.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda i:i['file']),open(p,'w'),indent=1,ensure_ascii=False)
class Ledger:
    def __init__(s): s.order=[]; s.name={}; s.beg={}; s.dr={}; s.cr={}
    def add(s,code,name,beg=0): s.order.append(code); s.name[code]=name; s.beg[code]=r2(beg); s.dr[code]=0; s.cr[code]=0
    def post(s,d,c,amt):
        amt=r2(amt); s.dr[d]=r2(s.dr[d]+amt); s.cr[c]=r2(s.cr[c]+amt)
    def plug(s,code): s.beg[code]=r2(s.beg[code]-sum(s.beg.values()))
    def end(s,c): return r2(s.beg[c]+s.dr[c]-s.cr[c])
