# condominium owners' aged receivable, charges below each owner (fpdf2, portrait)
import random, datetime
from fpdf import FPDF
from common import *
R=random.Random(2207); NAME='Quarry_Ridge_owner_aging_20250331.pdf'
AS=datetime.date(2025,3,31)
O=[('A-102','104417','Albrecht, Dorothea','',1),('A-107','104422','Pemberton-Ruiz, C.','',2),('A-203','104431','Osgood, Lyle & Fern','',1),('A-211','104439','Tanvir Holdings LLC','ATTY',9),('A-304','104447','Castellane, Bruno','',1),
('B-101','104455','Whitlow, Jessamine','NOTICE',4),('B-106','104460','Nakagawa, Ren','',1),('B-110','104464','Est. of H. Vandermolen','HOLD',6),('B-205','104472','Iyer, Padmini','',2),('B-208','104475','Drummond, Kester','PLAN',5),('B-302','104484','Fairweather, Opal','',1),
('C-103','104492','Szymanski, Tadeusz & Ola','',-1),('C-104','104493','Brightwell Rentals LLC','',3),('C-112','104501','Mbeki-Lowe, Thandi','',1),('C-201','104503','Farrow, Denton','ATTY',11),('C-209','104511','Lindqvist, Astrid','',2),('C-214','104516','Garza-Holm, Ximena','',-2),('C-305','104524','Peabody, Rufus T.','',1)]
ASMT={'A':365,'B':412,'C':438}
def mfirst(k): # k months back
    y,m=2025,3-k
    while m<1: y-=1;m+=12
    return datetime.date(y,m,1)
pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); X=[318,372,424,476,540]
B=['b0_30','b31_60','b61_90','b90','total']; HD=['0 - 30','31 - 60','61 - 90','Over 90','Balance']
rows=[];tot=[];G=[0]*5;recap={};y=0;pg=0
def head():
    global y,pg
    pdf.add_page(); pg+=1
    pdf.set_font('Helvetica','B',12); pdf.text(36,44,'AGED OWNER BALANCES'); pdf.set_font('Helvetica','',9); pdf.text(36,58,'Quarry Ridge Condominium Trust'); pdf.text(36,70,'As of 03/31/2025')
    pdf.set_font('Helvetica','',8); pdf.text(470,44,f'Page: {pg}'); pdf.text(470,56,'Printed: 04/08/2025'); pdf.text(470,68,'Sort: Unit   Min: All')
    pdf.line(36,80,576,80); pdf.set_font('Helvetica','B',8); pdf.text(36,92,'Unit'); pdf.text(80,92,'Acct No'); pdf.text(130,92,'Owner'); 
    pdf.text(80,102,'Date'); pdf.text(130,102,'Charge')
    for x,t in zip(X,HD): pdf.text(x+28-pdf.get_string_width(t),102,t)
    pdf.line(36,107,576,107); y=121
def r_(x,t): pdf.text(x+28-pdf.get_string_width(t),y,t)
def f(c): return f'({-c/100:,.2f})' if c<0 else f'{c/100:,.2f}'
head()
for unit,acct,name,st,k in O:
    a=ASMT[unit[0]]*100; ch=[]
    if k==-1: ch=[(datetime.date(2025,3,27),'Prepaid',-a)]
    elif k==-2: ch=[(datetime.date(2025,3,14),'Prepaid',-2*a),(datetime.date(2025,3,20),'Key/Fob',5000)]
    else:
        for i in range(k-1,-1,-1):
            d=mfirst(i); amt=a if not(i==k-1 and k>1 and R.random()<.5) else R.choice([12000,8850,20000,6325])
            if k==1 and R.random()<.5: amt=R.choice([2500,10000,4000])
            ch.append((d,'Condo Fee' if amt!=2500 else 'Late Fee',amt))
            if k>2 and (i>0 or st=='ATTY') and R.random()<.7: ch.append((d.replace(day=16),'Late Fee',2500))
        if st=='ATTY': 
            ch.append((datetime.date(2024,12,19),'Legal',78500)); ch.append((datetime.date(2025,2,11),'Legal',41275))
        if unit=='B-208': ch.append((datetime.date(2024,11,5),'Spec Assmt',150000))
        if unit in('C-104','A-107'): ch.append((datetime.date(2025,2,20),'Fine',10000))
        if unit=='B-110': ch.append((datetime.date(2025,1,22),'Chargeback',23640))
        ch.sort(key=lambda c:c[0])
    if y+11*(len(ch) if len(ch)<9 else 4)+24>752: head()
    pdf.set_font('Helvetica','B',8); pdf.text(36,y,unit); pdf.text(80,y,acct); pdf.text(130,y,name)
    if st: pdf.text(262,y,st)
    y+=11; T=[0]*5
    for d,c,amt in ch:
        if y>745:
            head(); pdf.set_font('Helvetica','BI',8); pdf.text(36,y,unit); pdf.text(80,y,acct); pdf.text(130,y,name+'  (continued)'); y+=11
        age=(AS-d).days; b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
        for i in (b,4): T[i]+=amt; G[i]+=amt
        rc=recap.setdefault(c,[0]*5); rc[b]+=amt; rc[4]+=amt
        pdf.set_font('Helvetica','',8); ds=d.strftime('%m/%d/%y'); pdf.text(80,y,ds); pdf.text(130,y,c); r_(X[b],f(amt)); r_(X[4],f(amt)); y+=11
        rows.append({'unit':unit,'name':name,'resident':acct,'date':d.isoformat(),'charge':c,B[b]:num(amt),'total':num(amt)})
    pdf.set_draw_color(140); pdf.line(300,y-8,570,y-8); pdf.set_draw_color(0); y+=2
    pdf.set_font('Helvetica','B',8); lab=f'Total {unit}'; pdf.text(130,y,lab)
    t={'label':lab}
    for i in range(5):
        if T[i] or i==4: r_(X[i],f(T[i])); t[B[i]]=num(T[i])
    tot.append(t); y+=17
if y+160>750: head()
pdf.line(36,y-9,576,y-9); pdf.set_font('Helvetica','B',9); y+=4; pdf.text(36,y,'Association Total')
t={'label':'Association Total'}
for i in range(5): r_(X[i],f(G[i])); t[B[i]]=num(G[i])
tot.append(t); y+=13
pdf.set_font('Helvetica','',8); pdf.text(36,y,f'{len(O)} owners listed,  {len([o for o in O if o[4]<0])} with credit balances'); y+=26
pdf.set_font('Helvetica','B',8); pdf.text(130,y,'Charge Code Recap'); y+=12; pdf.set_font('Helvetica','',8)
for c in sorted(recap):
    pdf.text(130,y,c)
    for i in range(5): r_(X[i],f(recap[c][i]))
    y+=11
pdf.output(doc(NAME))
save(NAME,'AR','condo owner aging, charge lines under owner heading, totals per owner, recap',True,B,rows,tot)
print(len(rows),G,pg)
