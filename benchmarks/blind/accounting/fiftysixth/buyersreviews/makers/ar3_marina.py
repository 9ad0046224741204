# UK marina aged debt by invoice, customer headings, A4 portrait, fpdf2
import random, datetime
from common import *
from fpdf import FPDF
R=random.Random(5605)
N='Aged debt by transaction 31-03-2025.pdf'
K=['current','b1_30','b31_60','b61_90','b90','total']
A=datetime.date(2025,3,31)
nm=names(R,20,'{f} {l}')+['Penhallick Boat Services Ltd','Skerry Sail Training CIO','The Moorings Bistro','Tidewright Marine Electrics']
R.shuffle(nm)
boats=['Kittiwake','Sea Sprite II','Morwenna','Grey Heron','Tern Again','Salt Lass','Windrose','Bluebell','Fulmar of Fal','Halcyon','Merry Dancer','Osprey','Sandpiper','Curlew','Petrel','Lady Isobel','Nimrod','Quickstep','Rambler','Solan','Gannet','Wayfarer Too','Puffin','Estella']
items=[]; used=set(); bu=['Unit 2','Unit 5','Workshop 1','Unit 7']
def num(pre,n):
    while (pre,n) in used: n+=1
    used.add((pre,n)); return f'{pre}-{n}'
for i,n in enumerate(sorted(nm,key=lambda s:s.split()[-1])):
    biz=any(w in n for w in('Ltd','CIO','Bistro','Electrics'))
    unit=bu.pop(0) if biz else f'{R.choice("ABCDE")}{R.randint(2,48)}'
    tx=[]
    for _ in range(R.choice([1,1,2,2,3,4,5])):
        age=R.choice([5,12,20,28,28,35,44,52,58,63,75,88,95,130,170,240])
        d=A-datetime.timedelta(days=age)
        if biz: desc,amt=R.choice([('Quarterly rent',R.choice([1875,2400,3125])*1.2),('Service charge Q1',R.uniform(220,640)),('Electricity recharge',R.uniform(90,520)),('Insurance rent',R.uniform(140,390))])
        else: desc,amt=R.choice([('Annual berthing - inst. 2 of 4',R.uniform(780,1640)),('Annual berthing - inst. 3 of 4',R.uniform(780,1640)),('Electricity - metered',R.uniform(12,140)),('Electricity - metered',R.uniform(12,140)),('Lift out & relaunch',R.uniform(280,520)),('Pressure wash',R.uniform(70,130)),('Hard standing, weekly',R.uniform(60,240)),('Visitor berth 3 nts',R.uniform(96,160)),('Late payment charge',25.0)])
        tx.append([d,desc,round(amt,2),num('SI',41200-age*7+R.randint(0,6))])
    t=R.random()
    if t<.17: d=A-datetime.timedelta(days=R.randint(2,40)); tx.append([d,'Receipt on account',-round(R.uniform(50,400),2),num('RC',9900-(A-d).days*3)])
    elif t<.25: d=A-datetime.timedelta(days=R.randint(10,60)); tx.append([d,'Credit note - meter reading',-round(R.uniform(8,45),2),num('CN',760-(A-d).days)])
    tx.sort(key=lambda x:(x[0],x[3]))
    items.append((n,unit,f'{"TN" if biz else "BH"}{R.randint(1001,1899)}',None if biz else boats[i],tx))
pdf=FPDF('P','mm','A4'); pdf.set_auto_page_break(False)
F='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
import os
base='/usr/share/fonts/truetype/liberation/'; reg=base+'LiberationSansNarrow-Regular.ttf'
if not os.path.exists(reg): base='/usr/share/fonts/truetype/liberation2/'; 
fam='LiberationSans'
pdf.add_font('L','',base+fam+'-Regular.ttf'); pdf.add_font('L','B',base+fam+'-Bold.ttf')
X=[12,28,46,91]; RX=[108,127,146,163,180,198]
X=[12,27,43]; RX=[113,130,147,164,181,198]
def head():
    pdf.add_page(); pdf.set_font('L','B',13); pdf.text(12,16,'Polwenna Quay Marina'); pdf.set_font('L','',9); pdf.text(12,21.5,'Aged debt report by transaction  |  aged from due date to 31 March 2025  |  all amounts GBP inc. VAT')
    pdf.set_draw_color(0,90,130); pdf.set_line_width(.5); pdf.line(12,24.5,198,24.5); pdf.set_font('L','B',7.5)
    for x,t in zip(X,('Date','Doc no.','Details')): pdf.text(x,29,t)
    for x,t in zip(RX,('Not yet due','1-30 days','31-60 days','61-90 days','Over 90','Outstanding')): pdf.text(x-pdf.get_string_width(t),29,t)
    pdf.set_line_width(.2); pdf.line(12,31,198,31); pdf.set_font('L','',6.5)
    t=f'Page {pdf.page_no()} of {{nb}}'; pdf.text(12,289,'Harbourmaster accounts  -  run 02/04/2025 08:47'); pdf.set_xy(168,286.4); pdf.cell(30,4,t,align='R')
    return 36
pdf.alias_nb_pages()
y=head(); rows=[];totals=[];G=[0]*6
def nums(v,y,blank=True):
    for x,a in zip(RX,v):
        if a is None: continue
        t=m(a,paren=False); pdf.text(x-pdf.get_string_width(t),y,t)
for n,u,ac,boat,tx in items:
    if y+5*(len(tx)+2)>280: y=head()
    pdf.set_font('L','B',8); pdf.set_fill_color(236,243,247); pdf.rect(12,y-3.6,186,4.9,'F')
    pdf.text(12.5,y,ac); pdf.text(30,y,n); pdf.set_font('L','',8); pdf.text(95,y,('Berth '+u) if boat else u)
    if boat: pdf.text(120,y,'Vessel: '+boat)
    y+=5; T=[0]*6
    for d,desc,a,no in tx:
        due=(A-d).days-14   # terms 14 days
        j=0 if due<=0 else 1 if due<=30 else 2 if due<=60 else 3 if due<=90 else 4
        if a<0: j=0 if no.startswith('RC') else j
        v=[None]*5; v[j]=a
        pdf.set_font('L','',7.5); pdf.text(12.5,y,d.strftime('%d/%m/%Y')); pdf.text(28,y,no); pdf.text(43,y,desc); nums(v+[a],y); y+=4.4
        rows.append({"unit":u,"name":n,"resident":ac,"date":d.isoformat(),"invoice":no,"charge":desc,K[j]:a,"total":a})
        T[j]=round(T[j]+a,2); T[5]=round(T[5]+a,2)
    pdf.set_font('L','B',7.5); pdf.set_draw_color(120,120,120); pdf.line(98,y-3.2,198,y-3.2); pdf.text(43,y,f'Account total {ac}'); nums(T,y); y+=7
    totals.append({"label":f'Account total {ac}',**dict(zip(K,T))}); G=[round(a+b,2) for a,b in zip(G,T)]
if y>262: y=head()
pdf.set_draw_color(0,90,130); pdf.set_line_width(.5); pdf.line(12,y-2,198,y-2); pdf.set_font('L','B',8.5); pdf.text(12.5,y+3,'Total outstanding'); nums(G,y+3); pdf.line(12,y+5.5,198,y+5.5)
totals.append({"label":"Total outstanding",**dict(zip(K,G))})
pdf.set_font('L','',7); pdf.text(12.5,y+11,'Terms 14 days from invoice. Unallocated receipts are shown in "Not yet due" until matched.')
pdf.output(doc(N))
save(N,'AR',K,rows,totals,'UK marina aged debt by transaction, customer bands with berth and vessel, account totals with 0.00, A4 portrait PDF',True)
print(N,len(rows),len(items),G)
