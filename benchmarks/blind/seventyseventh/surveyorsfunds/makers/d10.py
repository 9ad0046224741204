# India IT park - escalations as rent steps
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
fn='Tamarind Tech Park_Lease abstract & rent roll_FY26.xlsx'
wb=openpyxl.Workbook();s=wb.active;s.title='RR Sep-25';n=wb.create_sheet('Stacking')
D_=dt.date
data=[('Tower 1','Gr Flr - 101','Dhruvtara Bank Ltd (Branch)',6240,D_(2022,4,1),108,98,0),('Tower 1','1st Flr - 201','Qubrix Software India Pvt Ltd',38500,D_(2021,8,16),60,82,1),('Tower 1','2nd Flr - 301','Qubrix Software India Pvt Ltd',38500,D_(2021,8,16),60,82,1),('Tower 1','3rd Flr - 401A','Anvaya Health Analytics LLP',17250,D_(2023,1,10),60,86.5,1),('Tower 1','3rd Flr - 401B',None,21100,None,0,0,0),('Tower 1','4th Flr - 501','Mitrasoft Global Services Pvt Ltd',38350,D_(2024,6,1),108,88,1),
('Tower 2','Gr Flr - F1','Chaat Junction Foods',2150,D_(2023,11,1),36,120,1),('Tower 2','Gr Flr - F2',None,1980,None,0,0,0),('Tower 2','1st Flr','Silsila Engineering R&D Pvt Ltd',41200,D_(2020,2,1),108,79.35,1),('Tower 2','2nd Flr','Silsila Engineering R&D Pvt Ltd',41200,D_(2020,2,1),108,79.35,1),('Tower 2','3rd Flr','Bluepeepal Fintech Pvt Ltd',40900,D_(2025,3,15),60,91,1)]
s['B2']='TAMARIND TECH PARK, WHITEFIELD, BENGALURU';s['B2'].font=Font(bold=True,size=13);s['B3']='Rent Roll for the month of September 2025 (position as on 30-Sep-2025)';s['B4']='Amounts in INR, excl. GST'
g=[('B','C',''),('D','E',''),('F','H','Lease Term'),('I','L','Monthly Billing (INR)'),('M','M',''),('N','Q','Next Escalations')]
for a,b,t in g:
    s[a+'6']=t
    if a!=b: s.merge_cells(f'{a}6:{b}6')
H=['Sl.','Unit / Floor','Tenant','Chargeable Area (sft)','Rent Comm. Date','Lock-in (mths)','Lease Expiry','Rate (INR/sft/mth)','Base Rent','CAM @ 13.50','Total','Security Deposit (IFRSD)','1st Date','Rent / month','2nd Date','Rent / month']
for j,h in enumerate(H): s.cell(7,2+j,h)
th=Side(style='thin');bd=Border(th,th,th,th)
for rr in(6,7):
    for c in range(2,18): q=s.cell(rr,c);q.font=Font(bold=True,size=9);q.fill=PatternFill('solid',fgColor='FCE4D6');q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');q.border=bd
i=8;rows=[];tw=None;S=[0]*5;inr='[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0'
for k,(t,u,ten,a,st,m,rate,lk) in enumerate(data):
    if t!=tw: s.cell(i,2,t).font=Font(bold=True,italic=True);i+=1;tw=t
    s.cell(i,2,k+1);s.cell(i,3,u);s.cell(i,5,a);S[0]+=a;d=dict(unit=u,building=t,area=a)
    if not ten: s.cell(i,4,'VACANT').font=Font(color='FF0000');d['statusText']='VACANT'
    else:
        e=term(st,m);b=round(a*rate);c=round(a*13.5);dep=b*6
        for cc,v in zip(range(4,14),(ten,a,st,36*lk,e,rate,b,c,b+c,dep)): s.cell(i,cc,v)
        d.update(tenantName=ten,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=b,charges=[dict(code='Base Rent',amount=b),dict(code='CAM @ 13.50',amount=c)],totalCharges=b+c,deposit=dep)
        x=st;steps=[]
        while len(steps)<2:
            x=addm(x,36 if m>60 else 12)
            if x>e: break
            if x>D_(2025,9,30): steps.append((x,round(b*(1.15 if m>60 else 1.05)**(len(steps)+1))))
        for q,(x,v) in enumerate(steps): s.cell(i,14+2*q,x);s.cell(i,15+2*q,v)
        d['rentSteps']=[dict(date=iso(x),amount=v) for x,v in steps]
        for q,v in enumerate((b,c,b+c,dep)): S[q+1]+=v
    rows.append(d)
    for c in range(2,18):
        q=s.cell(i,c);q.border=bd
        if c in(6,8,14,16): q.number_format='dd-mmm-yy'
        if c in(5,10,11,12,13,15,17): q.number_format=inr
        if c==9: q.number_format='0.00'
    i+=1
s.cell(i,4,'Grand Total')
for c,v in zip((5,10,11,12,13),S): s.cell(i,c,v).number_format=inr
for c in range(2,18): s.cell(i,c).font=Font(bold=True);s.cell(i,c).border=bd
s.cell(i+2,2,'CAM billed at cost + 15%; escalation 15% every 3 yrs (9-yr leases) or 5% p.a. (5-yr and shorter leases).')
for c,wd in zip('ABCDEFGHIJKLMNOPQ',(2,6,17,36,12,12,9,12,10,14,12,14,15,11,13,11,13)): s.column_dimensions[c].width=wd
n['A1']='Floor';n['B1']='Tower 1';n['C1']='Tower 2'
for j,f in enumerate(['4th','3rd','2nd','1st','Gr'],2): n.cell(j,1,f);n.cell(j,2,'let' if f!='3rd' else 'part let');n.cell(j,3,'' if f=='4th' else ('part let' if f=='Gr' else 'let'))
s.sheet_view.showGridLines=False;s.row_dimensions[7].height=40;wb.save(D+fn)
save(fn,'OFFICE','developer asset team','lakh number format, tower headings, escalation columns',True,'Tamarind Tech Park','2025-09-30',None,0,rows,sheet='RR Sep-25')
