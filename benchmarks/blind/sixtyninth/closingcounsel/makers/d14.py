# Medical office portfolio: schedule to assignment of leases; property cell merged down; dates as words
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rng=random.Random(6914)
fn='Sched 1 Assignment of Leases (Cedarline MOB portfolio) v4 clean.xlsx'
P={'Cedarline Medical Plaza':[('101','Riverbend Orthopaedics, P.A.',8450,27.5),('105','Clearwell Imaging Centers of Ohio, LLC',6120,31),('110',None,2040,0),('200','Sunrise Pediatric Partners, Inc.',4980,26),('210','Lakeshore Endodontics, LLC',1875,28),('220','Apex Sleep Diagnostics',2310,24.5),('230','Dr. A. Montcalm, D.P.M.',1240,23),('300','Riverbend Orthopaedics, P.A.',5200,27.5)],
'Hollis Avenue Professional Center':[('A','Hollis Family Medicine Associates',3650,22),('B','Kindred Path Physical Therapy, LLC',4120,21.5),('C','True North Behavioral Health',2600,20),('D',None,1480,0),('E','Vista Labs Draw Station',760,29),('F','Smile Harbor Orthodontics, P.C.',2350,24)],
'Eastgate Surgical Pavilion':[('1','Eastgate Ambulatory Surgery Center, LP',17800,36),('2','Trillium Gastroenterology, S.C.',9340,30.5),('3','Trillium Infusion Services, LLC',3110,30.5),('4','Novus Anesthesia Group',1420,27),('5',None,2875,0),('6','Mid-State Health System (Wound Care)',5630,29)]}
wb=Workbook();ws=wb.active;ws.title='Schedule 1'
ws.sheet_view.showGridLines=False
for c,wd in zip('ABCDEFGHIJKLM',[18,7,33,9,18,18,15,14,15,17,24,30,8]): ws.column_dimensions[c].width=wd
f=lambda **k:Font(name='Cambria',size=10,**k)
side=Side(style='thin');bx=Border(left=side,right=side,top=side,bottom=side)
ws['A1']='SCHEDULE 1';ws['A1'].font=f(bold=True);ws['A2']='TO ASSIGNMENT AND ASSUMPTION OF LEASES, SECURITY DEPOSITS AND GUARANTIES';ws['A2'].font=f(bold=True);ws['A3']='Cedarline Medical Portfolio';ws['A3'].font=f(bold=True,italic=True);ws['A4']='Rents and deposits shown as of the Closing Date, May 16, 2025';ws['A4'].font=f()
for a in('A1','A2','A3','A4'): ws.merge_cells(f'{a}:M{a[1:]}');ws[a].alignment=Alignment(horizontal='center')
R=6
for j,h in enumerate(['Property','Suite','Lessee','RSF','Term\nBegan','Term\nEnds','Monthly\nBase Rent','Monthly\nOpEx Est.','Total\nMonthly','Deposit to be\nTransferred','Guarantor','Lease Documents','Tab'],1):
    c=ws.cell(R,j,h);c.font=f(bold=True);c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=bx;c.fill=PatternFill('solid',fgColor='F2F2F2')
ws.row_dimensions[R].height=30
R+=1;rows=[];tab=0;GT=dict(a=0,m=0,o=0,t=0,d=0)
def dl(d): return d.strftime('%B ')+f'{d.day}, {d.year}'
def put(R,vals,bold=False):
    for j,v in enumerate(vals,1):
        c=ws.cell(R,j,v);c.font=f(bold=bold);c.border=bx;c.alignment=Alignment(vertical='center',wrap_text=j in(1,3,11,12),horizontal='center' if j in(2,5,6,13) else ('right' if v=='n/a (gross)' else None))
        if j==4:c.number_format='#,##0'
        if j in(7,8,9,10):c.number_format='#,##0.00'
for p,l in P.items():
    r0=R;S=dict(a=0,m=0,o=0,t=0,d=0)
    for u,n,a,psf in l:
        S['a']+=a;r=dict(unit=u,propertyName=p,area=a)
        uu=int(u) if u.isdigit() else u
        if n is None: put(R,[None,uu,'[Vacant]',a]+[None]*9);r['statusText']='[Vacant]'
        else:
            tab+=1
            s=D(rng.randint(2014,2024),rng.randint(1,12),rng.choice([1,1,1,15]));e=endterm(s,rng.choice([60,84,120]))
            while e<D(2025,7,1): e=endterm(s,(e.year-s.year+4)*12)
            mtm=n.startswith('Dr.')
            m=round(a*psf/12,2);o=round(a*9.4/12,2) if p[0]!='H' else 0
            d=0 if n.startswith('Mid-State') or n.startswith('Vista') else round(m*rng.choice([1,1,2]),2)
            gu='None' if rng.random()<.5 else rng.choice(['Physician owners (several)','Trillium Health Holdings, Inc.' if 'Trill' in n else 'Parent','Personal (1)'])
            docs='Lease dated '+mdy(addm(s,-3))+(f'; First Amendment dated {mdy(addm(s,rng.randint(12,20)))}' if s.year<2022 and rng.random()<.6 else '')
            put(R,[None,uu,n,a,dl(s),'Month to month' if mtm else dl(e),m,o if o else 'n/a (gross)',round(m+o,2),d,gu,docs,tab])
            ch=[dict(code='Monthly Base Rent',amount=m)]+([dict(code='Monthly OpEx Est.',amount=o)] if o else [])
            r.update(tenantName=n,statusText='Occupied',leaseStartDate=s,leaseEndDate='Month to month' if mtm else e,contractRent=m,charges=ch,totalCharges=round(m+o,2),deposit=float(d))
            for k,v in zip('motd',(m,o,round(m+o,2),d)):S[k]+=v
        ws.row_dimensions[R].height=16
        if len(str(n or ''))>30 or (n and len(docs)>28): ws.row_dimensions[R].height=28
        rows.append(r);R+=1
    ws.merge_cells(start_row=r0,end_row=R-1,start_column=1,end_column=1);c=ws.cell(r0,1,p);c.font=f(bold=True);c.alignment=Alignment(vertical='top',wrap_text=True)
    ws.row_dimensions[R].height=16
    put(R,[f'Subtotal',None,None,S['a'],None,None,round(S['m'],2),round(S['o'],2) if S['o'] else None,round(S['t'],2),round(S['d'],2),None,None,None],True);R+=1
    for k in S:GT[k]+=S[k]
put(R,['Portfolio',None,'17 leases; 3 vacant suites',GT['a'],None,None,round(GT['m'],2),round(GT['o'],2),round(GT['t'],2),round(GT['d'],2),None,None,None],True)
R+=2
for t in['Tab numbers refer to the binder of lease documents delivered at Closing.','Deposits are cash and are credited to Assignee on the settlement statement. Assignor retains the right to rents accrued before the Closing Date.']:
    ws.cell(R,1,t).font=f(italic=True);R+=1
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
n2=wb.create_sheet('Sched 2 (contracts)');n2['A1']='SCHEDULE 2 - SERVICE CONTRACTS'
for i,x in enumerate([('Vendor','Service','Monthly'),('Polar Elevator Co.','Elevator maintenance',640),('Greenline Grounds','Landscaping',1875),('MedWaste Haulers of Ohio','Red bag',310)]):
    for j,v in enumerate(x,1): n2.cell(3+i,j,v)
wb.save(DOC+fn)
assert sum('tenantName' in r for r in rows)==17
save(fn,'OFFICE','Portfolio schedule to lease assignment: property merged down the rows, worded dates, lease document column, second schedule on own sheet',False,
 dict(propertyName='Cedarline Medical Portfolio',asOnDate='2025-05-16',units=20,occupied=17,vacant=3,sheet='Schedule 1',planted=None,rows=rows,_totals=dict(area=GT['a'],contractRent=round(GT['m'],2),totalCharges=round(GT['t'],2),deposit=round(GT['d'],2))))
