import random
from common import *
from fpdf import FPDF
rnd=random.Random(8605)
N='Cottonwood Bend MHC - AR aging detail.pdf'
T=[('004','Albright, Dena','10147'),('009','Barraza, Hector & Luz','10322'),('011','Coyle, Merle','10088'),('017','Dutcher, Shawna','10410'),('023','Eklund, Roy','10051'),('026','Fuentes-Mora, Karina','10433'),('031','Gadsby, Terrance','10296'),('038','Hollis, Bonnie','10019'),('040','Ingersoll, Tad','10451'),('047','Jarvis, Wendell','10203'),('052','Kettleman, Jo','10377'),('058','Lujan, Pilar','10390'),('063','Mabry, Curtis','10124'),('066','Nesbitt, Arlene','10066'),('071','Ostrander, Kyle','10462'),('079','Pena, Graciela','10318'),('084','Rudd, Travis','10405'),('090','Sandifer, Opal','10033'),('102','Tibbets, Lonnie','10287'),('108','Wysocki, Dale','10354')]
from datetime import date
asof=date(2025,8,31)
ks=['current','b1_30','b31_60','b61_90','b90','total']
def bucket(d):
    a=(asof-d).days
    return 0 if a<=0 else 1 if a<=30 else 2 if a<=60 else 3 if a<=90 else 4
ten=[]
for i,(u,n,a) in enumerate(T):
    lot=rnd.choice([415,425,440,455]); home=rnd.random()<.35; hr=rnd.choice([285,310,345]); depth=rnd.choice([1,1,1,2,2,3,4,5]) if i not in(2,7,17) else 0
    ch=[]
    if depth==0: ch.append((date(2025,8,rnd.randint(20,30)),'Prepaid','Pymt ck '+str(rnd.randint(1100,9900)),-float(rnd.choice([lot,lot,40]))))
    for m in range(8-depth+1,9):
        if m<8 or rnd.random()<.9: ch.append((date(2025,m,1),'Lot Rent','Lot rent '+date(2025,m,1).strftime('%b %Y'),float(lot) if m>8-depth+1 else r2(lot-rnd.choice([0,0,115,200,61.5]))))
        if home: ch.append((date(2025,m,1),'Home Rent','POH rent',float(hr)))
        if rnd.random()<.8: ch.append((date(2025,m,6),'Late Fee','Late fee',50.0))
        if rnd.random()<.7: ch.append((date(2025,m,15),'Water/Sewer','W/S read '+date(2025,m,15).strftime('%m/%d'),r2(rnd.uniform(24,71))))
        if rnd.random()<.12: ch.append((date(2025,m,20),'Lawn Violation','Mow lot',45.0))
        if m==8 and rnd.random()<.3: ch.append((date(2025,8,31),'Pet Fee','Pet fee Aug',15.0))
    if len(ch)>12 : pass
    ten.append((u,n,a,ch))
if 1:
    u,n,a,ch=ten[3]; ch.append((date(2025,8,18),'Payment','Unapplied credit',-100.0)); ch.sort(key=lambda c:c[0])
F=lambda v:f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}'
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',13); s.cell(0,6,'A/R Aging Detail',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8); s.cell(0,4,'Cottonwood Bend Manufactured Home Community  (CBMHC)',new_x='LMARGIN',new_y='NEXT'); s.cell(0,4,'Aged as of 08/31/2025 by transaction date.  Tenant status: Current, Eviction.  Balances not equal to 0.00',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',7.5); s.set_fill_color(225,225,225)
        for w,t,al in zip(WD,HD,AL): s.cell(w,5.5,t,border='TB',align=al,fill=True)
        s.ln(6.5)
    def footer(s):
        s.set_y(-12); s.set_font('Helvetica','',6.5); s.cell(95,4,'Rent Manager  |  Sorted by Unit  |  09/03/2025 4:41 PM'); s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='R')
WD=[17,24,34,20,19,19,19,19,21]; HD=['Date','Charge','Comment','Current','1-30','31-60','61-90','Over 90','Balance']; AL='LLLRRRRRR'
pdf=P(format='letter'); pdf.set_margins(12,12,12); pdf.set_auto_page_break(True,16); pdf.add_page()
rows=[];tots=[];G=[0]*6;planted=None
for u,n,a,ch in ten:
    if pdf.get_y()>238: pdf.add_page()
    pdf.set_font('Helvetica','B',8); pdf.cell(22,5,f'Lot {u}'); pdf.cell(70,5,n); pdf.set_font('Helvetica','',7); pdf.cell(30,5,f'Acct {a}',new_x='LMARGIN',new_y='NEXT')
    t=[0]*6
    for j,(d,c,cm,v) in enumerate(ch):
        b=bucket(d); t[b]=r2(t[b]+v); t[5]=r2(t[5]+v)
        if u=='063' and planted is None and c=='Water/Sewer':
            planted={"what":f"charge row of Lot 063 Mabry, {d:%m/%d/%Y} {c} {v:,.2f} is left out; the tenant's subtotal and the grand total still include it","kind":"row_dropped"}; continue
        pdf.set_font('Helvetica','',7.5); pdf.cell(17,4.2,f'{d:%m/%d/%Y}'); pdf.cell(24,4.2,c); pdf.cell(34,4.2,cm)
        for i in range(5): pdf.cell(WD[3+i],4.2,F(v) if i==b else '',align='R')
        pdf.cell(21,4.2,F(v),align='R',new_x='LMARGIN',new_y='NEXT')
        rows.append({'unit':f'Lot {u}','name':n,'resident':a,'date':d.isoformat(),'charge':c,ks[b]:v,'total':v})
    pdf.set_font('Helvetica','B',7.5); lab=f'Total {n}'; pdf.cell(75,4.6,lab,align='R')
    for i in range(6): pdf.cell(WD[3+i],4.6,F(t[i]),border='T',align='R')
    pdf.ln(7); tots.append(dict(label=lab,**dict(zip(ks,t)))); G=[r2(x+y) for x,y in zip(G,t)]
pdf.set_font('Helvetica','B',8); pdf.cell(75,5.5,'Grand Total',border='TB')
for i in range(6): pdf.cell(WD[3+i],5.5,F(G[i]),border='TB',align='R')
pdf.ln(6); pdf.set_font('Helvetica','',7); pdf.cell(75,4.5,'Percent of total')
for i in range(6): pdf.cell(WD[3+i],4.5,f'{100*G[i]/G[5]:.1f}%',align='R')
tots.append(dict(label='Grand Total',**dict(zip(ks,G))))
pdf.output(doc(N)); assert planted
save(N,'AR',ks,rows,tots,planted,'Rent Manager A/R aging detail, tenant heading with charges below, MH community',True)
print(len(rows),G,planted)
