# Self storage, grouped by size, portrait, fpdf2. PLANTED: row dropped
from common import *
from fpdf import FPDF
r=R(6904); FN='LockAway_Cottonwood_rent_roll_2025-07-31.pdf'
groups=[('5x5','Interior',16,52,'A'),('5x10','Interior',26,78,'A'),('10x10','Climate',30,149,'B'),('10x15','Drive-Up',28,172,'C'),('10x20','Drive-Up',24,208,'C'),('10x30','Drive-Up',12,279,'D'),('12x35','RV Covered',8,185,'R')]
ctr={}; G=[]
biz=['Cactus Wren Plumbing','Verde Valley Signs','Old Town Espresso Co','Red Butte Roofing']
for sz,kind,n,st,pre in groups:
    g=[]
    for i in range(n):
        ctr[pre]=ctr.get(pre,0)+1; u=f'{pre}{ctr[pre]:03d}'
        x=dict(u=u,size=sz,kind=kind,street=float(st))
        q=r.random()
        if q<.1: x['st']='Vacant'
        elif q<.12: x['st']='Unrentable'
        else:
            x['st']=r.choices(['Rented','Auto-pay','Late','Lien'],[50,30,6,2])[0]
            x['name']=biz.pop() if biz and r.random()<.08 and kind=='Drive-Up' else r.name('LF')
            x['mi']=r.day(D(2016,5,1),D(2025,7,20)); yrs=(2025-x['mi'].year)
            x['rate']=float(round(st*r.choice([.75,.85,.9,1,1,1.05,1.1])+min(yrs,4)*2))
            x['ins']=r.choice([0.,12.,12.,15.]); 
            x['pt']=D(2025,8,r.randint(1,28)) if x['st'] in('Rented','Auto-pay') else D(2025,6,r.randint(1,28)) if x['st']=='Late' else D(2025,4,r.randint(1,28))
            x['bal']=0. if x['st'] in('Rented','Auto-pay') else round((x['rate']+x['ins'])*(2 if x['st']=='Late' else 4)+20*(1 if x['st']=='Late' else 3),2)
        g.append(x)
    G.append((sz,kind,g))
# dropped row: a rented 10x15 unit
dg=[x for x in G[3][2] if x['st'] in('Rented','Auto-pay')][9]; drop=dg['u']
class P(FPDF):
    def header(s):
        s.set_font('Times','B',14); s.cell(0,6,'LOCKAWAY STORAGE - COTTONWOOD',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',9); s.cell(0,4,'880 S. Bell Rock Blvd, Cottonwood, AZ',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','B',10); s.cell(0,5,'Rent Roll by Unit Size    -    July 31, 2025',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Courier','B',8); s.set_x(12)
        for t,w,a in HD: s.cell(w,4,t,align=a,border='TB')
        s.ln(5)
    def footer(s):
        s.set_y(-10); s.set_font('Times','I',8); s.cell(0,4,f'- {s.page_no()} -',align='C')
HD=[('Unit',12,'L'),('Size',13,'L'),('Tenant',40,'L'),('Moved In',19,'C'),('Street',18,'R'),('Rent',18,'R'),('Ins',17,'R'),('Pd Thru',20,'C'),('Owed',17,'R'),('  Acct',22,'L')]
p=P(format='letter'); p.set_margins(8,8,8); p.set_auto_page_break(True,13); p.add_page(); rows=[]
tots=dict(n=0,o=0,street=0,rate=0,ins=0,bal=0)
for sz,kind,g in G:
    if p.get_y()>245: p.add_page()
    p.ln(1); p.set_font('Courier','B',9); p.set_x(10); p.cell(0,4.4,f'{sz} {kind}',new_x='LMARGIN',new_y='NEXT')
    for x in g:
        if x['u']!=drop:
            p.set_font('Courier','',8); p.set_x(12); occ='name' in x
            v=[x['u'],x['size'],x.get('name') or ('-- vacant --' if x['st']=='Vacant' else '-- off line (door) --'),us2(x['mi']) if occ else '',m2(x['street']),m2(x['rate']) if occ else '',m2(x['ins']) if occ and x['ins'] else '',us2(x['pt']) if occ else '',m2(x['bal']) if x.get('bal') else '','  '+x['st']]
            for (t,w,a),q in zip(HD,v): p.cell(w,3.7,q,align=a)
            p.ln(3.7)
            t=dict(unit=x['u'],unitType=x['size'],section=f'{sz} {kind}',marketRent=x['street'],statusText=x['st'])
            if occ:
                t.update(tenantName=x['name'],moveInDate=x['mi'],contractRent=x['rate'])
                if x['ins']: t['charges']=[dict(code='Ins',amount=x['ins'])]
                if x['bal']: t['balance']=x['bal']
            rows.append(t)
    o=[x for x in g if 'name' in x]; s={k:sum(x.get(k,0) for x in g) for k in('street','rate','ins','bal')}
    p.set_font('Courier','B',8); p.set_x(12); v=[f'{len(g)} units, {len(o)} rented','','','',m2(s['street']),m2(s['rate']),m2(s['ins']),'',m2(s['bal']),'']
    p.cell(84,4.4,f'   {sz} {kind}: {len(g)} units, {len(o)} rented',border='T')
    for (t,w,a),q in list(zip(HD,v))[4:]: p.cell(w,4.4,q,align=a,border='T')
    p.ln(5); tots['n']+=len(g); tots['o']+=len(o)
    for k in s: tots[k]+=s[k]
if p.get_y()>235: p.add_page()
p.ln(2); p.set_font('Courier','B',8.5); p.set_x(12); p.cell(84,5,f"FACILITY TOTAL: {tots['n']} units, {tots['o']} rented",border='TB')
for (t,w,a),q in list(zip(HD,['']*4+[m2(tots['street']),m2(tots['rate']),m2(tots['ins']),'',m2(tots['bal']),'']))[4:]: p.cell(w,5,q,align=a,border='TB')
p.ln(8); p.set_font('Times','',9); nv=sum(x['st']=='Vacant' for _,_,g in G for x in g); nu=sum(x['st']=='Unrentable' for _,_,g in G for x in g)
for l in (f"Rentable vacant: {nv}     Unrentable: {nu}     Unit occupancy: {100*tots['o']/tots['n']:.1f}%",'Ins = tenant protection plan, collected for the carrier. Street = walk-in rate in effect on report date.'): p.set_x(12); p.cell(0,4.5,l,new_x='LMARGIN',new_y='NEXT')
p.output(path(FN))
save(FN,'SELF_STORAGE','grouped by unit size, courier body, subtotals with counts',False,'LockAway Storage - Cottonwood','2025-07-31',tots['n'],tots['o'],nv,rows,planted=dict(what=f"unit {drop} (10x15 Drive-Up, {dg['name']}, rent {dg['rate']:.2f}, street {dg['street']:.2f}, ins {dg['ins']:.2f}) is counted in the 10x15 Drive-Up and facility totals but its row is not printed",kind='row_dropped'))
