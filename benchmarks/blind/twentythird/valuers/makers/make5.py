# XLSX: Irish student houses; US net lease steps workbook
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
d=dt.date;B=Font(bold=True)
def irish():
    r=random.Random(61);name='corrib_student_houses.xlsx';wb=Workbook();ws=wb.active;ws.title='Houses'
    ws['A1']='Corrib Student Houses, Galway';ws['A1'].font=Font(bold=True,size=13,name='Calibri');ws['A2']='Lettings for academic year 2025/26, position at 1 November 2025 (prepared 6 November 2025)'
    R=4;rows=[];T=[0,0,0];n=occ=0
    hs=[('12 Abbey Terrace',5),('14 Abbey Terrace',5),('3 Distillery Lane',6),('27 Newcastle Park',4),('8 Salmon Weir View',7),('41 Canal Road Upper',6)]
    vacs={('14 Abbey Terrace',3),('8 Salmon Weir View',6),('8 Salmon Weir View',7)}
    for h,k in hs:
        ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=8);c=ws.cell(R,1,h);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F6F5C');R+=1
        for i,x in enumerate(['Room','Bed','Student','In','Out','€/month','Deposit €','Owing €']): c=ws.cell(R,1+i,x);c.font=Font(italic=True);c.border=Border(bottom=Side('thin'))
        R+=1;S=[0,0,0];ho=0
        for j in range(1,k+1):
            n+=1;bed=r.choice(['Double','Single','Double en-suite']);u=f'Rm {j}'
            row=dict(unit=u,building=h,unitType=bed);ws.cell(R,1,u);ws.cell(R,2,bed)
            if (h,j) in vacs: ws.cell(R,3,'empty');row['statusText']='empty'
            else:
                occ+=1;ho+=1;nm=person(r);p={'Double':720,'Single':610,'Double en-suite':815}[bed]+r.choice([0,0,-20]);o=r.choice([0,0,0,0,p,150]);a=r.choice([d(2025,9,1),d(2025,9,1),d(2025,9,8),d(2025,10,3)]);b=r.choice([d(2026,5,31),d(2026,5,31),d(2026,8,31)])
                for i,v in enumerate([nm,a,b,p,p,o]):
                    c=ws.cell(R,3+i,v);c.number_format='d mmm yy' if i in(1,2) else '#,##0'
                row.update(tenantName=nm,leaseStartDate=iso(a),leaseEndDate=iso(b),contractRent=p,deposit=p,balance=o);S=[S[0]+p,S[1]+p,S[2]+o]
            rows.append(row);R+=1
        ws.cell(R,3,f'{h}: {ho} of {k} rooms let').font=B
        for i,v in enumerate(S): c=ws.cell(R,6+i,v);c.font=B;c.number_format='#,##0';c.border=Border(top=Side('thin'))
        T=[a+b for a,b in zip(T,S)];R+=2
    ws.cell(R,3,f'ALL HOUSES: {occ} of {n} rooms let').font=Font(bold=True,size=12)
    for i,v in enumerate(T): c=ws.cell(R,6+i,v);c.font=Font(bold=True,size=12);c.number_format='€#,##0'
    for i,x in enumerate([9,17,38,11,11,11,11,11]): ws.column_dimensions[L(i+1)].width=x
    wb.save(D+name);save(name,'STUDENT_HOUSING','block per house with own header and subtotal',False,'Corrib Student Houses','2025-11-01',n,occ,n-occ,rows)
def steps():
    r=random.Random(90);name='prairie_nnn_rent_schedule.xlsx';wb=Workbook();s=wb.active;s.title='Summary';ws=wb.create_sheet('Rent Schedule')
    s['A1']='Prairie NNN Holdings LLC';s['A3']='Properties';s['B3']=18;s['A4']='Leased';s['B4']=17;s['A5']='Vacant';s['B5']=1;s['A6']='Lender';s['B6']='Cottonwood Life Insurance Co.'
    ws['A1']='Prairie NNN Holdings LLC';ws['A1'].font=B;ws['A2']='Rent Schedule as of 12/31/2025'
    h=['Loan Pool #','Property Name','State','Tenant (Guarantor)','RSF','Lease Commencement','Lease Expiration','Monthly Base Rent','Annual Base Rent','Rent PSF','Bump 1 Date','Bump 1 Annual Rent','Bump 2 Date','Bump 2 Annual Rent','Security Deposit']
    for i,x in enumerate(h): c=ws.cell(4,1+i,x);c.font=Font(bold=True,size=9);c.alignment=Alignment(wrap_text=True,horizontal='center');c.fill=PatternFill('solid',fgColor='BDD7EE')
    ws.column_dimensions['C'].hidden=True
    ST=dict(zip('Ames Norfolk Hays Minot Brookings Enid Sedalia Kearney Mankato Ottumwa'.split(),'IA NE KS ND SD OK MO NE MN IA'.split()))
    tn=['Hayfield Farm Supply','Snapdragon Preschool','Axle & Lube Express','Cardinal Dialysis Centers','Dollar Corral','Twin Pines Veterinary','Redline Car Wash','Bluffs Urgent Care','Sodbuster Grill']
    R=5;rows=[];T=[0]*4
    for i in range(18):
        ty=r.choice(tn);ct=r.choice(['Ames','Norfolk','Hays','Minot','Brookings','Enid','Sedalia','Kearney','Mankato','Ottumwa'])
        sf=r.choice([4200,5600,8320,9100,10640,21930,3150]);u=f'P-{i+1:02d}';pn=f'{ct} {["Crossing","Plaza","Highway 81","Main St","Outlot"][i%5]}'
        row=dict(unit=u,propertyName=pn,area=sf)
        if i==11: v=[u,pn,ST[ct],'VACANT - former Dollar Corral',sf];row['statusText']='VACANT'
        else:
            mo=round(sf*r.uniform(12,30)/12,2);an=round(mo*12,2);st=d(r.randint(2014,2024),r.randint(1,12),1);e=end(st,15)
            b1=d(2026+r.choice([0,1,2]),st.month,1);b2=addm(b1,60);a1=round(an*1.08,2);a2=round(a1*1.08,2)
            two=b2<e;one=b1<e;dp=r.choice([0,0,mo])
            v=[u,pn,ST[ct],f'{ty}',sf,st,e,mo,an,round(an/sf,2),b1 if one else None,a1 if one else None,b2 if two else None,a2 if two else None,dp]
            row.update(tenantName=ty,leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=mo,annualRent=an,deposit=dp)
            rs=([dict(date=iso(b1),amount=a1,per='year')] if one else [])+([dict(date=iso(b2),amount=a2,per='year')] if two else [])
            if rs: row['rentSteps']=rs
            T=[round(x+y,2) for x,y in zip(T,[0,mo,an,dp])]
        T[0]+=sf
        for k,x in enumerate(v):
            c=ws.cell(R,1+k,x);c.number_format='mm/dd/yyyy' if k in(5,6,10,12) else '#,##0' if k==4 else '#,##0.00' if k in(7,8,9,11,13,14) else 'General'
        rows.append(row);R+=1
    for k,x in((1,'Totals'),(5,T[0]),(8,T[1]),(9,T[2]),(15,T[3])): c=ws.cell(R,k,x);c.font=B;c.number_format='#,##0' if k==5 else '$#,##0.00';c.border=Border(top=Side('thin'))
    for k,x in enumerate([8,22,6,30,9,13,12,13,14,9,12,14,12,14,13]): ws.column_dimensions[L(k+1)].width=x
    wb.active=0;wb.save(D+name);save(name,'RETAIL','summary sheet first, hidden column, two steps across',True,'Prairie NNN Holdings LLC','2025-12-31',18,17,1,rows,sheet='Rent Schedule')
irish();steps()
