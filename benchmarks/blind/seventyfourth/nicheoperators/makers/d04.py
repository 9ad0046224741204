from common import *; from fpdf import FPDF
rng=random.Random(744); N='cottonwood_rv_monthlies.pdf'
p=FPDF('P','mm','Letter'); p.set_auto_page_break(False); p.set_margins(10,10)
nm=names(rng,60,'iL'); rows=[];L=[]
for i in range(1,47):
    ht=rng.choice(['50A pull-thru','30A back-in','50A back-in']); u=f'{i}'; r=dict(unit=u,unitType=ht)
    if i==1: v=[u,ht,'MANAGER - no charge','6/2019',0.,0.,0.,0.,0.,0.]; r.update(tenantName='MANAGER - no charge',moveInDate='6/2019')
    elif rng.random()<.17: r.update(statusText='vacant'); L.append([u,ht,'vacant']); rows.append(r); continue
    else:
        rate={'5':{'p':645.,'b':595.}[ht[4]],'3':525.}[ht[0]]; 
        if rng.random()<.25: rate-=40
        el=round(rng.uniform(28,139),2); wf=rng.choice([0.,15.,15.]); pet=rng.choice([0.,0.,10.,20.]); t=round(rate+el+wf+pet,2); bal=rng.choice([0.]*7+[t,200.,round(t/2,2)])
        mi=f'{rng.randint(1,12)}/{rng.randint(2019,2024)}'
        v=[u,ht,nm[i],mi,rate,el,wf,pet,t,bal]; r.update(tenantName=nm[i],moveInDate=mi)
    r.update(statusText='Occupied',contractRent=v[4],charges=[dict(code=a,amount=b) for a,b in zip(('Electric','WiFi','Pet'),v[5:8])],totalCharges=v[8],balance=v[9]); rows.append(r); L.append(v)
W=[11,30,46,18,18,18,13,13,19,18]; HD=['Site','Hookup','Guest','Since','Site rent','Electric','WiFi','Pet','Total Oct','Owes']
def head(pg):
    p.add_page(); p.set_font('Times','B',16); p.cell(0,8,'Cottonwood Bend RV Park',new_x='LMARGIN',new_y='NEXT',align='C'); p.set_font('Times','',11)
    p.cell(0,6,'Monthly guests - October 2025'+(' (cont.)' if pg else ''),new_x='LMARGIN',new_y='NEXT',align='C'); p.ln(2); p.set_font('Times','B',10)
    for w,h in zip(W,HD): p.cell(w,7,h,border=1,align='C')
    p.ln(); p.set_font('Times','',10)
head(0)
for n,v in enumerate(L):
    if n==34: head(1)
    for j,w in enumerate(W):
        x=v[j] if j<len(v) else ''
        p.cell(w,6.3,m(x) if isinstance(x,float) else x,border=1,align='R' if j>3 else 'L')
    p.ln()
p.set_font('Times','B',10); p.cell(sum(W[:4]),7,'TOTAL',border=1)
tot=[round(sum(v[j] for v in L if len(v)>3),2) for j in range(4,10)]; true=tot[0]; tot[0]=true+1000-100 
for w,t in zip(W[4:],tot): p.cell(w,7,m(t),border=1,align='R')
p.ln(10); p.set_font('Times','',10); occ=sum('tenantName' in r for r in rows)
p.cell(0,6,f'46 sites: {occ} taken, {46-occ} vacant. Rent due the 1st, late after the 5th ($25). Electric read on the 28th at $0.13.')
p.output(doc(N)); save(N,rows,'MANUFACTURED_HOUSING','RV park monthly list, boxed table, Times, 2 pages',False,'Cottonwood Bend RV Park','2025-10',46,occ,46-occ,None,dict(what=f'total of Site rent printed {m(tot[0])}, rows add to {m(true)}',kind='total_wrong'))
