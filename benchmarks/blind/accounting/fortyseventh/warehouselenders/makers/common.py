import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TR=HERE+'/truth/'
TMP='build/'
def d(c): return round(c/100,2)
def par(c,dec=2):
    s=f"{abs(c)/100:,.{dec}f}"; return f"({s})" if c<0 else s
def save(name,kind,money,rows,totals,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
def activity(accts,cash,equity,rng):
    """accts: list of dict code,name,beg,dr,cr (cents). plug cash activity, equity opening."""
    D=sum(a['dr'] for a in accts if a['code']!=cash); C=sum(a['cr'] for a in accts if a['code']!=cash)
    x=rng.randint(150000,900000)
    for a in accts:
        if a['code']==cash: a['dr'],a['cr']=C+x,D+x
    s=sum(a['beg'] for a in accts if a['code']!=equity)
    for a in accts:
        if a['code']==equity: a['beg']=-s
        a['end']=a['beg']+a['dr']-a['cr']
    assert sum(a['end'] for a in accts)==0
