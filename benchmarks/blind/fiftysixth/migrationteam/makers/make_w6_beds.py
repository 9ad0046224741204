from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(576); N=Names(r)
wb=Workbook(); w=wb.active; w.title='rpt_LeaseDetail'
for c,x in zip('ABCDEFGHIJK',(10,12,26,17,12,12,10,24,12,12,12)): w.column_dimensions[c].width=x
ft=Font(name='Tahoma',size=8); fb=Font(name='Tahoma',size=8,bold=True)
def W(R,c,v,f=ft,nf=None,al=None):
    x=w.cell(R,c,v); x.font=f
    if nf: x.number_format=nf
    if al: x.alignment=Alignment(horizontal=al)
W(1,1,'Lease Detail with Scheduled Billing',Font(name='Tahoma',size=11,bold=True)); W(2,1,'Property: Summit & Vine Student Village (0417)'); W(3,1,'Billing month: 01/2026'); W(4,1,'Sort: Unit-Space'); 
for i,hh in enumerate(['Unit-Space','Floorplan','Resident','Lease Status','Lease Start','Lease End','Std. Rate','Scheduled Charge','Amount','Deposit','Balance'],1):
    W(6,i,hh,fb,al='right' if i in(7,9,10,11) else None); w.cell(6,i).border=Border(bottom=Side(style='thin'),top=Side(style='thin'))
R=7; rows=[]; codes={}; T=[0]*4; cnt={}
fps={'4B4B-D':(4,829),'2B2B-A':(2,1015),'1B1B-S':(1,1390),'3B3B-C':(3,875)}
for f in range(1,6):
    for n in range(1,17):
        k=r.choice(list(fps)); nb,sr=fps[k]
        for b in 'ABCD'[:nb]:
            us=f'{f}{n:02d}{b}' if nb>1 else f'{f}{n:02d}'
            z=r.random(); W(R,1,us); W(R,2,k); W(R,7,sr,nf='#,##0.00'); T[0]+=sr
            if z<.1:
                st='Vacant' if z<.08 else 'Offline'; cnt[st]=cnt.get(st,0)+1; W(R,4,st); rows.append(row(unit=us,unitType=k,statusText=st,marketRent=sr)); R+=2; continue
            st=r.choice(['In Place']*8+['Notice Given','Eviction Filed']) ; cnt[st]=cnt.get(st,0)+1
            nm=N.lf(); a,e=r.choice([(d(2025,8,20),d(2026,7,31))]*4+[(d(2026,1,3),d(2026,7,31)),(d(2025,8,20),d(2026,5,15))])
            ch=[('Rent',sr-r.choice([0,0,15,30,54]))]
            if r.random()<.25: ch.append(('Parking - Garage',90.0))
            if r.random()<.2: ch.append(('Furniture',40.0))
            ch.append(('Utility / Internet Bundle',68.5))
            if r.random()<.15: ch.append(('Renewal Credit',-25.0))
            t=round(sum(q for _,q in ch),2); dep=r.choice([0.0,150.0,150.0]); bal=round(r.choice([0.0]*6+[t,68.5,-12.25]),2)
            W(R,3,nm); W(R,4,st); W(R,5,a.strftime('%m/%d/%Y')); W(R,6,e.strftime('%m/%d/%Y')); W(R,10,dep,nf='#,##0.00'); W(R,11,bal,nf='#,##0.00;(#,##0.00)')
            for i,(c,q) in enumerate(ch): W(R+i,8,c); W(R+i,9,q,nf='#,##0.00;(#,##0.00)'); codes[c]=round(codes.get(c,0)+q,2)
            R+=len(ch); W(R,8,'Total',fb); W(R,9,t,fb,'#,##0.00'); w.cell(R,9).border=Border(top=Side(style='hair')); R+=2
            T[1]=round(T[1]+t,2); T[2]+=dep; T[3]=round(T[3]+bal,2)
            rows.append(row(unit=us,unitType=k,tenantName=nm,statusText=st,leaseStartDate=a,leaseEndDate=e,marketRent=sr,contractRent=ch[0][1],charges=ch,totalCharges=t,deposit=dep,balance=bal))
W(R,1,'Property total',fb); W(R,7,T[0],fb,'#,##0.00'); W(R,9,T[1],fb,'#,##0.00'); W(R,10,T[2],fb,'#,##0.00'); W(R,11,T[3],fb,'#,##0.00'); R+=3
W(R,1,'Scheduled charge summary',fb); R+=1
for c,q in codes.items(): W(R,1,c); W(R,4,q,nf='#,##0.00;(#,##0.00)'); R+=1
R+=1; W(R,1,'Lease status summary (spaces)',fb); R+=1
for c in ('In Place','Notice Given','Eviction Filed','Vacant','Offline'): W(R,1,c); W(R,4,cnt.get(c,0)); R+=1
W(R,1,'All spaces',fb); W(R,4,len(rows),fb)
w.freeze_panes='A7'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows='6:6'
wb.save(DOC+'/0417_LeaseDetail_Jan2026.xlsx'); n=len(rows); v=cnt.get('Vacant',0); of=cnt.get('Offline',0)
save('0417_LeaseDetail_Jan2026.xlsx',rows,'Summit & Vine Student Village','2026-01',n,n-v-of,None if of else v,'STUDENT_HOUSING','system report, one charge per line under each space','vertical charges with total line, dates as text, offline spaces, charge summary at the end',checks=[('t',T[1],tot(rows,'totalCharges')),('mk',T[0],tot(rows,'marketRent')),('dep',T[2],tot(rows,'deposit')),('bal',T[3],tot(rows,'balance')),('rent',codes['Rent'],tot(rows,'contractRent'))])
