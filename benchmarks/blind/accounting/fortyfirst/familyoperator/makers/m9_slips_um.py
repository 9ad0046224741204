# marina: dockmaster's slip count by dock and length
import random, openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(4109);STEM='2026 slip count by dock (Oct)'
D=[("A","fixed, 30 amp",[("A24","24 ft",20,2100),("A28","28 ft",16,2520),("A30","30 ft",14,2790)]),
("B","fixed, 30 amp",[("B30","30 ft",18,2790),("B35","35 ft, wide",12,3430),("BT","T-head 60 ft",1,7200)]),
("C","floating, 50 amp",[("C35","35 ft",16,3920),("C40","40 ft",14,4640),("C45","45 ft",8,5400),("CT","T-head 80 ft",1,11200)]),
("Yard wall","no power",[("W18","skiff, 18 ft",22,950),("WK","kayak rack",30,260)]),
("Moorings","launch svc. incl.",[("MB","ball, to 36 ft",10,1500)])]
K=['market','units','occupied','other:of these live-aboard','vacant','pct_occ','market_total','actual_total','actual']
wb=openpyxl.Workbook();ws=wb.active;ws.title='Count';th=Side(style='thin',color='1F3864')
fn=lambda **k:Font(name='Georgia',size=k.pop('size',10),**k)
ws.merge_cells('B2:M2');ws['B2']='Heron Point Marina';ws['B2'].font=fn(bold=True,size=16,color='1F3864')
ws.merge_cells('B3:M3');ws['B3']='Slips, racks & moorings as walked October 3, 2026 - season contract = Apr 15 to Nov 15';ws['B3'].font=fn(italic=True)
cols=['Dock','Slip class','Size','Season rate\nper slip','How many','Contracted','of these\nlive-aboard','Open','Full at\n%','If all were\nrented','Contracts\nsigned','Average\ncontract']
for j,(h,g) in enumerate(zip(cols,['','','','','Slips','','','','','Dollars for the season','','']),2):
    a=ws.cell(5,j);b=ws.cell(6,j,h)
    if g: a.value=g
    for c in(a,b):
        c.font=fn(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F3864');c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.merge_cells('F5:J5');ws.merge_cells('K5:M5');ws.row_dimensions[6].height=32
nf={5:'#,##0',10:'0.0',11:'#,##0',12:'#,##0',13:'#,##0.00'}
r=7;rows=[];T=[];A=[]
def put(vals,b=False):
    for j,x in zip(range(5,14),vals):
        c=ws.cell(r,j,x);c.font=fn(bold=b);c.number_format=nf.get(j,'0')
        if b:c.border=Border(top=th)
def tot(lab,L):
    global r
    u,o,lv,mt,at=[sum(x[i] for x in L) for i in range(5)]
    vals=[None,u,o,lv,u-o,round(o/u*100,1),mt,at,round(at/o,2)]
    ws.cell(r,3,lab).font=fn(bold=True);put(vals,True);T.append(dict(label=lab,**dict(zip(K,vals))));r+=1
for dk,note,L in D:
    s=r;S=[]
    for t,ds,n,rate in L:
        o=n if n==1 else max(1,round(n*R.uniform(.7,1)))
        lv=R.choice([0,0,1,2]) if t[0] in 'BC' else 0
        if n==1: lv=0
        at=rate*o-round(R.uniform(0,.09)*rate*o/5)*5
        vals=[rate,n,o,lv,n-o,round(o/n*100,1),rate*n,at,round(at/o,2)]
        if t[0] in 'WM': vals[3]=None
        ws.cell(r,3,t).font=fn();ws.cell(r,4,ds).font=fn();put(vals);r+=1
        rows.append(dict(type=t,desc=ds,**dict(zip(K,vals))));S.append((n,o,lv,rate*n,at))
    if len(L)>1: ws.merge_cells(start_row=s,start_column=2,end_row=r-1,end_column=2)
    c=ws.cell(s,2,f'{dk}\n({note})');c.alignment=Alignment(vertical='center',horizontal='center',wrap_text=True);c.font=fn(bold=True)
    if len(L)==1: ws.row_dimensions[s].height=30
    A+=S
    if len(L)>1: tot((f'Dock {dk}' if len(dk)==1 else dk)+' in all',S)
r+=1;tot('Whole marina',A)
r+=1
for x in ["Transients and the fuel dock face are not in this count.","C45: Mr. Abbott has two slips on one contract; counted as two.","Rates go up 4 per cent for 2027 if you say so."]:
    ws.cell(r,3,x).font=fn(italic=True,size=9);r+=1
for c,w in zip('ABCDEFGHIJKLM',[2,16,11,16,12,10,11,11,8,8,13,13,12]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.sheet_view.showGridLines=False;ws.freeze_panes='E7'
w2=wb.create_sheet('Waiting list');w2.append(['Name','Boat','Wants','Since'])
for q in [('E. Fairbank','Sabre 36','B or C','2023'),('Pell','Whaler 22','wall','2025'),('G. & R. Osei','Beneteau 41','C','2024')]: w2.append(q)
wb.save(f'{DOC}/{STEM}.xlsx');print(T[-1]);save(STEM,'UM',K,rows,T)
