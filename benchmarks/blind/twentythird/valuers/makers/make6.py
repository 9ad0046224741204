# XLSX: SA shops and flats (planted digit_changed); NZ property-software export
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
d=dt.date;B=Font(bold=True)
def sa():
    r=random.Random(12);name='long_market_mixed_use.xlsx';wb=Workbook();ws=wb.active;ws.title='Sheet1'
    ws['C1']='LONG MARKET BUILDING, 88 LONG STREET, GEORGE';ws['C1'].font=Font(bold=True,size=12);ws['C2']='RENTALS DUE: DECEMBER 2025'
    h=['No.','Use','Name of lessee','Lease from','Lease until','m2','Rental excl VAT','Levy','Water & refuse','Parking','Due this month','Deposit held','Arrears b/f']
    for i,x in enumerate(h): c=ws.cell(4,1+i,x);c.font=B;c.alignment=Alignment(wrap_text=True,vertical='top');c.border=Border(top=Side('thin'),bottom=Side('thin'))
    R=5;rows=[];T=[0]*7;n=occ=0;pl=None
    shops=['Overberg Bottle Store CC','Fynbos Florist','Coetzee & Seuns Slaghuis','','Eden Cash Loans','Sea Salt Surf Shop (Pty) Ltd']
    for i in range(26):
        shop=i<6;n+=1;u=f'S{i+1}' if shop else f'{(i-6)//10+1}{(i-6)%10+1:02d}';use='Shop' if shop else r.choice(['Flat 1B','Flat 1B','Flat 2B','Bachelor']);a=r.choice([55,72,110,146]) if shop else {'Flat 1B':44,'Flat 2B':61,'Bachelor':29}[use]
        if i==6: ws.cell(R,1,'Flats (first and second floor)').font=Font(italic=True);R+=1
        vac=(i in(3,12,21));row=dict(unit=u,unitType=use,area=a)
        if vac:
            for c,x in((1,u),(2,use),(3,'- vacant -'),(6,a)): ws.cell(R,c,x)
            row['statusText']='- vacant -';rows.append(row);R+=1;continue
        occ+=1;nm=shops[i] if shop else person(r);p=round(a*r.uniform(150,210)/50)*50.0 if shop else {'Flat 1B':6850.,'Flat 2B':8900.,'Bachelor':5200.}[use]+r.choice([0,150,300])
        lv=round(a*14.5,2) if shop else 0;w=round(a*4.1,2) if shop else 385.0;pk=r.choice([0,0,450.0]);du=round(p+lv+w+pk,2);dp=p*(2 if shop else 1);ar=r.choice([0,0,0,0,p,round(p/4,2)])
        s=d(r.randint(2023,2025),r.randint(1,11),1);e=end(s,3 if shop else 1)
        mm=(not shop) and e<d(2025,12,31)
        T=[round(x+y,2) for x,y in zip(T,[p,lv,w,pk,du,dp,ar])]
        pp=p
        if i==15: pp=p+2000;pl=dict(what=f'rental of {u} printed {pp:.2f} instead of {p:.2f}; due amount and totals are right',kind='digit_changed')
        vals=[u,use,nm,s,'month to month' if mm else e,a,pp,lv,w,pk,du,dp,ar]
        for k,x in enumerate(vals): c=ws.cell(R,1+k,x);c.number_format='yyyy-mm-dd' if k in(3,4) else '"R" # ##0.00' if k>5 else 'General'
        row.update(tenantName=nm,leaseStartDate=iso(s),leaseEndDate='month to month' if mm else iso(e),contractRent=pp,charges=[dict(code=c,amount=x) for c,x in(('Rental excl VAT',pp),('Levy',lv),('Water & refuse',w),('Parking',pk))],totalCharges=du,deposit=dp,balance=ar)
        if not shop: row['section']='Flats (first and second floor)'
        rows.append(row);R+=1
    ws.cell(R+1,3,'TOTAAL / TOTAL').font=B
    for k,x in enumerate(T): c=ws.cell(R+1,7+k,x);c.font=B;c.number_format='"R" # ##0.00';c.border=Border(top=Side('thin'),bottom=Side('double'))
    ws.cell(R+3,1,f'There are 6 shops and 20 flats; {occ} of the {n} are let and {n-occ} stand empty.')
    for k,x in enumerate([7,10,30,12,15,6,15,13,13,12,15,15,14]): ws.column_dimensions[L(k+1)].width=x
    wb.save(D+name);save(name,'MIXED_USE','owner spreadsheet, R format, planted digit',True,'Long Market Building','2025-12',n,occ,n-occ,rows,planted=pl)
def nz():
    r=random.Random(5);name='kauri_tenancy_export.xlsx';wb=Workbook();ws=wb.active;ws.title='Tenancy Schedule Report'
    ws.append(['Kauri Commercial Trust']);ws.append(['Tenancy Schedule Report']);ws.append(['Effective date',d(2025,9,30)]);ws['B3'].number_format='dd mmm yyyy';ws.append([])
    h=['Property','Unit','Tenancy Status','Tenant','Tenancy ID','Area (m²)','Start Date','Expiry Date','Next Review','Monthly Rent','Annual Rent','Monthly Opex','Opex Annual','Bond Held']
    ws.append(h)
    for c in ws[5]: c.font=B
    props=['15 Manukau Street','Harbour Point Offices','The Sidings, Petone','Kauri Trade Park','220 Victoria Ave','Riccarton Corner']
    w1='Tui Rata Koru Manuka Totara Nikau Weka Kea Awa Moana Rimu Hoiho Pipi Kowhai Piko'.split();w2='Cafe,Physio,Accounting,Plumbing Supplies,Design,Print,Vets,Recruitment,Hair,Bikes,Optical,Flooring'.split(',')
    rows=[];T=[0]*6;n=occ=0;k=4100
    for p in props:
        for j in range(1,r.randint(10,16)):
            u=r.choice(['Shop','Suite','Tenancy']) if 0 else ('Suite ' if 'Office' in p else 'Unit ' if 'Park' in p else 'Tenancy ')+str(j)
            n+=1;a=r.choice([48,75.5,96,120,188,240.2,415]);row=dict(unit=u,propertyName=p,area=a);T[0]=round(T[0]+a,1)
            x=r.random()
            if x<.1: v=[p,u,'Vacant',None,None,a]+[None]*8;row['statusText']='Vacant'
            else:
                occ+=1;k+=r.randint(1,9);st='Periodic' if x>.88 else 'Current';t=f'{r.choice(w1)} {r.choice(w2)} Limited';mo=round(a*r.uniform(210,420)/12,2);an=round(mo*12,2);ox=round(a*72/12,2);oa=round(ox*12,2);bd=r.choice([0,mo,round(mo*2,2)])
                s=d(r.randint(2020,2024),r.randint(1,12),r.choice([1,1,15]));e=end(s,6) if st=='Current' else None;rv=addm(s,12*(2025-s.year+1))
                v=[p,u,st,t,f'TN{k}',a,s,e,rv,mo,an,ox,oa,bd]
                row.update(statusText=st,tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e) if e else None,contractRent=mo,annualRent=an,deposit=bd,charges=[dict(code='Monthly Opex',amount=ox)])
                T=[T[0]]+[round(q+z,2) for q,z in zip(T[1:],[mo,an,ox,oa,bd])]
            ws.append(v);rows.append(row)
            for c in ws[ws.max_row]:
                c.number_format='dd/mm/yyyy' if c.column in(7,8,9) else '#,##0.00' if c.column>9 else '0.0' if c.column==6 else 'General'
    ws.append(['Total',None,None,None,None,T[0],None,None,None]+T[1:])
    for c in ws[ws.max_row]: c.font=B; c.number_format='#,##0.00'
    ws.append([]);ws.append([f'{n} units: {occ} tenanted, {n-occ} vacant'])
    for i,x in enumerate([22,12,14,30,11,10,12,12,12,13,14,13,13,12]): ws.column_dimensions[L(i+1)].width=x
    ws.auto_filter.ref=f'A5:N{5+n}';ws.freeze_panes='A6';wb.save(D+name)
    save(name,'MIXED_USE','flat software export, several properties, property per row',False,'Kauri Commercial Trust','2025-09-30',n,occ,n-occ,rows)
sa();nz()
