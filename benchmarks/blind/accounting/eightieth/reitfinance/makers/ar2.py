# Canadian office arrears workbook: buckets are named months, reserve, comments
from common import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
R=random.Random(812)
P=[('Bayfield Medical Arts Centre, Barrie ON',['Lakeshore Family Health Team','Simcoe Imaging Partners','Northgate Physiotherapy','Dr. Vanto Optometry Prof. Corp.','Clearpath Hearing Clinic','Maple Denture Centre','Huron Sleep Lab','Wellspring Compounding Pharmacy','Barrie Orthotic Group','Kempen Pediatrics','Coffee Nook (kiosk)']),
('Meadowpine Corporate Campus, Mississauga ON',['Arcturus Freight Systems Inc.','Belmara Foods Canada ULC','Quillon Software Ltd.','Peel District Training Institute','Trustmere Insurance Brokers','Ostrander Engineering','Vantry Payroll Services','Greyloch Wealth Counsel','Novalis Staffing (Sublease)','Solvane Energy Retail','Halberd Security Canada','Meridel Architects']),
('Riverbend Office Park, Burnaby BC',['Fathom Games Studio','Pacific Loam Biotech','Cascadia Claims Adjusters','Tessellate Design Co-op','Orca Harbour Shipping Agency','Burrard Title & Escrow','Kootenay Craft Beverages','Lumen Tutoring Centres','Sixpoint Robotics'])]
H=['Ste.','Tenant','Lease','Jan 2026','Dec 2025','Nov 2025','Oct 2025','Sep 2025 & prior','Total arrears','LC / Deposit held','Net exposure','Reserve %','Reserve','Status','Comments (PM / Legal)']
K=['other:Jan 2026','other:Dec 2025','other:Nov 2025','other:Oct 2025','other:Sep 2025 & prior','total','deposit','other:Net exposure','other:Reserve %','other:Reserve']
CM=['Called 01/14, cheque in mail','PAP rejected NSF, re-presented Jan 19','Disputes 2024 CAM true-up; mtg w/ PM Jan 28','On payment plan, 3 of 6 paid','Awaiting PO from head office','HST adj. to be credited','Default letter sent Dec 9','','','','Small balance, write-off req. with Q1 package']
wb=Workbook(); ws=wb.active; ws.title='Arrears 31-Jan-26'; f=lambda **k: Font(name='Calibri',size=10,**k)
ws['A1']='Arrears Report - Office & Medical (Canada)'; ws['A1'].font=Font(name='Calibri',size=14,bold=True,color='7A1F2B'); ws['A2']='As at January 31, 2026      All amounts in CAD, incl. HST/GST'; ws['A2'].font=f(italic=True)
ws['A3']='Prepared for month-end call. Tenants with nil balances omitted.'; ws['A3'].font=f(italic=True)
for j,h in enumerate(H,1):
    c=ws.cell(5,j,h); c.font=f(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7A1F2B'); c.alignment=Alignment(wrap_text=True,horizontal='center' if j>3 else 'left',vertical='center')
nf='#,##0.00;(#,##0.00);""' ; r=6; rows=[];totals=[];subs=[]
def put(rr,vals,bold=False,top=False):
    for j,k in enumerate(K):
        v=vals.get(k)
        c=ws.cell(rr,4+j)
        if v is not None: c.value=v/100 if k.endswith('%') else v
        c.number_format='0%' if k.endswith('%') else '#,##0.00;(#,##0.00)'
        c.font=f(bold=bold)
        if top: c.border=Border(top=Side('thin'))
SU=[R.sample([f*100+n for f in range(1,6) for n in range(1,40)],14) for _ in P]
for pi,(p,ts) in enumerate(P):
    ws.cell(r,1,p).font=f(bold=True); 
    for j in range(1,16): ws.cell(r,j).fill=PatternFill('solid',fgColor='F3E3E5')
    r+=1; pr=[]
    for t in ts:
        rent=R.randint(2800,31000)+R.choice([.0,.25,.5,.88]); row={"unit":str(SU[pi].pop()) if t!='Coffee Nook (kiosk)' else 'K-1',"name":t,"resident":f't{R.randint(10000,39999):07d}'}
        row[K[0]]=r2(rent*R.choice([1,1,.4,.13]))
        deep=R.choice([0,0,1,1,2,3,4,4])
        for i in range(1,deep+1):
            if R.random()<.85: row[K[i]]=r2(rent*R.choice([1,.5,.3,.08]))
        if R.random()<.12: row[K[0]]=-r2(rent*.22)
        row['total']=sm([{'x':row.get(k)} for k in K[:5]],'x')
        dep=r2(rent*R.choice([1,2,0])) 
        if dep: row['deposit']=dep
        row[K[7]]=r2(max(row['total']-dep,0))
        pct=0 if deep<2 or row[K[7]]==0 else R.choice([25,50,50,100]); 
        if pct: row[K[8]]=pct; row[K[9]]=r2(row[K[7]]*pct/100)
        ws.cell(r,1,row['unit']).font=f(); ws.cell(r,2,t).font=f(); ws.cell(r,3,row['resident']).font=f(); put(r,row)
        ws.cell(r,14,'Legal' if pct==100 else 'Watch' if pct==25 else 'Default' if pct else 'Current').font=f(); ws.cell(r,14).alignment=Alignment(horizontal='center')
        c=ws.cell(r,15,R.choice(CM) if row['total']>0 else 'Credit from 2024 recon, apply to Feb'); c.font=f(); c.alignment=Alignment(wrap_text=True,vertical='top')
        pr.append(row); r+=1
    tt={"label":'Subtotal '+p.split(',')[0],**{k:sm(pr,k) for k in K if not k.endswith('%')}}; ws.cell(r,2,tt['label']).font=f(bold=True); put(r,tt,True,True); totals.append(tt); rows+=pr; r+=2
tt={"label":'TOTAL CANADA OFFICE',**{k:sm(rows,k) for k in K if not k.endswith('%')}}; ws.cell(r,2,tt['label']).font=f(bold=True); put(r,tt,True,True); totals.append(tt)
r+=2; ws.cell(r,2,'Collections memo').font=f(bold=True); ws.cell(r+1,2,'Reserve per policy AR-07: 25% watch, 50% default notice, 100% legal. LC counted at face.').font=f(italic=True)
for j,w in enumerate([7,34,11,13,13,13,13,14,14,14,14,9,13,9,38],1): ws.column_dimensions[L(j)].width=w
ws.row_dimensions[5].height=30; ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
w2=wb.create_sheet('Lookups'); [w2.append(x) for x in [['Status','Reserve'],['Current',0],['Watch',.25],['Default',.5],['Legal',1]]]; w2.sheet_state='hidden'
N='Arrears Jan 2026 - Canada Office.xlsx'; wb.save(doc(N)); save(N,'AR','Arrears workbook, buckets named by month, reserves, comments, property sections',False,None,K,rows,totals); print(len(rows))
