# Toronto high-rise, 168 suites, by floor, planted digit
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
r=R(783); F='45 Marlowe Towers rent roll Nov 2025.xlsx'; wb=Workbook(); w=wb.active; w.title='Nov-25'
w['A1']='MARLOWE TOWERS - 45 MARLOWE AVENUE, TORONTO ON'; w['A2']='Tenant Rent Roll (CAD)'; w['A3']='Effective:'; w['B3']=D.date(2025,11,1); w['B3'].number_format='dd/mm/yyyy'; w['A1'].font=Font(bold=True,size=12,name='Tahoma')
H=['Suite','Suite Type','Approx. SF','Tenant','Tenant Since','Apartment Rent','Parking','Locker','A/C','Total Monthly','Last Month Rent Deposit','Market Rent','Arrears','Next Increase Date','Next Increase Rent']
for i,h in enumerate(H,1): c=w.cell(5,i,h); c.font=Font(bold=True,name='Tahoma',size=8); c.alignment=Alignment(wrap_text=True,vertical='bottom'); c.border=Border(top=Side('thin'),bottom=Side('thin'))
y=6; rows=[]; G=[0.0]*8; occ=0; planted=None; TY=[('Bachelor',430,1695),('1 Bed',615,2125),('1 Bed + Den',705,2290),('2 Bed',880,2695),('2 Bed',880,2695),('3 Bed',1090,3150),('1 Bed',615,2125),('2 Bed C',935,2760)]; by={}
def put(y,v,b=False):
    for i,x in enumerate(v,1):
        if x in(None,''): continue
        c=w.cell(y,i,x); c.font=Font(name='Tahoma',size=8,bold=b)
        if isinstance(x,D.date): c.number_format='dd/mm/yyyy'
        elif isinstance(x,float): c.number_format='#,##0.00'
for fl in [f for f in range(1,19) if f!=13]:
    for k in range(1,9):
        if fl==1 and k>4: continue
        u=f'{fl}{k:02d}' if fl>1 else f'G{k}'; ty,sf,mk=TY[k-1]; q=by.setdefault(ty,[0,0,0.0]); q[0]+=1; d=dict(unit=u,unitType=ty,area=sf,marketRent=float(mk)); G[6]+=mk
        if r.random()<.045:
            st=r.choice(['VACANT','VACANT - RENO']); put(y,[u,ty,sf,st]+['']*7+[float(mk)]); d['statusText']=st; rows.append(d); y+=1; continue
        ts=r.date(D.date(1996,1,1),D.date(2025,10,1)).replace(day=1); age=2025-ts.year; rent=round(mk*(1-.021*min(age,22))+r.uniform(-30,5),2); pk=r.choice([None,None,85.0,110.0]); lk=r.choice([None,None,None,25.0]); ac=r.choice([None]*5+[12.5]); tot=round(rent+(pk or 0)+(lk or 0)+(ac or 0),2); lmr=rent if age<4 else round(rent*.93,2); arr=r.choice([0.0]*9+[tot,310.0]); nd=D.date(2026,ts.month,1) if r.random()<.5 else None; nr=round(rent*1.021,2) if nd else None; nm=r.nm(1)
        pr=rent
        if u=='906':
            s=f'{rent:.2f}'; dg=int(s[1]); pr=float(s[0]+str((dg+4)%10)+s[2:]); planted=dict(what=f'suite 906: Apartment Rent is printed {pr:,.2f} where {rent:,.2f} was meant; its own Total Monthly and the column total hold {rent:,.2f}',kind='digit_changed')
        put(y,[u,ty,sf,nm,ts,pr,pk,lk,ac,tot,lmr,float(mk),arr,nd,nr]); y+=1; occ+=1; q[1]+=1; q[2]+=rent
        d.update(tenantName=nm,statusText='Occupied',moveInDate=ts,contractRent=pr,deposit=lmr,balance=arr,totalCharges=tot,charges=[dict(code=a,amount=v) for a,v in (('Apartment Rent',pr),('Parking',pk),('Locker',lk),('A/C',ac)) if v],rentSteps=[dict(date=iso(nd),amount=nr)] if nd else None); rows.append(d)
        for i,v in enumerate((rent,pk,lk,ac,tot,lmr)): G[i]+=v or 0
        G[7]+=arr
    y+=1
assert planted
put(y,['TOTAL','',sum(x['area'] for x in rows),f'{len(rows)} suites','']+[round(v,2) for v in G],True); y+=3
put(y,['Mix','Suites','Rented','Rent','Average'],True); y+=1
for t,q in by.items(): put(y,[t,q[0],q[1],round(q[2],2),round(q[2]/q[1],2)]); y+=1
put(y,['All',len(rows),occ,round(G[0],2),round(G[0]/occ,2)],True)
for c,wd in zip('ABCDEFGHIJKLMNO',[8,12,8,26,11,11,9,8,8,11,12,11,10,11,11]): w.column_dimensions[c].width=wd
w.print_title_rows='5:5'; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
wb.save(f'{B}/documents/{F}'); save(F,'MULTIFAMILY','landlord (Ontario)','Canadian high-rise, blank row between floors, dd/mm dates',True,'Marlowe Towers','2025-11-01',len(rows),occ,rows,sheet='Nov-25',planted=planted)
