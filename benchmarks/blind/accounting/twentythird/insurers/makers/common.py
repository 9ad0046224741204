import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(fn): return os.path.join(HERE,'documents',fn)
def c2(x): return round(x/100,2)
def save(fn,kind,asset,dt,author,style,hard,money,rows,totals,planted=None):
    name=fn.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
def par(c,zero='0.00'):   # cents -> parentheses
    if c==0: return zero
    s=f"{abs(c)/100:,.2f}"
    return f"({s})" if c<0 else s
def trail(c):
    s=f"{abs(c)/100:,.2f}"
    return s+'-' if c<0 else s+' '
def ledger(groups,rng,mprev,mper,equity_plug):
    """groups: [(title,total label,[(code,name,role,amount dollars)])]; returns code->dict(op,dr,cr,cl) in cents"""
    A={};R={}
    amt=lambda d: int(round(d*100*(1+rng.uniform(-.04,.04))))+(rng.randint(0,99) if d else 0)
    pl=('rev','contra','exp','depexp','intexp','taxexp','insexp','badexp')
    info={}
    for g in groups:
        for code,name,role,d in g[2]:
            info[code]=(role,d); R.setdefault(role,[]).append(code)
            if role in pl:
                sg=-1 if role=='rev' else 1
                op=sg*amt(d*mprev) if mprev and d else 0
            elif 0<d<1000: op=int(d*100)
            else: op=amt(d) if d>=0 else -amt(-d)
            A[code]=dict(op=op,dr=0,cr=0)
    A[equity_plug]['op']-=sum(a['op'] for a in A.values())
    def post(d,c,x):
        if x<=0: return
        A[d]['dr']+=x;A[c]['cr']+=x
    cash=R['cash'][0];ar=R['ar'][0];ap=R['ap'][0]
    tot=0
    for k in R.get('rev',[]):
        for m in range(mper):
            x=amt(info[k][1]);post(ar,k,x);tot+=x
            if rng.random()<.25: post(k,ar,int(x*.011))
    for k in R.get('contra',[]):
        for m in range(mper): post(k,ar,amt(info[k][1]))
    spent=0
    for k in R.get('exp',[]):
        for m in range(mper):
            x=amt(info[k][1]);post(k,ap,x);spent+=x
            if rng.random()<.12: post(ap,k,int(x*.07))
    post(cash,ar,int(tot*.957));post(ap,cash,int(spent*.93))
    for role,role2 in (('depexp','accdep'),('intexp','intpay'),('taxexp','taxpay'),('insexp','prepins'),('badexp','allow')):
        for i,k in enumerate(R.get(role,[])):
            tgt=R[role2][min(i,len(R[role2])-1)]
            for m in range(mper): post(k,tgt,amt(info[k][1]))
    for k in R.get('intpay',[]): post(k,cash,int(A[k]['cr']*.985))
    for k in R.get('loan',[]):
        if info[k][1]: post(k,cash,int(-A[k]['op']*.0011*mper))
    for k in R.get('dist',[]): post(k,cash,int(tot*.21))
    for k in R.get('dep',[]):
        post(cash,k,int(-A[k]['op']*.06));post(k,cash,int(-A[k]['op']*.043))
    for k in R.get('prerent',[]):
        post(k,ar,int(-A[k]['op']*.8));post(ar,k,int(-A[k]['op']*.91))
    for k in R.get('reserve',[]): post(k,cash,amt(info[k][1]*.03*mper))
    for k in R.get('cip',[]): post(k,ap,amt(info[k][1]*.12*mper))
    for a in A.values(): a['cl']=a['op']+a['dr']-a['cr']
    assert sum(a['op'] for a in A.values())==0==sum(a['cl'] for a in A.values())
    return A
