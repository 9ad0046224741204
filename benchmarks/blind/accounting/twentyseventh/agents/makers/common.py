import json, os
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
for d in('documents','truth'): os.makedirs(os.path.join(BASE,d),exist_ok=True)
def doc(n): return os.path.join(BASE,'documents',n)
def p(x): return round(x/100,2)
def m(x,zero=''):           # pence -> 1,234.56
    if x is None or (x==0 and zero!='0.00'): return zero
    return f"{x/100:,.2f}" if x>=0 else f"-{-x/100:,.2f}"
def par(x,zero=''):
    if x is None: return ''
    if x==0: return zero
    return f"{x/100:,.2f}" if x>=0 else f"({-x/100:,.2f})"
TEXT={'TB':{'account','name'},'AR':{'property','unit','resident','name','status','charge','invoice','date'},'UM':{'type','beds','baths'}}
DT={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}
def save(file,kind,money,rows,totals,planted,asset,author,style,hard,additive=None):
    name=file.rsplit('.',1)[0]
    for r in rows:
        assert set(r)<=set(money)|TEXT[kind],(file,set(r)-set(money)-TEXT[kind])
    for t in totals: assert set(t)<=set(money)|{'label'},(file,t)
    g=totals[-1]; bad=[]
    for k in (additive if additive is not None else money):
        if k in g and abs(sum(r.get(k,0) for r in rows)-g[k])>0.004: bad.append((k,round(sum(r.get(k,0) for r in rows),2),g[k]))
    print(file,len(rows),'rows',len(totals),'totals','PLANTED '+planted['kind'] if planted else '', 'DIFF %s'%bad if bad else 'ties')
    if not planted: assert not bad,(file,bad)
    else: assert bad,file
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(os.path.join(BASE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":DT[kind],"author":author,"style":style,"hard":hard})
def done(): json.dump(INDEX,open(os.path.join(BASE,'index.json'),'w'),indent=1,ensure_ascii=False)
