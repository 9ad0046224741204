# Yardi-like aged receivable by charge code, flat rows, three Canadian strip centres, xlsx
import random; from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(8413)
P=[("bayridg","Bayridge Corners - Kingston ON",.13,"HST",[("t0004411","101","Prime Cuts Butchery"),("t0004416","103","Maple Leaf Vape"),("t0004420","105-106","Dr. Osei Family Practice"),("t0004431","108","Pho Saigon House"),("t0004435","110","Kingston Tool Rental"),("t0004439","112","Zen Nail Studio"),("t0004440","ATM1","Northern Cash ATM")]),
("eglway","Eglin Way Plaza - Guelph ON",.13,"HST",[("t0005102","A1","Harvest Bulk Foods Ltd."),("t0005107","A3","Spin Cycle Laundry"),("t0005111","A4","Little Sprouts Daycare"),("t0005118","B1","Tandoori Flame"),("t0005120","B2","Wellington Physio"),("t0005126","B5","U-Brew It"),("t0005133","C1","Petro-Lane Gas Bar"),("t0005134","C2","2718834 Ontario Inc. o/a Pizza Barn")]),
("rundle","Rundle Crossing - Red Deer AB",.05,"GST",[("t0006003","1010","Foothills Liquor Merchants"),("t0006008","1014","Alta Denture Clinic"),("t0006012","1020","Cash Corner"),("t0006019","1026","Bow & Arrow Archery"),("t0006022","1030","Mane Street Barbers")])]
wb=Workbook(); ws=wb.active; ws.title='Report1'
fn=lambda **k:Font(name='Arial',size=k.pop('size',9),**k)
ws['A1']='Aging Detail by Charge Code'; ws['A1'].font=fn(size=12,bold=True)
ws['A2']='Property: .fundstrip   Status: Current, Past, Notice   Caller: Customer'; ws['A3']='Age As Of: 10/31/2026   Post To: 10/2026   Currency: CAD'
for r in(1,2,3): ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12)
for r in(2,3): ws.cell(r,1).font=fn()
H1=['Property','Customer','Unit','Customer','Charge','Total','0 - 30','31 - 60','61 - 90','Over 90','Pre-','Balance']; H2=['','Code','','Name','Code','Owed','Owed','Owed','Owed','Owed','payments','']
fill=PatternFill('solid',fgColor='C6D9F1'); th=Side(style='thin')
for j,(a,b) in enumerate(zip(H1,H2),1):
    for r,t in((5,a),(6,b)):
        c=ws.cell(r,j,t or None); c.font=fn(bold=True); c.fill=fill; c.alignment=Alignment(horizontal='right' if j>5 else 'left')
KEY=['total','b0_30','b31_60','b61_90','b90','prepaid','other:Balance']
y=7; rows=[];tot=[];G=[0]*7
def wr(v,font,top=False):
    for j,x in enumerate(v,6):
        c=ws.cell(y,j,x/100); c.number_format='#,##0.00;(#,##0.00)'; c.font=font
        if top: c.border=Border(top=th)
for pc,pn,tr,tx,TT in P:
    S=[0]*7
    for tid,u,n in TT:
        base=R.randint(2400,9800)*100 if u!='ATM1' else 32500
        cam=int(base*R.uniform(.22,.3)); tax=int(base*R.uniform(.18,.26)); mon=R.choice([[1,0,0,0],[1,0,0,0],[1,1,0,0],[0,1,1,0],[1,1,1,1],[1,0,0,0],[0,0,0,0]])
        lines=[]
        for code,a in(('rentret',base),('cam',cam),('retax',tax)):
            if u=='ATM1' and code!='rentret': continue
            b=[a*q for q in mon]; 
            if mon[3]: b[3]=a*R.choice([1,2,3])
            if sum(b): lines.append([code,b])
        if lines: lines.append([tx.lower(),[round(sum(l[1][q] for l in lines)*tr) for q in range(4)]])
        if mon[1]+mon[2]>=2 or R.random()<.2: lines.append(['nsf' if R.random()<.5 else 'latefee',[0,R.choice([4500,7500,12500]),0,0]])
        if R.random()<.2: lines.append(['camrec',[0,0,R.choice([1,-1])*R.randint(15000,240000),0]])
        if R.random()<.2: lines.append(['signage',[R.choice([7500,12000]),0,0,0]])
        pp=0
        if R.random()<.35 or not lines: pp=-R.choice([base,R.randint(5000,base)])
        if pp: lines.append(['prepay',[0,0,0,0]])
        for code,b in lines:
            pz=pp if code=='prepay' else 0
            v=[sum(b)]+b+[pz,sum(b)+pz]
            for j,x in enumerate([pc,tid,u,n,code],1): ws.cell(y,j,x).font=fn()
            wr(v,fn())
            rows.append(dict(unit=u,name=n,resident=tid,charge=code,**{k:f(x) for k,x in zip(KEY,v)}))
            for j,x in enumerate(v): S[j]+=x
            y+=1
    L=f'Total {pc}'; ws.cell(y,1,L).font=fn(bold=True); ws.cell(y,4,pn).font=fn(bold=True); wr(S,fn(bold=True),True); tot.append(dict(label=L,**{k:f(x) for k,x in zip(KEY,S)})); y+=2
    for j,x in enumerate(S): G[j]+=x
ws.cell(y,1,'Grand Total').font=fn(bold=True); wr(G,fn(bold=True),True); tot.append(dict(label='Grand Total',**{k:f(x) for k,x in zip(KEY,G)})); y+=2
ws.cell(y,1,'Sunday, November 01, 2026  07:05 AM').font=fn(size=8,italic=True)
for col,w in zip('ABCDEFGHIJKL',[16,11,9,34,9,12,12,12,12,12,12,12]): ws.column_dimensions[col].width=w
ws.freeze_panes='A7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
wb.save(B+'/documents/Aging_fundstrip_20261031.xlsx')
save('Aging_fundstrip_20261031.xlsx','AR','Yardi-style flat aging by charge code, three properties with subtotals, prepayments',False,KEY,rows,tot)
print(len(rows),G)
