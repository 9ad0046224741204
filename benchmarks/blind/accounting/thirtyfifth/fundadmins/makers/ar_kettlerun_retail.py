# commercial aging detail, tenant heading over charge lines, tenant subtotals, PDF landscape (PyMuPDF)
from common import *
import pymupdf as fitz
# (resident, name, unit, lease status, [(charge, tran, date, bucket 0..3 or 'P', amount)])
D=[
('t0011042','Fresh Acre Market #218','0100','Current',[('camr','C-884120','09/01/25',0,14206.41),('retr','C-884121','09/01/25',0,18914.77),('prct','C-871003','06/30/25',3,9412.06)]),
('t0011057','Brightline Cleaners','0112','Current',[('bret','C-884133','09/01/25',0,3462.50),('camr','C-884134','09/01/25',0,611.20)]),
('t0012218','Tres Hermanas Taqueria LLC','0116','Current',[('bret','C-861704','07/03/25',2,5180),('camr','C-861705','07/03/25',2,904.83),('bret','C-873190','08/01/25',1,5180),('camr','C-873191','08/01/25',1,904.83),('late','C-874402','08/11/25',1,304.24),('bret','C-884140','09/01/25',0,5180),('camr','C-884141','09/01/25',0,904.83)]),
('t0012306','Dr. Oyelaran Family Dental PC','0120','Current',[('bret','R-550218','09/26/25','P',-6733.34)]),
('t0012551','Paws & Bubbles Grooming','0124','Current',[('util','C-873204','08/01/25',1,188.40),('util','C-884155','09/01/25',0,193.71)]),
('t0013009','Iron Harbor Fitness','0200','Current',[('bret','C-884161','09/01/25',0,16250),('camr','C-884162','09/01/25',0,3018.75),('retr','C-884163','09/01/25',0,2846.90),('insr','C-884164','09/01/25',0,402.15),('bret','R-549771','09/08/25','P',-4000)]),
('t0013120','Nail Studio 88','0208','Current',[('recn','C-840077','03/31/25',3,2316.58)]),
('t0009984','Wexler Vapes & Tobacco','0212','Past',[('bret','C-822610','01/01/25',3,2975),('bret','C-829114','02/01/25',3,2975),('lgl','C-830551','02/18/25',3,1850),('dmge','C-836003','03/11/25',3,4420.67)]),
('t0013344','Sunny Slope Pediatrics','0216','Current',[('retr','C-884177','09/01/25',0,1422.08)]),
('t0013402','Golden Wok Express','0220','Current',[('bret','C-873233','08/01/25',1,4015.42),('bret','C-884181','09/01/25',0,4015.42),('camr','C-884182','09/01/25',0,702.19),('grse','C-873240','08/15/25',1,275)]),
('t0013588','First Meridian Bank (Outparcel A)','OP-A','Current',[('grnd','R-551002','09/29/25','P',-11458.33)]),
('t0013611','Mattress Depot Outlet','0300','Current',[('bret','C-884190','09/01/25',0,9166.67),('camr','C-884191','09/01/25',0,1744.50),('sign','C-861790','07/03/25',2,150),('sign','C-873251','08/01/25',1,150),('sign','C-884192','09/01/25',0,150)]),
('t0013790','Hearth & Crumb Bakery Cafe','0308','Notice',[('bret','C-861803','07/03/25',2,4675),('bret','C-873262','08/01/25',1,4675),('abat','C-873263','08/01/25',1,-2337.50),('bret','C-884201','09/01/25',0,4675),('camr','C-884202','09/01/25',0,820.16),('late','C-884330','09/11/25',0,233.75)]),
('t0013855','Parcel & Print Center','0312','Current',[('recn','C-840090','03/31/25',3,884.02),('recn','R-548810','08/22/25','P',-442.01)]),
]
M=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total']
T=Truth('ar_kettlerun_retail','pdf','AR',M)
doc=fitz.open(); W,H=792,612; X=[330,402,468,534,604,674,752]; pg=None; y=0; n=0
def rt(x,y,s,f='helv',z=7.5): pg.insert_text((x-fitz.get_text_length(s,f,z),y),s,fontname=f,fontsize=z)
def lt(x,y,s,f='helv',z=7.5): pg.insert_text((x,y),s,fontname=f,fontsize=z)
def new():
    global pg,y,n
    pg=doc.new_page(width=W,height=H); n+=1
    s='Aging Detail'; lt((W-fitz.get_text_length(s,'hebo',12))/2,34,s,'hebo',12)
    s='DB Caption: CENTERPOINTE LIVE   Property: kettle   Status: Current, Past, Future   Age As Of: 09/30/2025   Post To: 09/2025'; lt((W-fitz.get_text_length(s,'helv',7.5))/2,46,s)
    pg.draw_rect(fitz.Rect(36,56,756,80),fill=(.87,.9,.95),color=(.87,.9,.95))
    for x,a in ((40,'Charge'),(84,'Transaction'),(146,'Date')): lt(x,76,a,'hebo')
    for x,a,b in zip(X,['Unpaid','0 - 30','31 - 60','61 - 90','Over 90','Pre-','Balance'],['Charges','Owed','Owed','Owed','Owed','payments','Due']): rt(x,66,a,'hebo'); rt(x,76,b,'hebo')
    y=94; rt(756,596,f'Page {n}'); lt(36,596,'Tuesday, October 7, 2025   9:14 AM')
def nums(v,y,f='helv'):
    for x,a in zip(X,v): rt(x,y,paren(a),f)
new(); G=[0]*7
lt(36,y,'Kettle Run Plaza (kettle)','hebo',9); y+=14
for res,nm,unit,stt,ls in D:
    if y+12*min(len(ls)+2,5)>580: new()
    lt(40,y,f'{nm} ({res})','hebo'); lt(252,y,f'Unit {unit}','heit'); lt(310,y,stt,'heit'); y+=11; st=[0]*7
    for chg,tr,dt,b,amt in ls:
        if y>580: new()
        a=c(amt); v=[0]*7
        if b=='P': v[5]=a
        else: v[0]=a; v[1+b]=a
        v[6]=a; lt(48,y,chg); lt(84,y,tr); lt(146,y,dt); nums(v,y); y+=10.6; st=[p+q for p,q in zip(st,v)]
        T.row(unit=unit,resident=res,name=nm,charge=chg,status=stt,date='20%s-%s-%s'%(dt[6:],dt[:2],dt[3:5]),invoice=tr,**{m:d(q) for m,q in zip(M,v)})
    pg.draw_line((270,y-7.6),(752,y-7.6),width=.3); lt(84,y+1,'Total '+nm,'hebo'); nums(st,y+1,'hebo'); y+=17
    T.total('Total '+nm,{m:d(q) for m,q in zip(M,st)}); G=[p+q for p,q in zip(G,st)]
if y>560: new()
for lab in ('Total Kettle Run Plaza','Grand Total'):
    pg.draw_line((270,y-8),(752,y-8),width=.8); lt(40,y+1,lab,'hebo'); nums(G,y+1,'hebo'); y+=15; T.total(lab,{m:d(q) for m,q in zip(M,G)})
doc.save(path('ar_kettlerun_retail.pdf'),garbage=3,deflate=True,no_new_id=True); T.save('RETAIL','Commercial aging detail, tenant heading over charge lines, tenant sums, two-line header')
print(G,len(T.rows))
