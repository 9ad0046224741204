# Entrata-like resident aged receivables workbook, status groups with merged headings, accounting dashes for zero, ~110 rows
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from datetime import date, timedelta
R=random.Random(3606)
FN='Marisol Deshawn Priya Tanner Keisha Owen Lucia Brandt Imani Caleb Noor Felicia Jorge Wanda Theo Ximena Grady Latoya Hiro Bess Amadou Colette Rufus Dalia Emmett Sunita Perry Yesenia Clark Odette'.split()
LN='Abernathy Castellano Okonjo Whitford Ramaswamy Delacruz Pettibone Nguyen-Hart Brockway Salazar Ferreira Tillman Yoon Kaczmarek Oakes Mbeki Hollister Quintero Strand Vandermeer Lacey Guthrie Pruitt Escobedo Halloran Jeffers Santangelo Boone Wylie Arrington'.split()
used=set()
def nm():
    while 1:
        s=f'{R.choice(LN)}, {R.choice(FN)}'
        if s not in used: used.add(s); return s
M=['prepaid','b0_30','b31_60','b61_90','b90','total','deposit','other:Last Pmt Amount']
T=Truth('ar_larkspur_entrata','xlsx','AR',M)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Resident AR'; ws.sheet_view.showGridLines=False
f=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
ws['A1']='Resident Aged Receivables'; ws['A1'].font=f(size=16,bold=True,color='1F3864'); ws['A2']='Larkspur at Fallbrook  |  Post Month: 09/2025  |  As of 09/30/2025'; ws['A3']='Ledger: Resident, Group   AR Codes: All   Show: Balance <> 0'
for i in (2,3): ws[f'A{i}'].font=f(color='595959')
H=['Bldg-Unit','Resident','Lease ID','Move-Out','Pre-Payments','0-30\nDays','31-60\nDays','61-90\nDays','90+\nDays','Balance','Deposits\nHeld','Last Pmt\nDate','Last Pmt\nAmount']
for j,h in enumerate(H,1):
    x=ws.cell(5,j,h); x.font=f(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='1F3864'); x.alignment=Alignment(wrap_text=True,horizontal='center' if j>3 else 'left',vertical='center')
ws.row_dimensions[5].height=31; r=6; ACC='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
cols=[5,6,7,8,9,10,11,13]
def write(r,v,bold=False,fill=None):
    for j,a in zip(cols,v):
        if a is None: continue
        x=ws.cell(r,j,d(a)); x.number_format=ACC; x.font=f(bold=bold)
    if bold:
        for j in range(1,14):
            ws.cell(r,j).border=Border(top=Side('thin')); ws.cell(r,j).fill=PatternFill('solid',fgColor=fill)
def keep(v): return {m:d(a) for m,a in zip(M,v) if a}
units=[f'{b:02d}-{fl}{n:02d}' for b in range(1,13) for fl in (1,2,3) for n in range(1,9)]; R.shuffle(units)
def resident(kind):
    rent=R.choice([142500,151000,158900,166500,172000,187500,194900,211000]); b=[0,0,0,0]; pre=0; dep=R.choice([0,25000,50000,50000,rent]); lp=rent+R.choice([4500,8750,11213])
    x=R.random()
    if kind=='Current':
        if x<.27: pre=-R.choice([rent,R.randint(500,9000),R.randint(15000,60000)])
        elif x<.62: b[0]=R.choice([7500,R.randint(1200,28000),rent+R.randint(3000,15000)])
        elif x<.85: b[0]=rent+R.randint(3000,15000); b[1]=R.randint(8000,rent)
        else: b=[rent+R.randint(3000,16000),rent+R.randint(3000,16000),R.randint(20000,rent),R.choice([0,R.randint(5000,80000)])]
    elif kind=='Notice':
        if x<.4: pre=-R.randint(2000,70000)
        else: b[0]=R.randint(5000,rent); b[1]=R.choice([0,0,R.randint(2000,40000)])
    elif kind=='Eviction': b=[rent+19500,rent+19500,rent+R.randint(5000,19500),R.randint(40000,2*rent)]; lp=R.randint(20000,rent)
    elif kind=='Past':
        if x<.15: pre=-R.randint(1500,22000); 
        elif x<.5: b[1]=R.randint(10000,150000); b[2]=R.choice([0,R.randint(4000,60000)])
        else: b[3]=R.randint(25000,520000)
        dep=0
    else: pre=-R.choice([15000,25000,40000])
    if kind=='Applicant': dep=R.choice([0,25000])
    return pre,b,dep,lp
G=[0]*8
for kind,label,n in [('Current','Current',58),('Notice','Notice',9),('Eviction','Current - Under Eviction',6),('Past','Past',31),('Applicant','Applicant / Future',5)]:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13); x=ws.cell(r,1,f'Lease Status: {label}'); x.font=f(bold=True,italic=True); x.fill=PatternFill('solid',fgColor='D9E2F3'); r+=1; st=[0]*8
    us=sorted(units.pop() for _ in range(n))
    for u in us:
        pre,b,dep,lp=resident(kind); v=[pre,*b,pre+sum(b),dep,lp]; name=nm(); lid=str(R.randint(18830000,19420000))
        mo={'Current':None,'Eviction':None,'Notice':date(2025,10,1)+timedelta(R.randint(0,50)),'Past':date(2025,8,25)-timedelta(R.randint(0,260)),'Applicant':None}[kind]
        lpd=date(2025,9,30)-timedelta(R.randint(0,27)) if kind!='Past' else mo-timedelta(R.randint(3,60))
        if kind=='Eviction': lpd=date(2025,7,8)-timedelta(R.randint(0,40))
        if kind=='Past' and R.random()<.3: lp=None
        v[7]=lp
        for j,a in ((1,u),(2,name),(3,lid),(4,mo),(12,lpd if lp else None)):
            x=ws.cell(r,j,a); x.font=f(); 
            if isinstance(a,date): x.number_format='mm/dd/yyyy'; x.alignment=Alignment(horizontal='center')
        write(r,v); T.rowd(dict(unit=u,resident=lid,name=name,status=label,**keep(v))); st=[p+(q or 0) for p,q in zip(st,v)]; r+=1
    st[7]=None
    ws.cell(r,1,f'{label} Total').font=f(bold=True); write(r,st,True,'F2F2F2'); T.total(f'{label} Total',keep(st)); G=[p+(q or 0) for p,q in zip(G,st)]; r+=2
G[7]=None
ws.cell(r,1,'Larkspur at Fallbrook Total').font=f(bold=True); write(r,G,True,'BDD7EE'); T.total('Larkspur at Fallbrook Total',keep(G))
ws.cell(r+2,1,'Balances exclude unposted payments. Generated 10/02/2025 08:11 AM MDT').font=f(size=8,italic=True,color='7F7F7F')
for c_,w in zip('ABCDEFGHIJKLM',[13,26,11,12,14,13,13,13,13,14,13,12,13]): ws.column_dimensions[c_].width=w
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
wb.save(path('ar_larkspur_entrata.xlsx')); T.save('MULTIFAMILY','Entrata resident aged receivables, sections by lease status with totals, wrapped headers, accounting dashes')
print(G,len(T.rows))
