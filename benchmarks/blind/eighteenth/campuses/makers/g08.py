# XLSX student, owner's spreadsheet: unit merged over beds, this year / next year pre-lease
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2008);F='stu_prelease_owner.xlsx';wb=Workbook();w=wb.active;w.title='AY25-26 Beds';g=PatternFill('solid',fgColor='DDEBF7');b=Font(bold=True)
w.merge_cells('C3:E3');w['B2']='Sycamore & 9th - Bed Roll & Pre-Lease Tracker';w['B2'].font=Font(bold=True,size=14);w['B3']='as of';w['C3']=D.date(2026,2,15);w['C3'].number_format='mmmm d, yyyy';w['C3'].alignment=Alignment(horizontal='left')
for a,t in(('B5','UNIT INFO'),('F5','CURRENT YEAR 2025-26'),('L5','PRE-LEASE 2026-27')): w[a]=t;w[a].font=b;w[a].alignment=Alignment(horizontal='center')
for a in('B5:E5','F5:K5','L5:N5'): w.merge_cells(a)
for i,t in enumerate(['Apt','Plan','Bed','Asking / Bed','Resident','Begin','End','Installment','Parking','Total/Mo','Status?','Signed Rate','Signed By']):
    q=w.cell(6,2+i,t);q.font=b;q.fill=g;q.alignment=Alignment(wrap_text=True,horizontal='center')
rows=[];y=7;pre=[0,0]
for apt,pl,nb in[('1A','3BR',3),('1B','3BR',3),('1C','2BR',2),('2A','3BR',3),('2B','3BR',3),('2C','2BR',2),('3A','4BR TH',4),('3B','4BR TH',4)]:
    y0=y;ask={'3BR':745,'2BR':860,'4BR TH':690}[pl]
    for k in range(nb):
        id=f'{apt}-{k+1}';w.cell(y,4,id);w.cell(y,5,ask);x=dict(unit=id,unitType=pl,marketRent=float(ask));z=r.random()
        if z<.15: w.cell(y,6,'— vacant —');x['statusText']='vacant';w.cell(y,12,'Open')
        else:
            nm=r.person('{f} {l}');rn=ask-r.choice([0,10,20,35]);pk=r.choice([0,0,60]);s,e=D.date(2025,8,15),D.date(2026,r.choice([7,7,5]),31);tt=rn+pk
            for j,v in enumerate([nm,s,e,rn,pk,tt]): w.cell(y,6+j,v)
            x.update(tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=float(rn),charges=[dict(code='Installment',amount=float(rn)),dict(code='Parking',amount=float(pk))],totalCharges=float(tt))
            v=r.choice(['Renewed','Open','Renewed','New lease']);w.cell(y,12,v)
            if v!='Open': w.cell(y,13,ask+20);w.cell(y,14,nm if v=='Renewed' else r.person('{f} {l}'));pre[0]+=1;pre[1]+=ask+20
        for cc in(7,8): w.cell(y,cc).number_format='m/d/yy'
        for cc in(5,9,10,11,13): w.cell(y,cc).number_format='$#,##0'
        rows.append(x);y+=1
    w.cell(y0,2,apt);w.cell(y0,3,pl)
    for cc in(2,3): w.merge_cells(start_row=y0,end_row=y-1,start_column=cc,end_column=cc);w.cell(y0,cc).alignment=Alignment(vertical='center',horizontal='center')
S=lambda k:sum(x.get(k,0) for x in rows);o=sum('tenantName' in x for x in rows);pk=int(S('totalCharges')-S('contractRent'))
for cc,v in((2,'TOTALS'),(4,f'{len(rows)} beds'),(5,int(S('marketRent'))),(6,f'{o} occupied / {len(rows)-o} vacant'),(9,int(S('contractRent'))),(10,pk),(11,int(S('totalCharges'))),(12,f'{pre[0]} pre-leased'),(13,pre[1])):
    q=w.cell(y,cc,v);q.font=b;q.border=Border(top=Side('thin'),bottom=Side('double'))
    if isinstance(v,int): q.number_format='$#,##0'
y+=2;w.cell(y,2,'Pre-lease columns are for next August only and do not affect this year\'s occupancy.').font=Font(italic=True)
for cc,wd in zip('ABCDEFGHIJKLMN',(2,9,9,8,10,24,10,10,11,9,10,11,11,24)): w.column_dimensions[cc].width=wd
w.freeze_panes='E7';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
n=wb.create_sheet('Rates');n.append(['Plan','25-26','26-27']);[n.append(q) for q in(['2BR',860,880],['3BR',745,765],['4BR TH',690,710])]
wb.save(doc(F));save(F,'STUDENT_HOUSING','Owner bed spreadsheet with merged apartments and pre-lease block',True,'Sycamore & 9th','2026-02-15',len(rows),o,len(rows)-o,rows,sheet='AY25-26 Beds',totals=[dict(label='TOTALS',**{k:S(k) for k in('marketRent','contractRent','totalCharges')})])
