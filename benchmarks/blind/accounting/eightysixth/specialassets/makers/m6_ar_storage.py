import random
from common import *
import xlsxwriter, datetime
rnd=random.Random(8606)
N='StowAway Hwy 54 past dues Nov25.xlsx'
nm='Pruett Gerald|Mendenhall Lacey|Oakes Contracting LLC|Villanueva Iris|Tran Minh|Hargrove Billy|Sweetwater Florist|Lomax Denise|Kirby Paul|Adeyemi Folu|Grissom Tara|Bell County Youth Soccer|Hatcher Ronnie|Yates Melinda|Corbin Jack|Dietz Elaine|Saenz Marco|Triple J Hauling|Whitfield Ann|Rusk Daniel|Palmer Cheyenne|Nolen Vic|Estes Harold|Bravo Lidia|Holcomb Stacey|Ziegler Tom|Farris Kendra|Upchurch Dale|Ramsey Tonya|Cantu Ernesto|Wick & Wax Candle Co|Spivey Lorna|Dockery James|Mott Antoine'.split('|')
un=['A014','A022','A027','A103','A118','B006','B009','B031','B044','B052','B060','C001','C012','C017','C033','C038','C041','D003','D008','D019','D020','D027','D035','E102','E110','E111','E125','E140','E144','E159','RV03','RV08','RV11','RV19']
sz={'A':('5x10',62),'B':('10x10',104),'C':('10x15',139),'D':('10x20',172),'E':('10x10 CC',138),'R':('12x35 RV',95)}
asof=datetime.date(2025,11,30)
ks=['other:Rate','other:Days Late','b1_30','b31_60','b61_90','b91_120','b120','other:Fees Incl.','total']
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Past Due'); f0=dict(font_name='Calibri',font_size=10)
f=lambda **k: wb.add_format({**f0,**k})
ws.write('A1','StowAway Self Storage - Hwy 54',f(bold=1,font_size=14)); ws.write('A2','Past due tenants as of 11/30/2025 (excl. autopay retries)',f(italic=1))
ws.write('A3','412 units / 351 rented.  Sent to bank 12/2 by M. Orr',f(font_color='#666666'))
h=f(bold=1,bg_color='#FCE4D6',border=1,align='center',text_wrap=1,valign='vcenter')
HD=['Unit','Size','Tenant','Rate','Paid Thru','Days Late','1-30','31-60','61-90','91-120','120+','Fees Incl.','Total Due','Status','Notes']
for i,t in enumerate(HD): ws.write(4,i,t,h)
tx=f(border=1); m=f(border=1,num_format='#,##0.00;[Red](#,##0.00);""'); mt=f(border=1,num_format='$#,##0.00',bold=1); dt=f(border=1,num_format='m/d/yy',align='center'); iw=f(border=1,align='center'); nt=f(border=1,text_wrap=1,font_size=9)
NT=['Promised Fri','lock cut 11/18, inventory done','Card declined x3','Left vm 11/24','Lien notice mailed 11/12','Auction 12/16','','','Moved, number disconnected','Pays 1st of month always late','Gate code off','Mgr approved partial','In bankruptcy - hold sale']
ws.set_row(4,28)
rows=[];R=5;T=[0]*7;sr=0
for u,n in zip(un,nm):
    s,base=sz[u[0]]; rate=float(base+rnd.choice([-8,0,0,5,12])); k=rnd.choices([1,2,3,4,6],[14,9,5,3,2])[0]
    pt=asof-datetime.timedelta(days={1:rnd.randint(6,29),2:rnd.randint(32,59),3:rnd.randint(62,89),4:rnd.randint(93,119),6:rnd.randint(150,205)}[k]); dl=(asof-pt).days
    b=[0]*5; fee=0
    for j in range(k):
        fe=15.0 if j==0 and dl<=30 and dl>7 else (0 if j==0 and dl<=7 else 20.0)
        if j==2: fe+=45
        b[min(j,4)]=r2(b[min(j,4)]+rate+fe); fee+=fe
    if rnd.random()<.15: pp=rnd.choice([20.,40.,50.]); i=max(i for i in range(5) if b[i]); b[i]=r2(b[i]-pp)
    t=r2(sum(b)); st='Late' if dl<=30 else 'Overlocked' if dl<=60 else 'Lien' if dl<=120 else 'Auction'
    note=rnd.choice(NT[:1]+NT[2:4]+NT[6:8]+NT[9:10]+NT[11:12]) if dl<=30 else rnd.choice(NT[:1]+NT[2:4]+NT[10:12]) if dl<=60 else rnd.choice(NT[4:5]+NT[1:2]+NT[8:9]) if dl<=120 else rnd.choice([NT[5],NT[12]])
    ws.write(R,0,u,tx); ws.write(R,1,s,iw); ws.write(R,2,n,tx); ws.write(R,3,rate,m); ws.write_datetime(R,4,datetime.datetime.combine(pt,datetime.time()),dt); ws.write(R,5,dl,iw)
    for i in range(5):
        if b[i]: ws.write(R,6+i,b[i],m)
        else: ws.write_blank(R,6+i,None,m)
    if fee: ws.write(R,11,fee,m)
    else: ws.write_blank(R,11,None,m)
    ws.write_formula(R,12,f'=SUM(G{R+1}:K{R+1})',mt,t); ws.write(R,13,st,iw); ws.write(R,14,note,nt)
    d={'unit':u,'name':n,'other:Rate':rate,'other:Days Late':dl}
    for i in range(5):
        if b[i]: d[ks[2+i]]=b[i]
    if fee: d['other:Fees Incl.']=fee
    d['total']=t; rows.append(d); v=b+[fee,t]; T=[r2(x+y) for x,y in zip(T,v)]; sr=r2(sr+rate); R+=1
g=f(bold=1,top=2,bottom=6,num_format='$#,##0.00'); lab=f'TOTAL - {len(rows)} units'
ws.write(R,0,lab,f(bold=1,top=2,bottom=6))
for i in (1,2,4,5,13,14): ws.write_blank(R,i,None,g)
from xlsxwriter.utility import xl_col_to_name as cn
for i,v in zip([3]+list(range(6,13)),[sr]+T): ws.write_formula(R,i,f'=SUM({cn(i)}6:{cn(i)}{R})',g,v)
tot={'label':lab,'other:Rate':sr,**dict(zip(ks[2:],T))}
ws.write(R+2,2,'Late fee $15 day 8; overlock $20 day 31; lien fee $45 day 61',f(italic=1,font_size=9))
for i,w in enumerate([8,9,24,9,9,7,10,10,10,10,10,9,11,10.5,27]): ws.set_column(i,i,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(5,3); ws.autofilter(4,0,R-1,14); wb.close()
save(N,'AR',ks,rows,[tot],None,'Self-storage manager past-due sheet with size, rate, paid-thru, notes',False)
print(len(rows),T)
