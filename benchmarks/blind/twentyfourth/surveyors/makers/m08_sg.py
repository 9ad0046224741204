from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(808);F='Tanjong Rivergate - Tenancy.xlsx'
wb=Workbook();c=wb.active;c.title='Cover';c['B3']='Tanjong Rivergate Tower';c['B3'].font=Font(bold=True,size=18);c['B5']='Monthly management report - May 2025';c['B7']='Contents: 1 Cover, 2 Tenancy, 3 Expiry profile'
ws=wb.create_sheet('Tenancy');ws['A1']='TANJONG RIVERGATE TOWER';ws['A2']='Tenancy schedule as at 31 May 2025 (S$, before GST)'
ws['A1'].font=Font(bold=True,size=13)
h=['Floor','Unit No.','Tenant','Trade','Area','Lease','','Monthly','','','Security Deposit','','Remarks'];h2=['','','','','(sf)','From','To','Base Rent','Svc Charge','Gross Rent','Cash','Banker\'s Guarantee','']
for j,(a,b) in enumerate(zip(h,h2),1):
    for i,x in ((4,a),(5,b)):
        q=ws.cell(i,j,x or None);q.font=Font(bold=True);q.fill=PatternFill('solid',fgColor='FFE699');q.alignment=Alignment(horizontal='center')
for m in('F4:G4','H4:J4','K4:L4'):ws.merge_cells(m)
nm=names(R,['Shipping','Capital','Commodities','Biotech','Reinsurance','Trading','Systems'],['Pte. Ltd.','(S) Pte Ltd'],26);r=6;rows=[];T=[0]*6;n=v=0
for fl in range(3,12):
    k=R.choice([1,2,3]);f0=r
    for j in range(k):
        u=f'#{fl:02d}-{j+1:02d}';a=R.randrange(1200,3600) if k>1 else 6450;n+=1
        ws.cell(r,1,fl if j==0 else None);ws.cell(r,2,u);ws.cell(r,5,a).number_format='#,##0'
        if (fl,j) in((5,0),(8,0)):
            ws.cell(r,3,'Vacant');ws.cell(r,13,'Asking S$10.80 psf');v+=1;rows.append(dict(unit=u,area=a,statusText='Vacant',section=None));T[0]+=a
        else:
            st=d(R.randint(2022,2025),R.randint(1,5));en=last(addy(st,3 if st.year>2022 else 5));b=round(a*R.uniform(8.2,10.4),2);sc=round(a*1.35,2);g=round(b+sc,2);dep=round(g*3,2);bg=R.random()<.35;tr=R.choice(['Finance','Shipping','IT','Professional services'])
            for jj,x in ((3,nm[n]),(4,tr),(6,D.datetime(*st.timetuple()[:3])),(7,D.datetime(*en.timetuple()[:3])),(8,b),(9,sc),(10,g),(12 if bg else 11,dep)):
                q=ws.cell(r,jj,x);q.number_format='dd-mmm-yyyy' if jj in(6,7) else '#,##0.00'
            rm=R.choice(['','','Option 3 yrs at prevailing market rent','Rent-free fit-out 1 mth','Renewal under negotiation'])
            if rm:ws.cell(r,13,rm)
            rows.append(dict(unit=u,tenantName=nm[n],area=a,statusText='Occupied',contractRent=b,deposit=None if bg else dep,leaseStartDate=str(st),leaseEndDate=str(en),charges=[dict(code='Svc Charge',amount=sc)],totalCharges=g))
            for i,x in enumerate([a,b,sc,g,0 if bg else dep,dep if bg else 0]):T[i]+=x
        r+=1
    if k>1:ws.merge_cells(start_row=f0,end_row=r-1,start_column=1,end_column=1)
ws.cell(r+1,3,'Total')
for j,x in zip((5,8,9,10,11,12),T):q=ws.cell(r+1,j,round(x,2));q.number_format='#,##0.00' if j>5 else '#,##0';q.font=Font(bold=True);q.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for i,(l,x) in enumerate([('No. of units',n),('Let',n-v),('Vacant',v)]):ws.cell(r+3+i,3,l);ws.cell(r+3+i,5,x)
for L,w in zip('ABCDEFGHIJKLM',[7,10,34,20,9,13,13,13,12,13,14,18,36]):ws.column_dimensions[L].width=w
ws.freeze_panes='D6'
x=wb.create_sheet('Expiry profile');x.append(['Year','Leases expiring','Monthly base rent']);
for y in range(2025,2031):
    s=[q for q in rows if q.get('leaseEndDate','')[:4]==str(y)];x.append([y,len(s),round(sum(q['contractRent'] for q in s),2)])
wb.active=1;wb.save(doc(F))
save(F,'OFFICE','Singapore workbook, three sheets, merged floors',False,propertyName='TANJONG RIVERGATE TOWER',asOnDate='2025-05-31',units=n,occupied=n-v,vacant=v,sheet='Tenancy',rows=rows,totals=dict(contractRent=round(T[1],2),area=T[0],totalCharges=round(T[3],2)))
