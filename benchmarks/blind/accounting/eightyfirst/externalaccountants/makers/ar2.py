# MYOB AccountRight Aged Receivables [Detail], Australian community housing, xlsx (openpyxl)
from common import *
import random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(815)
NAME='Aged Receivables Detail June25.xlsx'
AS=dt.date(2025,6,30)
T=[('Addicott, Maree','1/14 Wattle St'),('Baraka, Joseph','2/14 Wattle St'),('Coolwell, Shontaye','4/14 Wattle St'),('Dargan, Peter & Lyn','7/14 Wattle St'),
('Doyle-Marr, Kirra','8/14 Wattle St'),('Eze, Blessing','3 Comboyne Cres'),('Fogarty, Trent','5 Comboyne Cres'),('Gulliver, Noelene','9 Comboyne Cres'),
('Hadjis, Eleni','11 Comboyne Cres'),('Iredale, Cody','Room 2 Banksia Lodge'),('Jarrah, Lowanna','Room 5 Banksia Lodge'),('Kerrigan, Dale','Room 6 Banksia Lodge'),
('Lualua, Sione','Room 9 Banksia Lodge'),('Mid-North Food Pantry Inc','Shop 2, 40 Horton St'),('Nguyen-Hale, Thi','U1/66 Lake Rd'),('Oxley Legal Outreach','Shop 1, 40 Horton St'),
('Pascoe, Jayden','U3/66 Lake Rd'),('Quilty, Rosemary','U4/66 Lake Rd'),('Rahmani, Farzaneh','U6/66 Lake Rd'),('Stubbs, Wayne','U8/66 Lake Rd'),('Tumeth, Gai','U9/66 Lake Rd'),('Wirth, Anneliese','22A Hill St')]
wb=Workbook();ws=wb.active;ws.title='Aged Receivables Detail'
ar=lambda **k: Font(name='Arial',size=k.pop('size',9),**k)
def put(r,c,v,font=None,fmt=None,al=None):
    x=ws.cell(r,c,v);x.font=font or ar()
    if fmt:x.number_format=fmt
    if al:x.alignment=Alignment(horizontal=al)
    return x
M='$#,##0.00;-$#,##0.00'
for r,t,s,bo in[(1,'Camden Haven Community Housing Ltd',12,True),(2,'Suite 4, 31 Laurie St',8,False),(3,'Laurieton NSW 2443',8,False),(4,'ABN: 00 000 000 000',8,False),(6,'Aged Receivables [Detail]',14,True),(7,'As of 30/06/2025',9,True),(9,'Ageing by number of days since invoice date',8,False)]:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7);put(r,1,t,ar(size=s,bold=bo),al='center')
ws.cell(9,1).font=ar(size=8,italic=True)
H=['ID No.','Date','Total Due','0 - 30','31 - 60','61 - 90','90+']
for i,h in enumerate(H,1):
    x=put(11,i,h,ar(bold=True),al='left' if i<3 else 'right');x.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
K=['total','b0_30','b31_60','b61_90','b90']
r=12;rows=[];tots=[];G=[0]*5;inv=40211
for nm,ad in T:
    r+=1;put(r,1,nm,ar(bold=True));put(r,4,ad,ar(italic=True,color='444444'));r+=1
    shop='Shop' in ad;lodge='Lodge' in ad
    rent=R.choice([91000,104500,88000]) if shop else R.randrange(24000,31000,50) if lodge else R.randrange(29000,47000,25)
    n=R.choice([1,1,2,2,3,3,4,5]);st=[0]*5
    items=[]
    for i in range(n):
        age=R.randint(0,29)+i*R.choice([14,28,30]) if i else R.randint(1,27)
        amt=rent if R.random()<.6 else int(rent*R.uniform(.1,.9))
        items.append((age,amt,False))
    if R.random()<.22: items.append((R.randint(2,80),R.choice([8650,14200,33155,4720]),False))  # water usage
    if R.random()<.2: items.append((R.randint(1,40),-R.choice([5000,12000,2550,7400]),True))
    items.sort(key=lambda x:-x[0])
    for age,amt,cr in items:
        d=AS-dt.timedelta(days=age);bk=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
        num=('CR%06d' if cr else '%08d')%(inv-int(age*3.1)+R.randint(0,2));
        while any(q.get('invoice')==num for q in rows): num=num[:-1]+str(R.randint(0,9)) if R.random()<.9 else num[:-2]+str(R.randint(10,99))
        put(r,1,num);x=put(r,2,d,fmt='d/mm/yyyy',al='left');put(r,3,amt/100,fmt=M)
        row={'name':nm,'unit':ad,'invoice':num,'date':d.isoformat(),'total':amt/100}
        for j in range(4):
            v=amt if j==bk else 0;put(r,4+j,v/100,fmt=M);row[K[1+j]]=v/100
            st[1+j]+=v
        st[0]+=amt;rows.append(row);r+=1
    put(r,2,'Total:',ar(bold=True),al='right')
    for j in range(5):
        x=put(r,3+j,st[j]/100,ar(bold=True),M);x.border=Border(top=Side(style='thin'));G[j]+=st[j]
    tots.append({'label':'Total:',**{K[j]:st[j]/100 for j in range(5)}});r+=1
r+=1;put(r,2,'Grand Total:',ar(bold=True),al='right')
for j in range(5):
    x=put(r,3+j,G[j]/100,ar(bold=True),M);x.border=Border(top=Side(style='medium'))
tots.append({'label':'Grand Total:',**{K[j]:G[j]/100 for j in range(5)}});r+=1
put(r,2,'Ageing Percent:',ar(),al='right');pc={}
for j in range(1,5):
    v=round(G[j]/G[0]*100,1);put(r,3+j,f'{v:.1f}%',al='right');pc[K[j]]=v
tots.append({'label':'Ageing Percent:',**pc})
for c,w in zip('ABCDEFG',[14,16,13,13,12,12,12]):ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='11:11';wb.save(doc(NAME))
print(len(rows),G)
save(NAME,'AR',rows,tots,K,None,'MYOB aged receivables detail: tenant headings, invoice lines, Total: per tenant, ageing percent',False)
