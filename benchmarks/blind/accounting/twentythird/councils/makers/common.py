import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
D=lambda f:os.path.join(BASE,'documents',f)
IDX=os.path.join(BASE,'scratch','idx')
os.makedirs(IDX,exist_ok=True)
def save(file,kind,money,rows,totals,planted,asset,author,style,hard,order):
    for r in rows+totals:
        for k in list(r):
            if r[k] is None: del r[k]
    t={"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(BASE,'truth',file.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    dt={"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind]
    json.dump({"file":file,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard},
              open(os.path.join(IDX,f'{order:02d}.json'),'w'),ensure_ascii=False)
def p(x): # pence -> pounds
    return None if x is None else round(x/100,2)
def f2(x): return f"{x/100:,.2f}"
SUR="Hathersall Pobjoy Quennell Tredwen Okonjo Beddoes Varley Ashdown-Pike Lacey Mistry Kowal Ferriby Garside Nuttall Oyelade Penhale Rudge Sarkar Threlfall Uren Wexcombe Yelland Achterberg Birkin Cadwell Dunmore Eastlake Fawley Gosney Haddow Iqbal Jessop Kettley Lumb Maddox Norrish Orton Pargeter Quick Rashid Sissons Tapsell Underhay Vickery Whatmough Adeyinka Brocklebank Crumpton".split()
