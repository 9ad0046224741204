# Shops with flats over, charge lines under each unit, total per unit, charge code recap
from common import *
import xlsxwriter
def make():
    R=rng('x5'); N=Names(R); asof=D(2026,4,30)
    d=Doc('RentRollCharges_mariner_0426.xlsx','MIXED_USE','charge-line roll: charge code and amount on stacked lines with a Total line per unit, commercial / residential / future groups, charge code recap, month-year header')
    wb=xlsxwriter.Workbook(d.path); ws=wb.add_worksheet('Report1'); A=dict(font_name='Arial',font_size=8); F=lambda **k: wb.add_format(dict(A,**k))
    t=F(); m=F(num_format='#,##0.00'); z=F(num_format='#,##0'); dt_=F(num_format='mm/dd/yyyy',align='left'); hb=F(bold=1,align='center',text_wrap=1,bottom=1,valign='bottom'); bt=F(bold=1); bm=F(bold=1,num_format='#,##0.00',top=1); gr=F(bold=1,font_size=9) if 0 else wb.add_format(dict(font_name='Arial',bold=1,font_size=9))
    for i,s in enumerate(['Rent Roll with Charges','Mariner Block (mariner)','As Of = 04/30/2026','Month Year = 04/2026']): ws.merge_range(i,0,i,13,s,F(bold=1,align='center') if i<2 else F(align='center'))
    H=[('Unit',''),('Unit Type',''),('Unit','Sq Ft'),('Resident',''),('Name',''),('Market','Rent'),('Charge','Code'),('Amount',''),('Security','Deposit'),('Other','Deposit'),('Move In',''),('Lease','Expiration'),('Move Out',''),('Balance','')]
    for c,(a,b) in enumerate(H): ws.write(5,c,a,F(bold=1,align='center')); ws.write(6,c,b,hb)
    for c,w in enumerate([8,10,8,11,30,11,9,11,10,9,11,11,11,11]): ws.set_column(c,c,w)
    r=7; tot={k:dict(mk=0,am=0,dep=0,bal=0,sf=0,n=0,o=0) for k in('c','r','f')}; codes={}; tru=[]
    def unit(k,u,ty,sf,name,mk,chs,dep,mi,le,mo,bal,section,status,code):
        nonlocal r
        T=tot[k]; T['n']+=1; T['sf']+=sf; 
        ws.write(r,0,u,t); ws.write(r,1,ty,t); ws.write(r,2,sf,z); ws.write(r,5,mk,m); T['mk']+=mk
        if name is None:
            ws.write(r,3,'VACANT',t); ws.write(r,4,'VACANT',t); ws.write(r,6,'Total',bt); ws.write(r,7,0,bm); 
            d.add(unit=u,unitType=ty,area=sf,marketRent=float(mk),section=section,statusText='VACANT',totalCharges=0); r+=2; return
        T['o']+=1
        ws.write(r,3,code,t); ws.write(r,4,name,t); ws.write(r,8,dep,m); ws.write(r,9,0,m)
        for c,v in((10,mi),(11,le),(12,mo)):
            if v: ws.write_datetime(r,c,dt.datetime(*v.timetuple()[:3]),dt_)
        ws.write(r,13,bal,m); T['dep']+=dep; T['bal']+=bal
        for cc,am in chs:
            ws.write(r,6,cc,t); ws.write(r,7,am,m); r+=1; T['am']+=am
            if k!='f': codes[cc]=codes.get(cc,0)+am
        tt=S(a for _,a in chs); ws.write(r,6,'Total',bt); ws.write(r,7,tt,bm); r+=2
        rent=next((a for c_,a in chs if c_ in('rent','crent')),None)
        d.add(unit=u,unitType=ty,area=sf,tenantName=name,marketRent=float(mk),contractRent=rent,section=section,statusText=status,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal,charges=[dict(code=a,amount=b) for a,b in chs],totalCharges=tt)
    SC='Commercial Tenants'; SR='Current/Notice/Vacant Residents'; SF='Future Residents/Applicants'
    ws.write(r,0,SC,gr); r+=1
    for u,sf,kd in [('C-1',1480,'shop'),('C-2',960,'shop'),('C-3',1210,None),('C-4',2050,'retail')]:
        mk=round(sf*36/12); nm=kd and N.biz(kd)
        rent=float(round(mk*R.uniform(.88,1.02))); unit('c',u,'retail',sf,nm,mk,[('crent',rent),('cam',r2(sf*.42)),('ctax',r2(sf*.29))]+([('trash',85.0)] if u!='C-2' else []),rent,D(R.randint(2018,2024),R.randint(1,12),1),eom(D(R.randint(2027,2031),R.randint(1,12),1)),None,R.choice([0,0,r2(sf*.42)]),SC,'Occupied','c00'+u[-1]+'417')
    ws.write(r,0,SR,gr); r+=1
    TY={'A':('mb1a',640,2085),'B':('mb2b',905,2690),'C':('mst',455,1715),'D':('mb1d',690,2160),'E':('mb2e',960,2795),'F':('mb1a',640,2085),'G':('mst',455,1715),'H':('mb3h',1190,3340)}
    k=0; fut=[]
    for fl in range(2,7):
        for l in 'ABCDEFGH':
            u=f'{fl}0{"ABCDEFGH".index(l)+1}'; ty,sf,mk=TY[l]; mk+=20*(fl-2); k+=1
            if u in('203','408','505'): unit('r',u,ty,sf,None,mk,[],0,None,None,None,0,SR,'VACANT',''); fut.append((u,ty,sf,mk)); continue
            nm=N.person(True); rent=float(round(mk*R.uniform(.93,1.015))); chs=[('rent',rent)]
            if u=='307': chs.append(('conc',-150.0))
            if R.random()<.4: chs.append(('garage',R.choice([140.0,165.0])))
            if R.random()<.3: chs.append(('petrent',40.0))
            if R.random()<.8: chs.append(('utilflat',65.0 if ty!='mb3h' else 95.0))
            if R.random()<.15: chs.append(('storage',35.0))
            mi=D(R.randint(2020,2025),R.randint(1,12),R.choice([1,1,5,14,20])); le=eom(D(2026 if R.random()<.8 else 2027,R.randint(5,12) if R.random()<.95 else 3,1)); mo=D(2026,5,31) if u in('206','604') else None
            if mo: le=mo
            unit('r',u,ty,sf,nm,mk,chs,R.choice([500.0,0,rent,300.0]),mi,le,mo,R.choice([0,0,0,0,r2(-R.uniform(5,60)),r2(R.uniform(40,2600)),-100.0]),SR,'Notice' if mo and 0 else 'Occupied',f't00{R.randint(10000,99999)}')
    ws.write(r,0,SF,gr); r+=1
    for u,ty,sf,mk in fut[:2]:
        unit('f',u,ty,sf,N.person(True),mk,[('rent',float(mk)),('utilflat',65.0)],500.0,D(2026,5,15),D(2027,5,14),None,0,SF,'Future',f't00{R.randint(10000,99999)}')
    r+=1
    for c,s in enumerate(['Summary Groups','','Square','','','Market','','Charge','Security','','# Of','Occupied','Vacant','Balance']): ws.write(r,c,s,F(bold=1))
    r+=1
    for c,s in enumerate(['','','Footage','','','Rent','','Amount','Deposit','','Units','Units','Units','']): ws.write(r,c,s,F(bold=1,bottom=1))
    r+=1
    rows=[('Commercial',tot['c']),('Residential',tot['r']),('Future',tot['f'])]
    tt={q:tot['c'][q]+tot['r'][q] for q in tot['c']}
    for nme,T in rows+[('Totals (excl. future):',tt)]:
        ws.write(r,0,nme,bt if 'Tot' in nme else t); ws.write(r,2,T['sf'],z); ws.write(r,5,r2(T['mk']),m); ws.write(r,7,r2(T['am']),m); ws.write(r,8,r2(T['dep']),m)
        if nme!='Future': ws.write(r,10,T['n'],z); ws.write(r,11,T['o'],z); ws.write(r,12,T['n']-T['o'],z)
        ws.write(r,13,r2(T['bal']),m); r+=1
    r+=1; ws.write(r,0,'Summary of Charges by Charge Code (current and notice only)',bt); r+=1; ws.write(r,0,'Charge Code',F(bold=1,bottom=1)); ws.write(r,2,'Amount',F(bold=1,bottom=1,align='right')); r+=1
    for cc in sorted(codes): ws.write(r,0,cc,t); ws.write(r,2,r2(codes[cc]),m); r+=1
    ws.write(r,0,'Total',bt); ws.write(r,2,S(codes.values()),bm)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); wb.close()
    nf=lambda f: (lambda q: 0 if q['statusText']=='Future' else q.get(f))
    d.totals=dict(ch=(nf('totalCharges'),r2(tt['am'])),mk=(nf('marketRent'),tt['mk']),bal=(nf('balance'),r2(tt['bal'])),dep=(nf('deposit'),tt['dep']))
    d.save('Mariner Block',asof,tt['n'],tt['o'],tt['n']-tt['o'])
