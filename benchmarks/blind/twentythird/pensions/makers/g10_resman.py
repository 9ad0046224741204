from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3110); nm=Nm(r); N='resman_rent_roll_charge_lines.xlsx'
wb=Workbook(); w=wb.active; w.title='Rent Roll'
w['A1']='Cottonwood Pointe'; w['A1'].font=Font(bold=True,size=13); w['A2']='Rent Roll - Detail'; w['A3']='Period: December 2025   |   Date: 12/31/2025'
w.append([])
w.append(['Unit','Type','SF','Status','Name','Market Rent','Move In','Lease Start','Lease End','Expected\nMove Out','Deposits','Balance','Category','Description','Amount'])
for c in w[5]: c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(wrap_text=True,vertical='bottom')
rows=[];ty={'1x1':(655,1180),'2x1':(845,1335),'2x2':(960,1450)};tm=tc=td=tb=tsf=0;cat={};un=0;oc=0;va=0;ts={}
for b in 'ABCDE':
    for k in range(1,9):
        u=f'{b}{100*(1+(k>4))+(k-1)%4+1}'; t=['1x1','2x1','2x2'][k%3]; sf,mk=ty[t]; un+=1; tm+=mk; tsf+=sf
        x=r.random(); S='Current' if x<.8 else 'Notice to Vacate' if x<.86 else 'Under Eviction' if x<.9 else 'Vacant' if x<.96 else 'Vacant Pre-Leased'
        if (b,k)==('A',1): S='Office'
        if (b,k)==('C',3): S='Down'
        if (b,k)in(('D',2),): S='Vacant Pre-Leased'
        base=dict(unit=u,unitType=t,area=sf,statusText=S,marketRent=mk); ts[S]=ts.get(S,0)+1
        if S in('Current','Notice to Vacate','Under Eviction'):
            oc+=1; n=nm(); rent=mk-r.choice([0,20,45,70]); ch=[('Rent','Rent',rent),('Fee','Technology package',65)]
            if r.random()<.3: ch.append(('Pet','Pet rent',30))
            if r.random()<.3: ch.append(('Parking','Covered parking',40))
            if r.random()<.15: ch.append(('Concession','Renewal concession',-50))
            ls=addm(d(2025,2,1),r.randrange(0,11)).replace(day=r.randrange(1,28)); le=addm(ls,12)-dt.timedelta(1); mi=ls if r.random()<.5 else addm(ls,-24); mo=d(2026,1,r.randrange(5,31)) if S[0]=='N' else None
            dep=r.choice([250,300,500]); bal=3315.2 if S[0]=='U' else r.choice([0,0,0,0,88.14,-12])
            tot=sum(c[2] for c in ch)
            for i,c in enumerate(ch): w.append(([u,t,sf,S,n,mk,us(mi),us(ls),us(le),us(mo) or None,dep,bal] if i==0 else [None]*12)+list(c)); cat[c[0]]=cat.get(c[0],0)+c[2]
            w.append([None]*13+['Total',tot]); w.cell(w.max_row,14).font=w.cell(w.max_row,15).font=Font(bold=True)
            tc+=tot;td+=dep;tb+=bal
            rows.append(R(**base,tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),moveOutDate=iso(mo),deposit=dep,balance=bal,contractRent=rent,charges=[dict(code=c[1],amount=c[2]) for c in ch],totalCharges=tot))
        else:
            va+=S.startswith('Vac'); w.append([u,t,sf,S,None,mk]); rows.append(R(**base))
            if S=='Vacant Pre-Leased':
                n=nm(); mi=d(2026,1,r.randrange(6,28)); le=addm(mi,12)-dt.timedelta(1); w.append([u,t,sf,'Pending Resident',n,None,us(mi),us(mi),us(le),None,250,0]); td+=250
                rows.append(R(unit=u,unitType=t,area=sf,statusText='Pending Resident',tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(mi),leaseEndDate=iso(le),deposit=250,balance=0))
w.append([]); w.append(['Totals',f'{un} units',tsf,None,None,tm,None,None,None,None,td,round(tb,2),None,None,tc])
for c in w[w.max_row]: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='EEEEEE')
w.append([]); w.append(['Status Recap']); 
for k,v in ts.items(): w.append([None,k,v])
w.append([None,'Total units',un]); w.append([None,'Occupied',oc]); w.append([None,'Vacant',va]); w.append([]); w.append(['Charge Recap'])
for k,v in cat.items(): w.append([None,k,None,None,None,v])
w.append([None,'Total',None,None,None,tc])
w.row_dimensions[5].height=28
for row in w.iter_rows(min_row=6):
    for i in (5,10,11,14): row[i].number_format='#,##0.00'
for c,x in zip('ABCDEFGHIJKLMNO',[9,9,8,18,22,11,11,11,11,11,9,10,11,19,10]): w.column_dimensions[c].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{N}'); save(N,'MULTIFAMILY',rows,'Cottonwood Pointe','2025-12-31',un,oc,va,'ResMan detail, charge lines with total line per unit','pending residents, office/down, recap below the table')
