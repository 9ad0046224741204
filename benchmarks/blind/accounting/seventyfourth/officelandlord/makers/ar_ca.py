# Canadian open-invoice aging, parking & industrial, fpdf2 landscape
from common import *
from fpdf import FPDF
rng=random.Random(74606); NAME='OpenInvoiceAging_Co0087_2025-10-31.pdf'
# cust no, name, premises, invoices (doc, date, original, open)
D=[('300114','Boréal Logistics Inc.','Bay 3-6',[('RI 88104','2025-10-01',21694.50,21694.50),('RI 87815','2025-09-15',1356.00,678.00)]),
('300127','Atlas Courier Co-operative','Bay 7',[('RI 88107','2025-10-01',9887.50,9887.50),('RI 87702','2025-09-01',9887.50,9887.50),('RI 87311','2025-08-01',9887.50,4887.50)]),
('300133','Dundas West Medical Clinic','Stalls 12-19',[('RI 88131','2025-10-01',2034.00,2034.00)]),
('300139','Northern Lights Film Rentals Ltd.','Bay 9',[('RI 88110','2025-10-01',12430.00,12430.00),('RU 41877','2025-10-22',-12430.00,-12430.00)]),
('300146','Queensway Auto Glass','Bay 11',[('RI 88112','2025-10-01',6469.25,6469.25),('RI 87706','2025-09-01',6469.25,6469.25),('RI 87318','2025-08-01',6469.25,6469.25),('RI 86922','2025-07-01',6469.25,6469.25),('RI 86540','2025-06-02',6469.25,2113.10)]),
('300152','Pinnacle Legal Services LLP','Stalls 30-41',[('RI 88133','2025-10-01',3390.00,3390.00),('RI 87730','2025-09-01',3390.00,282.50)]),
('300158','Ville & Fils Catering','Bay 12A',[('RM 20418','2025-10-17',-565.00,-565.00)]),
('300163','Harbourfront Hotel Operations LP','Stalls 50-90',[('RI 88135','2025-10-01',11582.50,11582.50),('RI 88190','2025-10-20',847.50,847.50)]),
('300171','Mapleridge Packaging Corp.','Bay 14-16',[('RI 86133','2025-04-30',18645.00,18645.00),('RI 86210','2025-05-12',2825.00,2825.00),('RU 41620','2025-09-30',-5000.00,-5000.00)]),
('300180','Société Vélo-Partage','Stalls B1-B6',[('RI 88138','2025-10-01',1017.00,1017.00),('RI 87736','2025-09-01',1017.00,1017.00)]),
('300188','Granite Peak Tool Hire','Yard 2',[('RI 88119','2025-10-01',4181.00,4181.00),('RI 87822','2025-09-15',310.75,310.75)])]
from datetime import date
BK=['current','b1_30','b31_60','b61_90','b90']
def bk(d): # due 15 days after invoice... printed terms: net 15
    a=(date(2025,10,31)-date.fromisoformat(d)).days-15
    return BK[0] if a<=0 else BK[1] if a<=30 else BK[2] if a<=60 else BK[3] if a<=90 else BK[4]
pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False)
W=[17,53,25,19,21,24,24,22,22,21,21]; W=[w*.945 for w in W]
HD=['Customer','Name','Premises','Document','Inv. Date','Original\nAmount','Open\nAmount','Current','1 - 30','31 - 60','61 - 90','Over 90']
W=[15,50,23,18,19,22,22,20,20,20,17,18]
def hdr():
    pdf.add_page(); pdf.set_font('Times','B',13); pdf.set_xy(8,9); pdf.cell(140,6,'Bridgeton Industrial & Parking Trust'); pdf.set_font('Times','',9); pdf.set_xy(200,9); pdf.cell(70,5,'Run 2025-11-04 07:31  /  JPELL',align='R')
    pdf.set_xy(8,15); pdf.cell(190,5,'Open Invoice Aging by Customer  -  Company 00087  -  All amounts in CAD, HST included'); pdf.set_xy(200,15); pdf.cell(70,5,f'Page {pdf.page_no()}',align='R')
    pdf.set_xy(8,20); pdf.cell(190,5,'Aged from due date (terms net 15) to 2025-10-31')
    pdf.set_fill_color(225,225,225); pdf.rect(8,27,264,10,'F'); pdf.set_font('Times','B',8.5); x=8
    for i,(h,w) in enumerate(zip(HD,W)):
        ls=h.split('\n')
        for j,s in enumerate(ls): pdf.set_xy(x,32-4*(len(ls)-1)+4*j-0.5); pdf.cell(w,4,s,align='R' if i>4 else 'L')
        x+=w
    return 39
m=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def line(y,cells,style=''):
    x=8; pdf.set_font('Times',style,8.5)
    for i,(s,w) in enumerate(zip(cells,W)):
        pdf.set_xy(x,y)
        if s: pdf.cell(w,4.2,s,align='R' if i>4 else 'L')
        x+=w
rows=[];totals=[];G={}
def cells(a,b,c,d,e,v): return [a,b,c,d,e]+[m(v[k]) if k in v and v[k] is not None else '' for k in ['other:Original Amount','total']+BK]
y=hdr()
for no,nm,pr,inv in D:
    if y+4.6*(len(inv)+2)>198: y=hdr()
    T={}
    for i,(dn,dt,o,a) in enumerate(inv):
        b=bk(dt); v={'other:Original Amount':o,'total':a,b:a}
        for k,x in v.items(): T[k]=r2(T.get(k,0)+x); G[k]=r2(G.get(k,0)+x)
        line(y,cells(no if i==0 else '',nm if i==0 else '',pr if i==0 else '',dn,dt,v)); y+=4.6
        rows.append({'unit':pr,'name':nm,'resident':no,'date':dt,'invoice':dn,**v})
    if len(inv)>1:
        pdf.set_draw_color(150); pdf.line(133,y,272,y); line(y+.3,cells('',f'Total {no}','','','',T),'B'); y+=4.9
        totals.append({'label':f'Total {no}',**T})
    y+=2.2
pdf.set_draw_color(0); pdf.line(8,y,272,y); line(y+1,cells('','Company 00087 Total','','','',G),'B'); y+=6; pdf.line(8,y,272,y); pdf.line(8,y+.7,272,y+.7)
totals.append({'label':'Company 00087 Total',**G})
pdf.set_font('Times','I',8); pdf.set_xy(8,y+3); pdf.cell(200,4,'RI = invoice, RM = credit memo, RU = unapplied receipt.  Mapleridge Packaging: vacated August 2025, claim with counsel.')
pdf.output(doc(NAME))
save(NAME,'AR',['other:Original Amount','total']+BK,rows,totals,'Canadian open invoice aging, customer printed once, original and open amounts, credits',False)
print(len(rows),G)
